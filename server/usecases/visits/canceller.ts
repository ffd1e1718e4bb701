import { type Actor, isStaff } from "#domain/access.ts";
import { type Canceller, cancellerFor } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Who wants a visit given up or moved. Refuses 'salon' to a customer. */
export function decideCanceller(
  actor: Actor,
  booking: Pick<BookingRow, "user_id">,
  asked: Canceller | undefined,
): Result<Canceller> {
  const asker = {
    isStaff: isStaff(actor),
    isCustomer: booking.user_id === actor.userId || actor.isProgram === true,
  };
  const by = cancellerFor(asker, asked);
  return by ? ok(by) : refuse("forbidden", "This is for the salon's staff.");
}
