import { useModerate } from "#app/data/managed-reviews.ts";
import type { Asked } from "#app/features/reviews/TextQuestion.tsx";
import { ownPicture } from "#app/lib/own-picture.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { Card } from "#app/ui/Card.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { Stars } from "#app/ui/Stars.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedReview } from "#contract/reviews.ts";

interface Props {
  review: ManagedReview;
  /** Opens the question that goes with an action. */
  onAsk: (what: Asked["what"], review: ManagedReview) => void;
}

/** One review, with an admin's actions. */
export function ModeratedReview({ review, onAsk }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(moderationTexts);
  const { name, state, reply } = review;
  const moderate = useModerate(review);

  async function show() {
    keepFocus();
    if (await moderate.run({ state: "published" }, texts.notChanged(name))) notifySuccess(texts.isShown);
  }

  return (
    <Card className="grid gap-3 p-5 wrap-anywhere sm:p-6">
      <div className="bar">
        <span className="flex items-center gap-3">
          <Avatar name={name} photo={ownPicture(review.image)} />
          <b className="font-semibold">{name}</b>
          {review.verified && <Badge tone="ok">{texts.afterVisit}</Badge>}
        </span>
        <span className="sm muted num">{inSalon("date", review.date, zone)}</span>
      </div>
      <Stars rating={review.rating} />
      <p className="whitespace-pre-line">{review.testimonial}</p>
      {reply && (
        <p className="border-l-2 border-golap-200 pl-4 whitespace-pre-line">
          <b className="sm block font-semibold">{texts.salonsReply}</b>
          {reply}
        </p>
      )}
      {review.hiddenReason && <p className="sm muted">{texts.hiddenBecause(review.hiddenReason)}</p>}
      <div className="flex flex-wrap gap-2">
        {state !== "published" && (
          <RowButton row={name} loading={moderate.busy} onClick={() => void show()}>
            {state === "pending" ? texts.approve : texts.showAgain}
          </RowButton>
        )}
        <RowButton row={name} variant="line" onClick={() => onAsk("reply", review)}>
          {reply ? texts.changeReply : texts.reply}
        </RowButton>
        {state !== "hidden" && (
          <RowButton row={name} variant="quiet" onClick={() => onAsk("hide", review)}>
            {texts.hide}
          </RowButton>
        )}
      </div>
    </Card>
  );
}
