import "#app/features/reviews/review-form.css";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { useReviewableVisits } from "#app/data/bookings.ts";
import { useAddReview } from "#app/data/reviews.ts";
import { PortraitChoice } from "#app/features/pictures/PortraitChoice.tsx";
import { initialsPortrait } from "#app/features/pictures/portraits.ts";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { ReviewPreview } from "#app/features/reviews/ReviewPreview.tsx";
import { typedRating } from "#app/features/reviews/rating.ts";
import { StarPicker } from "#app/features/reviews/StarPicker.tsx";
import type { TypedReview } from "#app/features/reviews/typed-review.ts";
import { hasCode } from "#app/lib/api-error.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { keepWritten, keptWritten } from "#app/lib/kept-written.ts";
import { newKey } from "#app/lib/new-key.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { myReviewTexts } from "#app/texts/en/dashboard/my-reviews.ts";
import { reviewFormTexts } from "#app/texts/en/dashboard/review-form.ts";
import { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { FormBesidePreview } from "#app/ui/FormBesidePreview.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { Note } from "#app/ui/Note.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

interface Written extends Pick<z.input<typeof TypedReview>, "rating" | "testimonial"> {
  /** The visit chosen for it. */
  chosenId?: string | undefined;
  key: string;
}

interface Props {
  user: IdentityUser;
  /**
   * The booking id of the visit to review. If it is not the person's own, the latest visit without a review is used,
   * and the form says so.
   */
  visitId: string | undefined;
}

/** A form to add a review, beside its live preview. What was typed stays when sending fails. */
export function ReviewForm({ user, visitId }: Props) {
  const { zone } = useSalon();
  const words = useTexts(reviewFormTexts);
  const texts = useTexts(myReviewTexts);
  // The key under which this tab keeps an unsent review. A text about one visit does not belong to another.
  const place = visitId === undefined ? "review" : `review ${visitId}`;
  const [kept] = useState(() => keptWritten<Written>(place, user.email));
  const [chosenId, setChosenId] = useState(kept?.chosenId ?? visitId);
  // A review that arrives twice, since the answer to the first was lost, is one: by then the page names another visit.
  const [key, setKey] = useState(() => kept?.key ?? newKey());
  const { visits, isFetched, isSuccess } = useReviewableVisits(user.email);
  const chosen = visits.find(({ _id }) => _id === chosenId);
  const visit = chosen ?? visits[0];
  const add = useAddReview();
  const { field, errorOf, register, submit, busy, problem, watch, setValue, reset } = useContractForm({
    rules: async () => (await import("#app/features/reviews/typed-review.ts")).TypedReview,
    start: {
      name: user.displayName ?? "",
      rating: kept?.rating ?? "",
      image: user.photoURL || initialsPortrait(user.displayName ?? ""),
      testimonial: kept?.testimonial ?? "",
    },
    change: {
      ...add,
      run: (review: z.output<typeof TypedReview>, failed) =>
        add.run({ ...review, key, ...(visit && { bookingId: visit._id }) }, (error) => {
          if (hasCode(error, "wrong_state")) setKey(newKey());
          failed(error);
        }),
    },
    failed: words.notAdded,
    ready: () => uploads.settled(),
    onSent: (_answer, _review, isAsSent) => {
      notifySuccess(words.added, { place: "center" });
      setKey(newKey());
      setChosenId(undefined);
      if (isAsSent) reset((sent) => ({ ...sent, rating: "", testimonial: "" }));
    },
  });
  const typed = watch();
  const { rating, testimonial } = typed;
  useEffect(() => {
    const isEmpty = rating === "" && testimonial === "";
    keepWritten(place, user.email, isEmpty ? undefined : { rating, testimonial, chosenId, key });
  }, [place, user.email, rating, testimonial, chosenId, key]);
  const setImage = (address: string) =>
    setValue("image", address, { shouldValidate: true, shouldTouch: true });
  const uploads = useUpload(setImage);
  const { uploadingPhoto: uploading } = useTexts(picturesTexts);

  return (
    <FormBesidePreview>
      <form className="in-turn grid gap-[22px]" noValidate onSubmit={submit}>
        <div className="mb-1.5 grid gap-2">
          <h1 className="h2">{words.title}</h1>
          <p className="muted">{visit ? words.leadOfVisit : words.lead}</p>
        </div>
        {!isFetched && (
          <Loading className="grid gap-[22px]">
            <Skeleton className="h-21" />
            <Skeleton className="h-21" />
            <Skeleton className="h-55" />
          </Loading>
        )}
        {chosenId && isSuccess && !chosen && !busy && (
          <Note tone="pending">{words.notThisVisit(visit !== undefined)}</Note>
        )}
        {visit && (
          <SelectField
            label={texts.yourVisit}
            hint={texts.marked}
            value={visit._id}
            onChange={({ target }) => setChosenId(target.value)}
          >
            {visits.map(({ _id, service_name, startsAt, date }) => (
              <option key={_id} value={_id}>
                {texts.visit(service_name, inSalon("date", startsAt ?? date, zone))}
              </option>
            ))}
          </SelectField>
        )}
        <div className="review-names">
          <TextField label={words.name} autoComplete="name" {...field("name")} />
          <Field label={words.rating} error={errorOf("rating")}>
            {(field) => (
              <div className="rating-row">
                <input
                  className="in num"
                  inputMode="numeric"
                  placeholder={words.ratingHint}
                  {...field}
                  {...register("rating")}
                />
                <StarPicker
                  rating={typedRating(typed.rating)}
                  onPick={(rating) =>
                    setValue("rating", String(rating), { shouldValidate: true, shouldTouch: true })
                  }
                />
              </div>
            )}
          </Field>
        </div>
        <PortraitChoice
          name={typed.name}
          shown={uploads.upload?.preview ?? ownPicture(typed.image)}
          address={typed.image}
          onChoose={(address) => {
            uploads.cancel();
            setImage(address);
          }}
          onFile={uploads.start}
        >
          <span className="sm muted" role="status">
            {uploads.upload && uploading}
          </span>
          <FieldError>{uploads.failure}</FieldError>
        </PortraitChoice>
        <TextField
          label={words.imageAddress}
          inputMode="url"
          {...field("image", { onChange: uploads.cancel })}
        />
        <TextArea label={words.yourReview} className="min-h-[190px]" {...field("testimonial")} />
        <FormProblem problem={problem} />
        <div>
          <Button type="submit" loading={busy} loadingText={words.adding}>
            {words.add}
          </Button>
        </div>
      </form>
      <ReviewPreview {...typed} />
    </FormBesidePreview>
  );
}
