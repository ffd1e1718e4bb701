import { findPurchase } from "#server/database/purchases.ts";
import { findPaymentOf } from "#server/usecases/checkout/find-payment.ts";
import { type Settled, settle } from "#server/usecases/checkout/settle.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { type Result, refuse } from "#server/usecases/result.ts";

/**
 * Starts the membership that a payment bought, for the person who paid. Repeating it answers the same one.
 * @param transactionId the payment's intent
 * @throws ProviderUnavailable when the provider can't be asked; the webhook or a repeat starts it then
 */
export async function createMembership(
  app: UseCases,
  userId: string,
  transactionId: string,
): Promise<Result<Settled>> {
  const payment = await findPaymentOf(app, transactionId);
  const purchase = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  if (!payment || purchase?.user_id !== userId || purchase.kind !== "membership") {
    return refuse(
      "payment_mismatch",
      "We know no such payment of yours. If your card was charged, write to us with the transaction id.",
    );
  }
  const settled = await settle(app, payment);
  if (!settled.ok && settled.code === "payment_refunded") {
    return refuse("payment_refunded", "This payment bought nothing, so we are giving the whole amount back.");
  }
  return settled;
}
