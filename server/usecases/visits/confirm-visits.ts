import type { Transaction } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import { noTime } from "#domain/time/span.ts";
import { findBooking } from "#server/database/bookings.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { changeIn } from "#server/usecases/visits/change-state.ts";

/** The result for one visit. `state` is its current state; null if there is no such visit. */
export interface Confirmed {
  id: string;
  outcome: "confirmed" | "unchanged" | "not_found";
  status: BookingState | null;
}

/**
 * Confirms the visits that are still unconfirmed, in one transaction. Leaves all others: another desk was first, the
 * customer cancelled, or it was missed.
 * @param ids as many as the contract allows
 * @returns one result for each, in the given order
 */
export async function confirmVisits(
  app: DatabaseClockAndSeal,
  actorId: string,
  ids: readonly string[],
): Promise<Confirmed[]> {
  const became = await app.engine.transaction(async (tx) => {
    const done = new Map<string, Confirmed>();
    // Always in the same order, so that two desks can't deadlock.
    for (const id of [...new Set(ids)].toSorted()) done.set(id, await confirmIn(app, tx, actorId, id));
    return done;
  });
  if ([...became.values()].some(({ outcome }) => outcome === "confirmed"))
    await app.engine.announce("availability", noTime);
  return ids.flatMap((id) => became.get(id) ?? []);
}

async function confirmIn(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  actorId: string,
  id: string,
): Promise<Confirmed> {
  await app.engine.lock(tx, "bookings", id);
  const booking = await findBooking(tx, id);
  if (!booking) return { id, outcome: "not_found", status: null };
  const unchanged: Confirmed = { id, outcome: "unchanged", status: booking.state };
  if (booking.state !== "pending") return unchanged;
  const changed = await changeIn(app, tx, { actorId, id, place: "stands" }, { to: "confirmed" });
  return changed.ok ? { id, outcome: "confirmed", status: changed.value } : unchanged;
}
