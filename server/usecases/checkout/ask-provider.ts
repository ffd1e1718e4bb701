import { isOpenPayment } from "#domain/payment-states.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { findPaymentByIntent, listPaymentsOfPurchase } from "#server/database/payments.ts";
import { type Intent, IntentUnknown, NoProvider } from "#server/payments/port.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";

/**
 * Asks the provider for the current state of a payment's intent. If the response to its creation was lost, creates it
 * again with the same key, which returns the same intent.
 * @throws IntentUnknown when the provider has no such intent
 */
export async function refreshIntent(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<Intent> {
  if (!payment.intent_id) return await createIntent(app, payment);
  const intent = await readIntent(app, payment, payment.intent_id);
  if (!intent) throw new IntentUnknown(`The provider does not know the intent of payment ${payment.id}.`);
  return intent;
}

/** What the books have as paid is so, also once the provider is gone. */
async function readIntent(
  app: DatabaseClockAndPayments,
  payment: PaymentRow,
  id: string,
): Promise<Intent | null> {
  try {
    return await app.payments.readIntent(id);
  } catch (error) {
    if (!(error instanceof NoProvider) || payment.state !== "succeeded") throw error;
    const { amount_cents: amountCents, currency, purchase_id: purchaseId, created_at: createdAt } = payment;
    const state = payment.state;
    return { id, clientSecret: "", state, asksCustomer: false, amountCents, currency, purchaseId, createdAt };
  }
}

/** Creates a payment's intent at the provider. Repeated calls create only one. */
function createIntent(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<Intent> {
  return app.payments.createIntent({
    purchaseId: payment.purchase_id,
    attempt: payment.attempt,
    amountCents: payment.amount_cents,
    currency: payment.currency,
  });
}

/** Finds a payment by its intent, even if the server died between creating the intent and storing its id. */
export async function findPaymentOf(app: DatabaseClockAndPayments, intentId: string) {
  if (intentId === "") return undefined;
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
 * Whether a payment of a purchase is in progress: the customer is answering their bank, or the bank is still deciding.
 * The customer may be doing so in another tab, which shares the purchase.
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
