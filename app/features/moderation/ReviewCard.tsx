import { useState } from "react";
import { useModerate } from "#app/features/moderation/queries.ts";
import { TextQuestion } from "#app/features/moderation/TextQuestion.tsx";
import { explain } from "#app/lib/explain.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedReview } from "#contract/reviews.ts";

/** One review with what an admin can do about it. */
export function ReviewCard({ review, zone }: { review: ManagedReview; zone: string }) {
  const { _id, name, state, reply } = review;
  const [asked, setAsked] = useState<"hide" | "reply">();
  const moderate = useModerate();
  const who = <span className="sr">: {name}</span>;

  function decide(body: Parameters<typeof moderate.mutate>[0]["body"], done: string) {
    moderate.mutate(
      { id: _id, body },
      {
        onSuccess: () => notifySuccess(done),
        onError: (error) => notifyError(`${name}'s review was not changed`, explain(error)),
      },
    );
    setAsked(undefined);
  }

  return (
    <Card className="grid gap-3 p-5 wrap-anywhere sm:p-6">
      <div className="bar">
        <span className="flex items-center gap-3">
          <Avatar name={name} photo={ownPicture(review.image)} />
          <b className="font-semibold">{name}</b>
          {review.verified && <Badge tone="ok">after a visit</Badge>}
        </span>
        <span className="sm muted num">{inSalon("date", review.date, zone)}</span>
      </div>
      <Stars rating={review.rating} />
      <p className="whitespace-pre-line">{review.testimonial}</p>
      {reply && (
        <p className="border-l-2 border-golap-200 pl-4 whitespace-pre-line">
          <b className="sm block font-semibold">The salon's reply</b>
          {reply}
        </p>
      )}
      {state === "hidden" && <p className="sm muted">Hidden: {review.hiddenReason}</p>}
      <div className="flex flex-wrap gap-2">
        {state !== "published" && (
          <Button
            size="sm"
            className="min-h-11"
            loading={moderate.isPending}
            onClick={() => decide({ state: "published" }, "The review is shown")}
          >
            {state === "pending" ? "Approve" : "Show again"}
            {who}
          </Button>
        )}
        <Button variant="line" size="sm" className="min-h-11" onClick={() => setAsked("reply")}>
          {reply ? "Change the reply" : "Reply"}
          {who}
        </Button>
        {state !== "hidden" && (
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setAsked("hide")}>
            Hide{who}
          </Button>
        )}
      </div>
      <TextQuestion
        key={`reply ${reply}`}
        open={asked === "reply"}
        title={`Reply to ${name}`}
        label="Your reply"
        hint="Everybody reads it under the review. Empty, it takes the reply away."
        start={reply ?? ""}
        yes="Save reply"
        onClose={() => setAsked(undefined)}
        onAnswer={(text) =>
          decide({ reply: text }, text ? "Your reply is saved" : "Your reply is taken away")
        }
      />
      <TextQuestion
        open={asked === "hide"}
        title="Hide this review?"
        label="Why it is hidden"
        hint="Only admins read it."
        start=""
        required="Say why it is hidden"
        yes="Hide it"
        onClose={() => setAsked(undefined)}
        onAnswer={(reason) => decide({ state: "hidden", reason }, "The review is hidden")}
      />
    </Card>
  );
}
