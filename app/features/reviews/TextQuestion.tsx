import { type SubmitEvent, useId, useState } from "react";
import { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";

interface Props {
  open: boolean;
  title: string;
  label: string;
  hint: string;
  /** What stands there to begin with. */
  start: string;
  /** The sentence when nothing was written, where something must be. */
  required?: string;
  yes: string;
  onClose: () => void;
  onAnswer: (text: string) => void;
}

const mostLetters = 400;

/** A question that is answered with a text. */
export function TextQuestion({ open, title, label, hint, start, required, yes, onClose, onAnswer }: Props) {
  const texts = useTexts(moderationTexts);
  const formId = useId();
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = text.trim();
    if (required && !written) return setError(required);
    setError(undefined);
    onAnswer(written);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      kind="wide"
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextArea
          label={label}
          hint={hint}
          error={error}
          maxLength={mostLetters}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
