import { moment } from "#app/lib/refund-terms.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Salon } from "#contract/salon.ts";

/** What a customer should know before changing an upcoming visit. */
export function visitHint(booking: Booking, { zone, phone }: Pick<Salon, "zone" | "phone">): string {
  const texts = textsNow(bookingsTexts);
  const { canCancel, canMove, freeUntil, paid, price } = booking;
  const owesNothing = canCancel && paid === "unpaid" && price > 0;
  if (owesNothing && (canMove || freeUntil)) return texts.owesNothing;
  if (freeUntil) return texts.freeUntil(moment(freeUntil, zone));
  if (canCancel && canMove) return texts.seeFirst;
  return canCancel ? texts.callToMove(phone) : texts.callToChange(phone);
}
