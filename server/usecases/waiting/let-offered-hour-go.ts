import { type Actor, isStaff } from "#domain/access.ts";
import { findOfferedHour, type OfferedHourRow } from "#server/database/offered-hours.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findWaiting, type WaitingGuest } from "#server/database/waiting.ts";
import { isBeingPaid } from "#server/usecases/checkout/ask-provider.ts";
import { bookedAlready } from "#server/usecases/checkout/paid-already.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/** An offered hour with its entry. */
export interface Offered {
  offered: OfferedHourRow;
  entry: WaitingGuest;
}

/** One's own offered hour, or any as staff. Refuses others as if they did not exist. */
export async function findOwnOffered(
  { engine }: Pick<DatabaseClockAndPayments, "engine">,
  actor: Actor,
  id: string,
): Promise<Result<Offered>> {
  const offered = await findOfferedHour(engine.read, id);
  const entry = offered && (await findWaiting(engine.read, offered.waiting_id));
  if (!offered || !entry || (entry.user_id !== actor.userId && !isStaff(actor)))
    return refuse("not_found", "There is no such hour on the waiting list.");
  return ok({ offered, entry });
}

/**
 * Lets an offered hour go, so that it goes to the next: its guest keeps the place on the list. As staff it is taken
 * back. One that is over stays as it is, one that is being paid or is booked is refused.
 * @returns how many were let go, 0 or 1
 * @throws ProviderUnavailable when the card provider can't be asked
 */
export async function letOfferedHourGo(
  app: DatabaseClockAndPayments,
  actor: Actor,
  offered: OfferedHourRow,
): Promise<Result<number>> {
  if (offered.state === "booked") return becameVisit(actor);
  if (offered.state !== "open") return ok(0);
  const purchase = await findPurchase(app.engine.read, offered.purchase_id);
  if (!purchase) return ok(0);
  if (await isBeingPaid(app, purchase.id)) return hourIsBeingPaid;
  const stopped = await stopPayments(app, purchase);
  if (stopped === "processing") return hourIsBeingPaid;
  if (stopped === "paid") return becameVisit(actor);
  const { released, freed } = await app.engine.transaction((tx) =>
    releasePurchase(app, tx, purchase.id, isStaff(actor) ? "by_desk" : undefined),
  );
  await app.engine.announce("availability", freed);
  return ok(Number(released));
}

/** What was to be given up has become a visit meanwhile, which an old page does not show yet. */
export function becameVisit(actor: Actor): Refusal {
  return isStaff(actor)
    ? refuse("wrong_state", "This guest has booked the hour meanwhile. You find the visit on the calendar.")
    : bookedAlready;
}

export const hourIsBeingPaid = refuse(
  "payment_in_progress",
  "This hour is being paid right now. Look again in a few minutes.",
);
