import { isOpenPayment } from "#domain/payment-states.ts";
import { listPaymentsOfPurchase } from "#server/database/payments.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Whether a payment of a purchase is in progress: the bank asks the customer in its app, or decides by itself.
 * That may happen in another tab, which shares the purchase.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function isBeingPaid(app: UseCases, purchaseId: string): Promise<boolean> {
  const payments = await listPaymentsOfPurchase(app.engine.read, purchaseId);
  for (const { state, intent_id } of payments) {
    const intent = intent_id && isOpenPayment(state) ? await app.payments.readIntent(intent_id) : null;
    if (intent?.asksCustomer || intent?.state === "processing") return true;
  }
  return false;
}
