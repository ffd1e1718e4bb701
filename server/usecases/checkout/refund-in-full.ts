import type { Transaction } from "kysely";
import { sessionLine } from "#domain/pricing.ts";
import { closesPurchase, isHourOver, type RefundCause } from "#domain/purchase.ts";
import { noTime, type Span } from "#domain/time/span.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { offerUseDelete } from "#server/database/offer-uses.ts";
import { enqueue } from "#server/database/outbox.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import { hasPromisedRefund } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { moneyBackMail, queueChangeLost, queueHourLost } from "#server/usecases/post/queue.ts";
import { refundWhole } from "#server/usecases/refunds/request-refund.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

interface Paid {
  purchase: PurchaseRow;
  payment: PaymentRow;
  /** Whether another payment has already bought what this one was for. */
  isDelivered: boolean;
}

/**
 * Refunds all of a payment, once, frees what its purchase still holds, and tells its customer. If the refund fails, a
 * person has to repeat it.
 * @returns what its customer reads, and the time that came free
 */
export async function refundInFull(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  paid: Paid,
  why: RefundCause,
): Promise<{ refusal: Refusal; freed: Span }> {
  const { purchase, payment } = paid;
  const { id: paymentId } = payment;
  const isOver = why === "slot_lost" && isHourOver(purchase.starts_at, app.now());
  if (why === "payment_mismatch") {
    const exception = { kind: why, cause: `mismatch:${paymentId}`, subjectId: paymentId };
    await raiseException(tx, exception, app.now());
  }
  const isPromised = await hasPromisedRefund(tx, paymentId);
  if (why === "visit_changed" || (why === "slot_lost" && purchase.booking_id !== null)) {
    await queueChangeLost(tx, { paymentId }, app.now());
  } else if (why === "slot_lost" || why === "credit_lost") {
    const lost = { paymentId, userId: purchase.user_id, why: isOver ? ("hour_over" as const) : why };
    await queueHourLost(tx, lost, app.now());
  } else if (!isPromised) {
    const back = {
      paymentId,
      why: paid.isDelivered ? ("paid_already" as const) : ("bought_nothing" as const),
    };
    await enqueue(tx, moneyBackMail(back), app.now());
  }
  let freed = noTime;
  if (closesPurchase(why)) {
    await updatePurchase(tx, purchase.id, { state: "refunded" });
    await offerUseDelete(tx, purchase.id).execute();
    ({ freed } = await releasePurchase(app, tx, purchase.id));
  }
  if (!isPromised) await refundWhole(app, tx, payment, why);
  return { refusal: refuse("payment_refunded", sentenceFor(paid, why, isOver)), freed };
}

function sentenceFor({ purchase, isDelivered }: Paid, why: RefundCause, isOver: boolean): string {
  if (why === "credit_lost") return sessionLine(purchase.quote) ? sessionLost : creditLost;
  if (isDelivered) return paidAlready;
  if (purchase.booking_id !== null) return changeLost;
  if (isOver) return hourOver;
  return why === "slot_lost" ? hourLost : boughtNothing;
}

const paidAlready =
  "What you bought was paid already, so we are giving this second payment back whole. You have it once.";
const hourLost =
  "Your payment arrived, but that hour was no longer free, so we are giving the whole amount back. Choose another hour.";
const boughtNothing = "This payment bought nothing, so we are giving the whole amount back.";
const hourOver =
  "Your payment arrived after that hour had passed, so we are giving the whole amount back. Choose another hour.";
const creditLost =
  "Your payment arrived after the hour was given up, and your gift card was used for something else meanwhile. So we are giving the whole payment back. Choose an hour again.";
const sessionLost =
  "Your payment arrived after the hour was given up, and the session of your package was used for something else meanwhile. So we are giving the whole payment back. Choose an hour again.";
const changeLost =
  "Your payment arrived, but the visit could no longer be changed like this, so we are giving the whole amount back. Your visit stays as it is.";
