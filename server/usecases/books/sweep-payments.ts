import { mostAttempts } from "#domain/deliveries.ts";
import { enqueue, findRefundWork, refundWork, repeatWork } from "#server/database/outbox.ts";
import { abandonPayment, listOpenPayments, type PaymentRow } from "#server/database/payments.ts";
import { listSilentRefunds, type RefundRow, touchRefund } from "#server/database/refunds.ts";
import {
  listIdleOrders,
  listUnbookedPayments,
  markSettledPayments,
  markUnknownPayment,
} from "#server/database/unbooked-payments.ts";
import { IntentUnknown, NoProvider } from "#server/payments/port.ts";
import { followRefund } from "#server/usecases/books/follow-refund.ts";
import { refreshIntent } from "#server/usecases/checkout/ask-provider.ts";
import { oneByOne, sweptAtOnce } from "#server/usecases/checkout/one-by-one.ts";
import { giveUpPurchase } from "#server/usecases/checkout/release-purchase.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import { raiseUnknownIntent, stopPayment } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

const batch = 100;
const checkAfterMs = 2 * 60_000;
const idleAfterMs = 60 * 60_000;
const unclaimedAfterMs = 15 * 60_000;
const silentAfterMs = 24 * 60 * 60_000;

/**
 * Looks after payments that nobody came back for. Paid ones become their visit. Idle ones are cancelled after an hour,
 * and so are orders that hold no hour and have no payment. Money that no booking claims is refunded after 15 minutes.
 * Once a day, asks about refunds that are on their way, since a webhook may have been lost, and resends those that were
 * promised and never sent. What fails keeps nothing else waiting.
 */
export async function sweepPayments(app: DatabaseClockAndPayments): Promise<void> {
  const parts = [finish, endIdleOrders, settleUnbooked, followSent, sendUnsent];
  await oneByOne(parts, (part) => part(app));
}

async function finish(app: DatabaseClockAndPayments): Promise<void> {
  const unfinished = await listOpenPayments(app.engine.read, app.now() - checkAfterMs, batch);
  await oneByOne(unfinished, (payment) => lookAfter(app, payment), sweptAtOnce);
}

async function endIdleOrders(app: DatabaseAndClock): Promise<void> {
  const idle = await listIdleOrders(app.engine.read, app.now() - idleAfterMs, batch);
  await oneByOne(idle, (id) => giveUpPurchase(app, id));
}

async function settleUnbooked(app: DatabaseClockAndPayments): Promise<void> {
  await markSettledPayments(app.engine.write);
  const unbooked = await listUnbookedPayments(app.engine.read, app.now() - unclaimedAfterMs, batch);
  await oneByOne(unbooked, (payment) => bookOrGiveBack(app, payment), sweptAtOnce);
}

async function followSent(app: DatabaseClockAndPayments): Promise<void> {
  const sent = await listSilentRefunds(app.engine.read, "sent", app.now() - silentAfterMs, batch);
  await oneByOne(sent, (refund) => askAbout(app, refund), sweptAtOnce);
}

async function sendUnsent(app: DatabaseAndClock): Promise<void> {
  const unsent = await listSilentRefunds(app.engine.read, "requested", app.now() - silentAfterMs, batch);
  await oneByOne(unsent, (refund) => sendAgain(app, refund));
}

/** Money that the provider does not know can't be booked or refunded here. The owner is told, once. */
async function bookOrGiveBack(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<void> {
  try {
    await settle(app, payment, { mayWait: false });
  } catch (error) {
    if (!(error instanceof IntentUnknown)) throw error;
    await app.engine.transaction(async (tx) => {
      await raiseUnknownIntent(tx, payment.id, app.now());
      await markUnknownPayment(tx, payment.id);
    });
  }
}

/** A provider that doesn't answer is asked again by the next round; one that is gone, a day later. */
async function askAbout(app: DatabaseClockAndPayments, refund: RefundRow): Promise<void> {
  try {
    if (refund.provider_refund_id) await followRefund(app, refund.provider_refund_id);
  } catch (error) {
    if (!(error instanceof NoProvider)) throw error;
  }
  await touchRefund(app.engine.write, refund, app.now());
}

/** Queues a promised refund again when no work is left that would send it. */
async function sendAgain(app: DatabaseAndClock, refund: RefundRow): Promise<void> {
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "payments", refund.payment_id);
    const work = await findRefundWork(tx, refund.id);
    if (!work || work.done_at !== null) {
      await enqueue(tx, refundWork(refund.id, `swept:${app.now()}`), app.now());
    } else if (work.attempts >= mostAttempts) {
      await repeatWork(tx, work.cause, app.now());
    }
    await touchRefund(tx, refund, app.now());
  });
}

async function lookAfter(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<void> {
  if (app.now() - payment.created_at >= idleAfterMs) return await stopIdle(app, payment);
  if (await abandonPayment(app.engine.write, payment.id, app.now())) return;
  const intent = await refreshIntent(app, payment);
  if (intent.state === "succeeded" || intent.state === "cancelled") await settle(app, payment);
}

async function stopIdle(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<void> {
  const state = await stopPayment(app, payment);
  if (state === "succeeded") await settle(app, payment);
  if (state !== "cancelled") return;
  await giveUpPurchase(app, payment.purchase_id);
}
