import { useReverseHandBack } from "#app/data/desk-changes.ts";
import { MistakeDialog } from "#app/features/desk-payment/MistakeDialog.tsx";
import { money } from "#app/lib/money.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  visit: Pick<Booking, "_id" | "name">;
  /** Dollars that were written down as handed back. */
  sum: number;
  onClose: () => void;
}

/** What was written down as handed back was not: it waits again. */
export function NotHandedBackDialog({ visit: { _id: id, name }, sum, onClose }: Props) {
  const texts = useTexts(handBackTexts);
  return (
    <MistakeDialog
      title={texts.mistakeTitle(money(sum), name)}
      text={texts.mistakeText}
      no={texts.keep}
      yes={texts.mistake(money(sum))}
      failed={texts.notWritten}
      change={useReverseHandBack(id)}
      {...{ sum, onClose }}
    />
  );
}
