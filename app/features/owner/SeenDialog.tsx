import { money } from "#app/lib/money.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";

interface Props {
  /** Dollars that a guest is still to get; absent: none, or not known. */
  owed: number | undefined;
  busy: boolean;
  onClose: () => void;
  onSeen: () => void;
}

/** Asks before something that can still be done about money leaves the open ones. */
export function SeenDialog({ owed, busy, onClose, onSeen }: Props) {
  const said = useTexts(exceptionTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      title={said.noteTitle}
      kind="ask"
      actions={
        <DialogAnswers
          no={said.leaveOpen}
          onNo={onClose}
          yes={said.note}
          onYes={onSeen}
          loading={busy}
          loadingText={said.oneMoment}
        />
      }
    >
      {owed !== undefined && <p>{said.noteOwed(money(owed))}</p>}
      <p className="muted">{said.noteText}</p>
    </Dialog>
  );
}
