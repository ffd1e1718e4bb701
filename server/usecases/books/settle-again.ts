import { findPayment, listPaymentsOfPurchase } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { releasePurchase, stopPayments } from "#server/usecases/checkout/close-purchase.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Asks the provider once more about a purchase that got stuck: what is paid becomes its visit or goes back, what
 * is not is given up and its hour is free again.
 * @param subjectId of the purchase, or of one of its payments
 * @throws ProviderUnavailable when the provider does not answer or does not know the payment
 */
export async function settleAgain(app: UseCases, subjectId: string): Promise<Result<void>> {
  const named = await findPayment(app.engine.read, subjectId);
  const purchaseId = named?.purchase_id ?? subjectId;
  for (const payment of await listPaymentsOfPurchase(app.engine.read, purchaseId)) {
    if (payment.intent_id) await settle(app, payment);
  }
  const purchase = await findPurchase(app.engine.read, purchaseId);
  if (purchase?.state !== "open") return ok(undefined);
  const outcome = await stopPayments(app, purchase);
  if (outcome === "processing") {
    return refuse("payment_in_progress", "The bank is still deciding about this payment. Ask again later.");
  }
  if (outcome === "unpaid") await app.engine.transaction((tx) => releasePurchase(app, tx, purchaseId));
  await app.engine.announce("availability");
  return ok(undefined);
}
