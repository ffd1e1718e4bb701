import { type ReactNode, useState } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";

export interface Question {
  title: string;
  text?: string;
  yes: string;
  /** Defaults to texts.cancel; set it if something else says better what happens: "Keep". */
  no?: string;
  /** Shows the answer in the colour for what can't be undone. */
  danger?: boolean;
}

type Pending = Question & { answer: (yes: boolean) => void };

/**
 * Asks before an action: `const [ask, dialog] = useConfirm()`, render `dialog` once, then `if (await ask({ title,
 * text, yes })) …`. Esc and a click beside it mean no.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const texts = useTexts(uiTexts);
  const [pending, setPending] = useState<Pending>();
  const [open, setOpen] = useState(false);

  function ask(question: Question): Promise<boolean> {
    return new Promise((answer) => {
      setPending({ ...question, answer });
      setOpen(true);
    });
  }
  function close(yes: boolean) {
    pending?.answer(yes);
    setOpen(false);
  }

  const dialog = pending && (
    <Dialog
      open={open}
      onClose={() => close(false)}
      title={pending.title}
      kind="ask"
      actions={
        <DialogAnswers
          no={pending.no ?? texts.cancel}
          onNo={() => close(false)}
          yes={pending.yes}
          onYes={() => close(true)}
          danger={pending.danger}
        />
      }
    >
      {pending.text && <p className="muted">{pending.text}</p>}
    </Dialog>
  );
  return [ask, dialog];
}
