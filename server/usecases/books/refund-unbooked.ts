import type { Transaction } from "kysely";
import { findPayment } from "#server/database/payments.ts";
import { updatePurchase } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { refundWhole } from "#server/usecases/refunds/request-refund.ts";

/**
 * Tries once more to make a visit of money that has none.
 * @throws ProviderUnavailable when the provider does not answer
 */
export async function trySettling(app: UseCases, paymentId: string): Promise<void> {
  const payment = await findPayment(app.engine.read, paymentId);
  if (!payment) throw new Error("Money without a visit has a payment.");
  try {
    await settle(app, payment);
  } catch (error) {
    // What has kept it from becoming a visit so far does so still: the money goes back.
    if (error instanceof ProviderUnavailable) throw error;
  }
}

/** Promises all of a payment back that has not become a visit. */
export async function refundUnbooked(
  app: UseCases,
  tx: Transaction<Schema>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) throw new Error("Money without a visit has a payment.");
  await app.engine.lock(tx, "purchases", payment.purchase_id);
  const closed = await updatePurchase(tx, payment.purchase_id, { state: "refunded" });
  if (closed) await refundWhole(app, tx, payment, "unbooked");
}
