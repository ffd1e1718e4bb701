import { type Actor, isStaff } from "#domain/access.ts";
import { type WantedBy, whoWants } from "#domain/wanted-by.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Decides which side a visit is cancelled, moved or changed for. Refuses 'salon' to a customer. */
export function decideWhoWants(
  actor: Actor,
  booking: Pick<BookingRow, "user_id">,
  asked: WantedBy | undefined,
): Result<WantedBy> {
  const asker = {
    isStaff: isStaff(actor),
    isCustomer: booking.user_id === actor.userId || actor.isProgram === true,
  };
  const by = whoWants(asker, asked);
  return by ? ok(by) : refuse("forbidden", "This is for the salon's staff.");
}
