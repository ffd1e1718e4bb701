import { findPurchase } from "#server/database/purchases.ts";
import { releasePurchase, stopPayments } from "#server/usecases/checkout/close-purchase.ts";
import { isBeingPaid } from "#server/usecases/checkout/is-being-paid.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Gives up an unpaid purchase of one's own and frees its hour. One that is being paid stays.
 * @returns how many were given up, 0 or 1
 */
export async function releaseOwnPurchase(app: UseCases, userId: string, id: string): Promise<Result<number>> {
  const purchase = await findPurchase(app.engine.read, id);
  if (purchase?.user_id !== userId) return refuse("not_found", "There is no such purchase.");
  if (purchase.state !== "open") return ok(0);
  if (await isBeingPaid(app, id)) return ok(0);
  if ((await stopPayments(app, purchase)) !== "unpaid") return ok(0);
  const released = await app.engine.transaction((tx) => releasePurchase(app, tx, id));
  await app.engine.announce("availability");
  return ok(Number(released));
}
