import { useState } from "react";
import { useModerate } from "#app/data/managed-reviews.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedReview, ReviewModeration } from "#contract/reviews.ts";

/** A review, and what is asked about it. */
export interface Asked {
  what: "hide" | "reply";
  review: ManagedReview;
}

interface Props extends Asked {
  onClose: () => void;
}

const mostLetters = 400;

/** A change to a review that needs a text. */
export function TextQuestion({ what, review, onClose }: Props) {
  const texts = useTexts(moderationTexts);
  const [seen] = useState(review);
  const isReply = what === "reply";
  const field = isReply ? "reply" : "reason";
  const start: ReviewModeration = isReply ? { reply: seen.reply ?? "" } : { state: "hidden", reason: "" };
  function done({ reply }: ReviewModeration): string {
    if (!isReply) return texts.isHidden;
    return reply ? texts.replySaved : texts.replyTaken;
  }
  const moderate = useModerate(review);
  const close = useWhileHere(onClose);
  const form = useContractForm({
    rules: async () => (await import("#contract/reviews.ts")).ReviewModeration,
    start,
    change: {
      ...moderate,
      run: (sent, failed) =>
        moderate.run(sent, (error) => {
          if (isReply || !hasCode(error, "wrong_state")) return failed(error);
          // It is in another tab by now, where it is to be looked at anew.
          notifyError(texts.notChanged(review.name), explain(error));
          close();
        }),
    },
    failed: texts.notChanged(review.name),
    onSent: (_answer, sent) => notifySuccess(done(sent)),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={isReply ? texts.replyTo(review.name) : texts.hideThis}
      kind="wide"
      no={texts.cancel}
      onClose={onClose}
      yes={isReply ? texts.saveReply : texts.hideIt}
      form={form}
    >
      {isReply && review.reply !== seen.reply && !form.busy && (
        <Note tone="pending">{texts.replyNow(review.reply ?? "")}</Note>
      )}
      <TextArea
        label={isReply ? texts.yourReply : texts.whyHidden}
        hint={isReply ? texts.replyHint : texts.onlyAdmins}
        maxLength={mostLetters}
        {...form.field(field)}
      />
    </FormDialog>
  );
}
