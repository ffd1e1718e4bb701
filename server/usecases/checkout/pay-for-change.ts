import { findPurchase } from "#server/database/purchases.ts";
import { findPaymentOf } from "#server/usecases/checkout/ask-provider.ts";
import { type Settled, settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { type Result, refuse } from "#server/usecases/result.ts";

/**
 * Makes the change of a visit that a payment bought, for the person who paid. Repeated calls return the same visit.
 * @param transactionId the payment's intent
 * @throws ProviderUnavailable when the provider can't be asked; the webhook or a repeated call makes the change later
 */
export async function payForChange(
  app: DatabaseClockAndPayments,
  userId: string,
  bookingId: string,
  transactionId: string,
): Promise<Result<Settled>> {
  const payment = transactionId ? await findPaymentOf(app, transactionId) : undefined;
  const purchase = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  if (!payment || purchase?.user_id !== userId || purchase.booking_id !== bookingId) {
    return refuse(
      "payment_mismatch",
      "We know no such payment of yours. If your card was charged, write to us with the transaction id.",
    );
  }
  return await settle(app, payment);
}
