import { useReverseRefundHandBack } from "#app/data/exceptions.ts";
import { money } from "#app/lib/money.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import type { Exception } from "#contract/exceptions.ts";

interface Props {
  exception: Pick<Exception, "_id" | "about">;
  /** Dollars that were written down as handed back. */
  sum: number;
  onClose: () => void;
}

/** A refund that was written down as handed back was not: it waits for the owner again. */
export function RefundNotBackDialog({ exception: { _id: id, about }, sum, onClose }: Props) {
  const said = useTexts(exceptionTexts);
  const texts = useTexts(handBackTexts);
  const reversing = useReverseRefundHandBack(id);

  async function reverse() {
    if (await reversing.run({ amount: sum }, texts.notWritten)) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.mistakeTitle(money(sum), about.name ?? "")}
      kind="ask"
      actions={
        <DialogAnswers
          no={texts.keep}
          onNo={onClose}
          yes={texts.mistake(money(sum))}
          onYes={() => void reverse()}
          loading={reversing.busy}
          loadingText={texts.writing}
        />
      }
    >
      <p className="muted">{said.notHandedBackText}</p>
    </Dialog>
  );
}
