import type { PaymentRow } from "#server/database/payments.ts";
import { type Intent, ProviderUnavailable } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Asks the provider for the truth about a payment. One whose answer was lost when it was made is made again
 * with the same key, which answers the same intent.
 */
export async function learnIntent(app: UseCases, payment: PaymentRow): Promise<Intent> {
  if (!payment.intent_id) return await createIntent(app, payment);
  const intent = await app.payments.readIntent(payment.intent_id);
  if (!intent)
    throw new ProviderUnavailable(`The provider does not know the intent of payment ${payment.id}.`);
  return intent;
}

/** Makes a payment's intent at the provider; calling it twice makes one. */
export function createIntent(app: UseCases, payment: PaymentRow): Promise<Intent> {
  return app.payments.createIntent({
    purchaseId: payment.purchase_id,
    attempt: payment.attempt,
    amountCents: payment.amount_cents,
    currency: payment.currency,
  });
}
