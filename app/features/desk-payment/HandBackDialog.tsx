import { useHandBack } from "#app/data/desk-changes.ts";
import { HandBackForm } from "#app/features/desk-payment/HandBackForm.tsx";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  visit: Pick<Booking, "_id" | "name" | "status">;
  /** Dollars to hand back. */
  sum: number;
  onClose: () => void;
}

/** Hands back what was paid at the salon beyond a visit's price, because the visit got cheaper or was cancelled. */
export function HandBackDialog({ visit: { _id: id, name: guest, status }, ...props }: Props) {
  const { why, whyCancelled } = useTexts(handBackTexts);
  const text = status === "cancelled" ? whyCancelled : why;
  return <HandBackForm {...props} {...{ guest, text }} change={useHandBack(id)} />;
}
