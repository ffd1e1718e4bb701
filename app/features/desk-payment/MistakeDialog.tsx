import { useWhileHere } from "#app/lib/use-is-here.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";

interface Props {
  title: string;
  text: string;
  /** The text of the button that leaves what was written down. */
  no: string;
  yes: string;
  /** Shows `yes` in the colour for what can't be undone. */
  danger?: boolean;
  /** Dollars that were written down by mistake. */
  sum: number;
  change: {
    run: (mistake: { amount: number }, failed: string) => Promise<unknown>;
    busy: boolean;
  };
  /** The title of the notice when it fails. */
  failed: string;
  onClose: () => void;
}

/** Takes back, after a question, money that was written down by mistake. */
export function MistakeDialog({ title, text, no, yes, danger, sum, change, failed, onClose }: Props) {
  const { writing } = useTexts(handBackTexts);
  const close = useWhileHere(onClose);

  async function takeBack() {
    if (await change.run({ amount: sum }, failed)) close();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      kind="ask"
      actions={
        <DialogAnswers
          {...{ no, yes, danger }}
          onNo={onClose}
          onYes={() => void takeBack()}
          loading={change.busy}
          loadingText={writing}
        />
      }
    >
      <p className="muted">{text}</p>
    </Dialog>
  );
}
