import { moneyReasons } from "#domain/visit-history.ts";
import { findBooking } from "#server/database/bookings.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { noteDesk, readLines, writeLine } from "#server/usecases/visits/desk-lines.ts";

/**
 * Takes back a tip that was written down by mistake, in the way that it came, and leaves the payment beside it. Refuses
 * another sum than is written down.
 * @returns the cents that were taken back
 */
export async function reverseTip(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  cents: number,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const { tipCents } = await readLines(tx, id);
    if (tipCents <= 0) return refuse("wrong_state", "No tip is written down for this visit.");
    if (tipCents !== cents)
      return refuse("wrong_state", "Another tip is written down for this visit. Look at it again.");
    await writeLine(app, tx, booking, { kind: "tip", cents: -tipCents, method: null });
    await noteDesk(app, tx, { booking, actorId, reason: moneyReasons.tipTakenBack });
    return ok(tipCents);
  });
}
