import { isOpenPayment } from "#domain/payment-states.ts";
import { advancePayment, insertPayment, listPaymentsOfPurchase } from "#server/database/payments.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Intent } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { learnIntent } from "#server/usecases/purchases/learn-intent.ts";

const mostTries = 3;

/**
 * The one intent that a purchase can be paid with now: every tab gets the same, and only a cancelled one is
 * replaced.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function ensureIntent(app: UseCases, purchase: PurchaseRow): Promise<Intent> {
  for (let tries = 1; ; tries++) {
    const payment = await openPayment(app, purchase);
    const intent = await learnIntent(app, payment);
    await app.engine.transaction((tx) =>
      advancePayment(tx, payment, { state: intent.state, intentId: intent.id }, app.now()),
    );
    if (intent.state !== "cancelled" || tries === mostTries) return intent;
  }
}

async function openPayment(app: UseCases, purchase: PurchaseRow) {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "purchases", purchase.id);
    const payments = await listPaymentsOfPurchase(tx, purchase.id);
    const usable = payments.find(({ state }) => isOpenPayment(state) || state === "succeeded");
    if (usable) return usable;
    const order = {
      purchaseId: purchase.id,
      attempt: payments.length + 1,
      amountCents: purchase.total_cents,
      currency: purchase.currency,
    };
    return await insertPayment(tx, order, app.now());
  });
}
