import { findPurchase, type PurchaseRow } from "#server/database/purchases.ts";
import { findPaymentOf } from "#server/usecases/checkout/ask-provider.ts";
import { paymentUnknown } from "#server/usecases/checkout/changed-meanwhile.ts";
import { type Settled, settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import type { Result } from "#server/usecases/result.ts";

interface OwnPayment {
  userId: string;
  /** The payment's intent. */
  transactionId: string;
  kind: PurchaseRow["kind"];
  /** The visit that it changes; absent: none. */
  bookingId?: string;
}

/**
 * Creates what a payment bought, other than a new visit, for the person who paid. Repeated calls return the same one.
 * @throws ProviderUnavailable when the provider can't be asked; the webhook or a repeated call creates it later
 */
export async function settleOwn(
  app: DatabaseClockAndPayments,
  { userId, transactionId, kind, bookingId }: OwnPayment,
): Promise<Result<Settled>> {
  const payment = await findPaymentOf(app, transactionId);
  const purchase = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  const isOwn = purchase?.user_id === userId && purchase.kind === kind;
  if (!payment || !isOwn || purchase.booking_id !== (bookingId ?? null)) return paymentUnknown;
  return await settle(app, payment);
}
