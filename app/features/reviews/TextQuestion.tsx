import { useModerate } from "#app/data/managed-reviews.ts";
import { useKeptFields } from "#app/features/unsaved/use-kept-fields.ts";
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
  /** The review when it was asked. */
  seen: ManagedReview;
  /** What was typed before the session ended. */
  typed?: ReviewModeration | undefined;
}

interface Props extends Asked {
  /** The review as it is now. */
  review: ManagedReview;
  /** Called with what is typed; with undefined if nothing is. */
  onType: (typed: ReviewModeration | undefined) => void;
  onClose: () => void;
}

const mostLetters = 400;

/** A change to a review that needs a text. */
export function TextQuestion({ what, seen, typed, review, onType, onClose }: Props) {
  const texts = useTexts(moderationTexts);
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
  useKeptFields(form, typed, onType);
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
