import { isOpenPayment } from "#domain/payment-states.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { findPaymentByIntent, listPaymentsOfPurchase } from "#server/database/payments.ts";
import { type Intent, IntentUnknown } from "#server/payments/port.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";

/**
 * Asks the provider for the truth about a payment. One without an answer from when it was made is made again
 * with the same key, which answers the same intent.
 * @throws IntentUnknown where the provider has no such intent
 */
export async function refreshIntent(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<Intent> {
  if (!payment.intent_id) return await createIntent(app, payment);
  const intent = await app.payments.readIntent(payment.intent_id);
  if (!intent) throw new IntentUnknown(`The provider does not know the intent of payment ${payment.id}.`);
  return intent;
}

/** Makes a payment's intent at the provider; calling it twice makes one. */
export function createIntent(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<Intent> {
  return app.payments.createIntent({
    purchaseId: payment.purchase_id,
    attempt: payment.attempt,
    amountCents: payment.amount_cents,
    currency: payment.currency,
  });
}

/** A payment by its intent, also when the server died between making the intent and writing its id down. */
export async function findPaymentOf(app: DatabaseClockAndPayments, intentId: string) {
  const known = await findPaymentByIntent(app.engine.read, intentId);
  if (known) return known;
  const intent = await app.payments.readIntent(intentId);
  if (!intent?.purchaseId) return undefined;
  const payments = await listPaymentsOfPurchase(app.engine.read, intent.purchaseId);
  const learned = payments.find(({ intent_id }) => intent_id === intentId);
  if (learned) return learned;
  for (const payment of payments.filter(({ intent_id }) => intent_id === null)) {
    if ((await createIntent(app, payment)).id === intentId) return payment;
  }
  return undefined;
}

/**
 * Whether a payment of a purchase is in progress: the bank asks the customer in its app, or decides by itself.
 * That may happen in another tab, which shares the purchase.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function isBeingPaid(app: DatabaseClockAndPayments, purchaseId: string): Promise<boolean> {
  const payments = await listPaymentsOfPurchase(app.engine.read, purchaseId);
  for (const { state, intent_id } of payments) {
    const intent = intent_id && isOpenPayment(state) ? await app.payments.readIntent(intent_id) : null;
    if (intent?.asksCustomer || intent?.state === "processing") return true;
  }
  return false;
}
