import { useCancellationPreview } from "#app/data/booking-changes.ts";
import { money } from "#app/lib/money.ts";
import { movingTexts } from "#app/texts/en/moving.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

/** Before a visit is moved out of a window in which not all goes back: that the move keeps that share. */
export function KeptShare({ bookingId }: { bookingId: string }) {
  const texts = useTexts(movingTexts);
  const { data } = useCancellationPreview(bookingId);
  if (!data || data.paid === 0 || data.percent === 100) return null;
  return <Note>{texts.keptShare(money(data.refund), money(data.paid))}</Note>;
}
