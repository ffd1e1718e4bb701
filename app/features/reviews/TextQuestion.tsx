import { useState } from "react";
import { useModerate } from "#app/data/managed-reviews.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedReview, ReviewModeration } from "#contract/reviews.ts";

interface Props {
  review: ManagedReview;
  title: string;
  /** The new state of the review, and which of its texts is asked for. */
  start: ReviewModeration;
  field: "reply" | "reason";
  label: string;
  hint: string;
  yes: string;
  done: (sent: ReviewModeration) => string;
  onClose: () => void;
}

const mostLetters = 400;

/** A change to a review that needs a text. */
export function TextQuestion({ review, title, start, field, label, hint, yes, done, onClose }: Props) {
  const texts = useTexts(moderationTexts);
  const [seen] = useState(review);
  const moderate = useModerate(review);
  const form = useContractForm({
    rules: async () => (await import("#contract/reviews.ts")).ReviewModeration,
    start,
    change: {
      ...moderate,
      run: (sent, failed) =>
        moderate.run(sent, (error) => {
          // It is in another tab by now, and this question goes with it.
          const isElsewhere = hasCode(error, "wrong_state") && field === "reason";
          if (isElsewhere) notifyError(texts.notChanged(review.name), explain(error));
          failed(error);
        }),
    },
    failed: texts.notChanged(review.name),
    onSent: (_answer, sent) => notifySuccess(done(sent)),
    onDone: onClose,
  });
  return (
    <FormDialog title={title} kind="wide" no={texts.cancel} onClose={onClose} yes={yes} form={form}>
      {field === "reply" && review.reply !== seen.reply && !form.busy && (
        <Note tone="pending">{texts.replyNow(review.reply ?? "")}</Note>
      )}
      <TextArea label={label} hint={hint} maxLength={mostLetters} {...form.field(field)} />
    </FormDialog>
  );
}
