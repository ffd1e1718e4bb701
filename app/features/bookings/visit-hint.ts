import { moment } from "#app/lib/refund-terms.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Salon } from "#contract/salon.ts";

/** What a customer should know before she changes a coming visit. */
export function visitHint(booking: Booking, { zone, phone }: Pick<Salon, "zone" | "phone">): string {
  if (booking.freeUntil) return `Free to cancel until ${moment(booking.freeUntil, zone)}.`;
  if (booking.canCancel && booking.canMove) return "Before you cancel you see what goes back.";
  if (booking.canCancel) return `To move it now, call ${phone}. Before you cancel you see what goes back.`;
  return `To change it now, call ${phone}.`;
}
