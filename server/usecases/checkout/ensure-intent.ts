import { isOpenPayment } from "#domain/payment-states.ts";
import {
  abandonPayment,
  advancePayment,
  listPaymentsOfPurchase,
  newPayment,
  type PaymentRow,
  paymentInsert,
} from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { type Intent, IntentUnknown, isSilence, ProviderUnavailable } from "#server/payments/port.ts";
import { refreshIntent } from "#server/usecases/checkout/ask-provider.ts";
import { hourGone } from "#server/usecases/checkout/changed-meanwhile.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import { giveUpUnknown } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { Refused } from "#server/usecases/result.ts";

const mostTries = 3;

/**
 * The one intent that can pay for a purchase now. Every tab gets the same one, and only a cancelled one is replaced.
 * One that turns out to be paid is settled.
 * @param first the payment that was just written with the purchase, if any
 * @throws ProviderUnavailable when the provider can't be asked
 * @throws Refused with `slot_taken` when the purchase was given up in the meantime
 */
export async function ensureIntent(
  app: DatabaseClockAndPayments,
  purchaseId: string,
  first?: PaymentRow,
): Promise<Intent> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const payment = (tries === 1 && first) || (await openPayment(app, purchaseId));
    const intent = await refreshOrGiveUp(app, payment);
    if (!intent) continue;
    if (intent.state === "succeeded") {
      await settle(app, payment);
      return intent;
    }
    const news = { state: intent.state, intentId: intent.id };
    const state = await advancePayment(app.engine.write, payment.id, news, app.now());
    if (state !== "cancelled") return intent;
  }
  throw new ProviderUnavailable("Every intent of a purchase was cancelled as soon as it was made.");
}

/** The payment that is open or has succeeded. Creates a new one only while the purchase still holds its hour. */
async function openPayment(app: DatabaseAndClock, purchaseId: string): Promise<PaymentRow> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "purchases", purchaseId);
    const purchase = await findPurchase(tx, purchaseId);
    if (!purchase) throw new Error("A purchase disappeared.");
    const payments = await listPaymentsOfPurchase(tx, purchaseId);
    const paid = payments.find(({ state }) => state === "succeeded");
    if (paid) return paid;
    const { hold } = purchase;
    if (purchase.state !== "open" || (hold && hold.state !== "active")) throw new Refused(hourGone);
    const open = payments.find(({ state }) => isOpenPayment(state));
    if (open) return open;
    const order = {
      purchaseId,
      attempt: payments.length + 1,
      amountCents: purchase.due_now_cents,
      currency: purchase.currency,
    };
    const payment = newPayment(order, app.now());
    await paymentInsert(tx, payment).execute();
    return payment;
  });
}

/**
 * Abandons a payment whose intent the provider refuses to create, because it would refuse again. The next try makes
 * another payment.
 * @returns null for an intent that the provider does not know, which is given up
 */
async function refreshOrGiveUp(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<Intent | null> {
  try {
    return await refreshIntent(app, payment);
  } catch (error) {
    if (error instanceof IntentUnknown && payment.intent_id && isOpenPayment(payment.state)) {
      await giveUpUnknown(app, payment.id, payment.intent_id);
      return null;
    }
    if (!isSilence(error)) await abandonPayment(app.engine.write, payment.id, app.now());
    throw error;
  }
}
