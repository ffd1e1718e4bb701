import { useReverseTip } from "#app/data/calendar.ts";
import { money } from "#app/lib/money.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";

interface Props {
  visitId: string;
  /** Dollars of the tip. */
  sum: number;
  onClose: () => void;
}

/** Takes a mistaken tip back, and leaves the payment. */
export function TipBackDialog({ visitId, sum, onClose }: Props) {
  const texts = useTexts(takePaymentTexts);
  const reversing = useReverseTip(visitId);
  const close = useWhileHere(onClose);

  async function reverse() {
    if (await reversing.run({ amount: sum }, texts.tipNotBack)) close();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.tipBackTitle(money(sum))}
      kind="ask"
      actions={
        <DialogAnswers
          no={texts.tipKept}
          onNo={onClose}
          yes={texts.tipBackYes(money(sum))}
          onYes={() => void reverse()}
          danger
          loading={reversing.busy}
          loadingText={texts.writing}
        />
      }
    >
      <p className="muted">{texts.tipBackText}</p>
    </Dialog>
  );
}
