import { type Actor, isStaff } from "#domain/access.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** The caller's own booking, or any booking for staff. Refuses other bookings as if they did not exist. */
export async function findOwnBooking(db: Handle, actor: Actor, id: string): Promise<Result<BookingRow>> {
  const booking = await findBooking(db, id);
  const isShown = booking !== undefined && (booking.user_id === actor.userId || isStaff(actor));
  return isShown ? ok(booking) : refuse("not_found", "There is no such booking.");
}
