import { findPaymentByIntent, listPaymentsOfPurchase } from "#server/database/payments.ts";
import { createIntent } from "#server/usecases/checkout/learn-intent.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** A payment by its intent, also when the server died between making the intent and writing its id down. */
export async function findPaymentOf(app: UseCases, intentId: string) {
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
