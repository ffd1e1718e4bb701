import type { Actor } from "#domain/access.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { isStaff } from "#server/usecases/people/own-booking.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** On whose account a visit is given up or moved: when it is the salon's, the customer loses nothing. */
export type Canceller = "customer" | "salon";

/** The one who asks unless said; the salon's account is for staff. */
export function decideCanceller(
  actor: Actor,
  booking: Pick<BookingRow, "user_id">,
  asked: Canceller | undefined,
): Result<Canceller> {
  if (asked === "salon" && !isStaff(actor)) return refuse("forbidden", "This is for the salon's staff.");
  return ok(asked ?? (booking.user_id === actor.userId ? "customer" : "salon"));
}
