import type { HeldPurchase } from "#contract/payments.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { findHoldOfPurchase } from "#server/database/holds.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The unpaid hour that is kept for somebody now, in salon time, so that a page that was loaded again goes on with it. */
export async function findHeld(app: UseCases, userId: string): Promise<HeldPurchase["held"]> {
  const db = app.engine.read;
  const purchase = await findOpenPurchase(db, userId);
  const hold = purchase && (await findHoldOfPurchase(db, purchase.id));
  if (!hold || !purchase?.starts_at || hold.state !== "active" || hold.ends_at <= app.now()) return null;
  const { zone } = await readSalon(db);
  return {
    purchaseId: purchase.id,
    serviceIds: purchase.items.map(({ service_id }) => service_id),
    masterIds: purchase.items.flatMap(({ master_id }) => master_id ?? []),
    startsAt: zonedInstant(purchase.starts_at, zone),
    holdEndsAt: new Date(hold.ends_at).toISOString(),
    extended: hold.extended === 1,
  };
}
