import { useState } from "react";
import { useModerate } from "#app/data/managed-reviews.ts";
import { TextQuestion } from "#app/features/reviews/TextQuestion.tsx";
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

/** One review, with an admin's actions. */
export function ModeratedReview({ review }: { review: ManagedReview }) {
  const { zone } = useSalon();
  const texts = useTexts(moderationTexts);
  const { name, state, reply } = review;
  const [asked, setAsked] = useState<"hide" | "reply">();
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
        <RowButton row={name} variant="line" onClick={() => setAsked("reply")}>
          {reply ? texts.changeReply : texts.reply}
        </RowButton>
        {state !== "hidden" && (
          <RowButton row={name} variant="quiet" onClick={() => setAsked("hide")}>
            {texts.hide}
          </RowButton>
        )}
      </div>
      {asked === "reply" && (
        <TextQuestion
          review={review}
          title={texts.replyTo(name)}
          start={{ reply: reply ?? "" }}
          field="reply"
          label={texts.yourReply}
          hint={texts.replyHint}
          yes={texts.saveReply}
          done={(sent) => (sent.reply ? texts.replySaved : texts.replyTaken)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === "hide" && (
        <TextQuestion
          review={review}
          title={texts.hideThis}
          start={{ state: "hidden", reason: "" }}
          field="reason"
          label={texts.whyHidden}
          hint={texts.onlyAdmins}
          yes={texts.hideIt}
          done={() => texts.isHidden}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
