import type { Transaction } from "kysely";
import type { Actor } from "#domain/access.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import { doesHelp, type ExceptionAction } from "#domain/exceptions.ts";
import { audit } from "#server/database/audit-log.ts";
import { findBooking } from "#server/database/bookings.ts";
import { type ExceptionRow, findException, resolveException } from "#server/database/exceptions.ts";
import { enqueue, repeatWork } from "#server/database/outbox.ts";
import { findPayment, listPaymentsOfPurchase, type PaymentRow } from "#server/database/payments.ts";
import { findPurchase, updatePurchase } from "#server/database/purchases.ts";
import { failRefund, findRefund } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import { IntentUnknown, ProviderUnavailable } from "#server/payments/port.ts";
import { giveUpPurchase } from "#server/usecases/checkout/release-purchase.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments, UseCases } from "#server/usecases/context.ts";
import { moneyBackMail } from "#server/usecases/post/queue.ts";
import { raiseFailedRefund } from "#server/usecases/refunds/apply-refund-state.ts";
import { handBackRefund } from "#server/usecases/refunds/hand-back-refund.ts";
import { readOwed } from "#server/usecases/refunds/read-owed.ts";
import { refundWhole, requestRefund } from "#server/usecases/refunds/request-refund.ts";
import { attempt, ok, Refused, type Result, refuse } from "#server/usecases/result.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";
import { cancelBooking } from "#server/usecases/visits/cancel-booking.ts";

/** What the owner decided. `handedBack` only if money was handed back at the salon. */
export interface Resolution {
  action: ExceptionAction;
  handedBack?: { cents: number; method: SalonMethod } | undefined;
}

/**
 * Carries out an action on an exception and resolves it, once however often it is asked. `note` only resolves it.
 * Refuses an action that does not apply to this kind of exception.
 * @throws ProviderUnavailable when the provider has to be asked and does not answer; the exception then stays open
 */
export async function resolve(
  app: DatabaseClockAndPayments & Pick<UseCases, "site">,
  actor: Actor,
  id: string,
  resolution: Resolution,
): Promise<Result<1>> {
  const { action } = resolution;
  const exception = await findException(app.engine.read, id);
  if (!exception) return refuse("not_found", "There is no such exception.");
  if (exception.resolved_at !== null) return resolvedAlready();
  const about = { work: workOf(exception), takesCards: takesCards(app.site) };
  if (!doesHelp(action, exception.kind, about)) return refuse("wrong_state", "That does not help here.");
  const prepared = await prepare(app, actor, exception, action);
  if (!prepared.ok) return prepared;
  return await attempt(app, (tx) => close(app, tx, actor.userId, exception, resolution));
}

/**
 * The part of an action that runs before the closing transaction, because it asks the provider or has its own
 * transaction.
 */
async function prepare(
  app: DatabaseClockAndPayments,
  actor: Actor,
  { subject_id: subjectId }: ExceptionRow,
  action: ExceptionAction,
): Promise<Result<unknown>> {
  if (action === "settle_again") return await settleAgain(app, subjectId);
  if (action === "settle_or_refund") return ok(await trySettling(app, subjectId));
  if (action !== "cancel_visit") return ok(null);
  // The owner may not be at the salon, so what was paid at the desk waits there to be handed back.
  const cancelled = await cancelBooking(app, actor, subjectId, { by: "salon", waits: true });
  const booking = cancelled.ok ? null : await findBooking(app.engine.read, subjectId);
  return booking?.state === "cancelled" ? ok(null) : cancelled;
}

async function close(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  actorId: string,
  exception: ExceptionRow,
  { action, handedBack }: Resolution,
): Promise<Result<1>> {
  const isSeen = action === "note";
  if (!(await resolveException(tx, exception, { isSeen, now: app.now() }))) return resolvedAlready();
  if (action === "retry_refund") await retryRefund(app, tx, exception);
  if (action === "fail_refund") await failUnsent(app, tx, exception);
  if (handedBack) await handBackRefund(app, tx, actorId, { refundId: exception.subject_id, ...handedBack });
  if (action === "settle_or_refund") await refundUnbooked(app, tx, exception.subject_id);
  await audit(tx, { actorId, action: `exception_${action}`, subjectId: exception.id }, app.now());
  return ok(1);
}

/** A failed refund stays failed, and a new one is promised instead. A refund that was never sent is sent. */
async function retryRefund(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  exception: ExceptionRow,
): Promise<void> {
  if (exception.kind === "undone_work") return await repeatWork(tx, exception.subject_id, app.now());
  const refund = await findRefund(tx, exception.subject_id);
  const payment = refund && (await findPayment(tx, refund.payment_id));
  if (!payment) throw new Error("A refund that failed has no payment.");
  await app.engine.lock(tx, "payments", payment.id);
  const promised = await requestRefund(app, tx, payment, await readOwed(tx, refund), "retried");
  if (promised === 0)
    throw new Refused(
      refuse("wrong_state", "Nothing of this payment is left to give back. Mark it as seen instead."),
    );
}

/** Gives up a refund that may have been sent, on the owner's word that the card did not get it. */
async function failUnsent(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { subject_id: cause }: ExceptionRow,
): Promise<void> {
  const [, refundId = ""] = cause.split(":");
  if (await failRefund(tx, refundId, app.now())) await raiseFailedRefund(app, tx, refundId);
}

function workOf({ detail }: ExceptionRow): string | undefined {
  return typeof detail.work === "string" ? detail.work : undefined;
}

function resolvedAlready() {
  return refuse("wrong_state", "This is resolved already. Look at what is open.");
}

/**
 * Asks the provider again about a stuck purchase. What is paid becomes its visit or is refunded. What is not paid is
 * given up, which frees its hour.
 * @param subjectId the id of the purchase, or of one of its payments
 * @throws ProviderUnavailable when the provider does not answer
 */
async function settleAgain(app: DatabaseClockAndPayments, subjectId: string): Promise<Result<void>> {
  const named = await findPayment(app.engine.read, subjectId);
  const purchaseId = named?.purchase_id ?? subjectId;
  for (const payment of await listPaymentsOfPurchase(app.engine.read, purchaseId)) {
    if (payment.intent_id && !(await isSettled(app, payment))) return unknownIntent;
  }
  const purchase = await findPurchase(app.engine.read, purchaseId);
  if (purchase?.state !== "open") return ok(undefined);
  const outcome = await stopPayments(app, purchase);
  if (outcome === "processing") {
    return refuse("payment_in_progress", "The bank is still deciding about this payment. Ask again later.");
  }
  if (outcome === "unpaid") await giveUpPurchase(app, purchaseId);
  return ok(undefined);
}

const unknownIntent = refuse(
  "wrong_state",
  "The card provider does not know this payment. Look it up on the provider's own pages, then mark it as seen.",
);

/** @returns false when the provider does not know the payment */
async function isSettled(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<boolean> {
  try {
    await settle(app, payment, { mayWait: false });
    return true;
  } catch (error) {
    if (error instanceof IntentUnknown) return false;
    throw error;
  }
}

/**
 * Tries once more to turn money without a visit into one.
 * @throws ProviderUnavailable when the provider does not answer
 */
async function trySettling(app: DatabaseClockAndPayments, paymentId: string): Promise<void> {
  const payment = await findPayment(app.engine.read, paymentId);
  if (!payment) throw new Error("Money without a visit has a payment.");
  try {
    await settle(app, payment);
  } catch (error) {
    // Whatever prevents the visit still does. The caller refunds the money.
    if (error instanceof ProviderUnavailable) throw error;
  }
}

/** Promises a full refund of a payment that did not become a visit. */
async function refundUnbooked(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) throw new Error("Money without a visit has a payment.");
  await app.engine.lock(tx, "purchases", payment.purchase_id);
  const closed = await updatePurchase(tx, payment.purchase_id, { state: "refunded" });
  if (!closed) return;
  await refundWhole(app, tx, payment, "unbooked");
  await enqueue(tx, moneyBackMail({ paymentId, why: "bought_nothing" }), app.now());
}
