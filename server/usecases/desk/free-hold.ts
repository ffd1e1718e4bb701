import { livingHoldStates } from "#domain/purchase.ts";
import { audit } from "#server/database/audit-log.ts";
import { findHold } from "#server/database/holds.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { isBeingPaid } from "#server/usecases/checkout/ask-provider.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Frees an hour that a customer holds without having paid. As when a hold expires, its intent is cancelled first: one
 * that is being paid stays, and one that succeeded becomes the visit.
 * @returns how many were freed
 * @throws ProviderUnavailable when the card provider can't be asked; the hour then stays held
 */
export async function freeHold(
  app: DatabaseClockAndPayments,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  const db = app.engine.read;
  const hold = await findHold(db, id);
  const purchase = hold && (await findPurchase(db, hold.purchase_id));
  if (!hold || !purchase) return refuse("not_found", "There is no such hold.");
  if (!livingHoldStates.includes(hold.state)) return gone();
  if (await isBeingPaid(app, purchase.id)) return paying();
  const stopped = await stopPayments(app, purchase);
  if (stopped === "processing") return paying();
  if (stopped === "paid") return gone();
  const { released, freed } = await app.engine.transaction(async (tx) => {
    const ended = await releasePurchase(app, tx, purchase.id, "by_desk");
    if (ended.released) await audit(tx, { actorId, action: "free_hold", subjectId: id }, app.now());
    return ended;
  });
  await app.engine.announce("availability", freed);
  return released ? ok(1) : gone();
}

function paying(): Refusal {
  return refuse(
    "payment_in_progress",
    "This guest is paying right now, or their bank is deciding. Look again in a few minutes.",
  );
}

function gone(): Refusal {
  return refuse(
    "wrong_state",
    "This hour is not kept any more: it was paid or has come free. Look at the calendar again.",
  );
}
