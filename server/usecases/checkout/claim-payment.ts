import { findPurchase } from "#server/database/purchases.ts";
import { findPaymentOf } from "#server/usecases/checkout/ask-provider.ts";
import { type Settled, settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { type Result, refuse } from "#server/usecases/result.ts";

/**
 * Creates what a payment bought, other than a visit, for the person who paid. Repeated calls return the same one.
 * @param claim.transactionId the payment's intent
 * @throws ProviderUnavailable when the provider can't be asked; the webhook or a repeated call creates it later
 */
export async function claimPayment(
  app: DatabaseClockAndPayments,
  claim: { userId: string; transactionId: string; kind: "membership" | "gift_card" | "package" },
): Promise<Result<Settled>> {
  const payment = await findPaymentOf(app, claim.transactionId);
  const purchase = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  if (!payment || purchase?.user_id !== claim.userId || purchase.kind !== claim.kind) {
    return refuse(
      "payment_mismatch",
      "We know no such payment of yours. If your card was charged, write to us with the transaction id.",
    );
  }
  return await settle(app, payment);
}
