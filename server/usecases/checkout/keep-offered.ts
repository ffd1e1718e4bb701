import type { Transaction } from "kysely";
import { isRunning } from "#domain/purchase.ts";
import { giveHold } from "#server/database/holds.ts";
import { newId } from "#server/database/new-id.ts";
import { findOfferedHour, takeOfferedHour } from "#server/database/offered-hours.ts";
import { type FoundPurchase, type PurchaseRow, purchaseInserts } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { findWaiting } from "#server/database/waiting.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Keeps an offered hour for its guest when the purchase that accepts it is given up. The hour was promised until the
 * hold ends, and leaving a page does not decline it. The hold moves to a new purchase like the one that the offer began
 * with.
 * @returns whether the hour is kept; one that no longer matches the offer is not
 */
export async function keepOffered(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { hold, ...purchase }: FoundPurchase,
): Promise<boolean> {
  const now = app.now();
  if (purchase.kind !== "visit" || purchase.offered_hour_id === null) return false;
  if (!isRunning(hold, now)) return false;
  const offered = await findOfferedHour(tx, purchase.offered_hour_id);
  if (offered?.purchase_id !== purchase.id || offered.starts_at !== purchase.starts_at) return false;
  const entry = await findWaiting(tx, offered.waiting_id);
  const kept: PurchaseRow = {
    ...purchase,
    id: newId(),
    kind: "offered_hour",
    state: "open",
    gift_card_id: null,
    credit_cents: 0,
    created_at: now,
  };
  const services = kept.items.map(({ service_id }) => service_id);
  const masters = kept.items.map(({ master_id }) => master_id);
  if (services.join() !== entry?.service_ids.join() || masters.join() !== offered.masters.join())
    return false;
  if (!(await takeOfferedHour(tx, offered.id, { purchaseId: kept.id, until: hold.ends_at, now })))
    return false;
  await app.engine.together(tx, [...purchaseInserts(tx, kept), giveHold(tx, hold.id, kept.id)]);
  return true;
}
