import { useReverseHandBack } from "#app/data/calendar.ts";
import { money } from "#app/lib/money.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  visit: Pick<Booking, "_id" | "name">;
  /** Dollars that were written down as handed back. */
  sum: number;
  onClose: () => void;
}

/** What was written down as handed back was not: it waits again. */
export function NotHandedBackDialog({ visit, sum, onClose }: Props) {
  const texts = useTexts(handBackTexts);
  const reversing = useReverseHandBack(visit._id);
  const close = useWhileHere(onClose);

  async function reverse() {
    if (await reversing.run({ amount: sum }, texts.notWritten)) close();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.mistakeTitle(money(sum), visit.name)}
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
      <p className="muted">{texts.mistakeText}</p>
    </Dialog>
  );
}
