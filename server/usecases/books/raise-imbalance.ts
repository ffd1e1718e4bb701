import { canBecome } from "#domain/booking-states.ts";
import { isUnsettled } from "#domain/purchase.ts";
import { findBooking } from "#server/database/bookings.ts";
import {
  type ExceptionRow,
  listOpenOfKind,
  raiseException,
  resolveCause,
} from "#server/database/exceptions.ts";
import { listNewlyPaidVisits, listUnpaidVisits } from "#server/database/ledger.ts";
import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { listUnbookedPayments } from "#server/database/unbooked-payments.ts";
import { raiseUnpaidVisit } from "#server/usecases/books/raise-unpaid-visit.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

/** Longer than a webhook, the sweep and the refund of unclaimed money take together. */
const patienceMs = 30 * 60_000;
const batch = 100;

/**
 * Raises exceptions for money without a visit and visits without money, and resolves those that have become right.
 * @param paid intents that the provider has charged since `since`
 */
export async function raiseImbalance(
  app: DatabaseClockAndPayments,
  paid: ReadonlySet<string>,
  since: number,
): Promise<void> {
  await resolveBalanced(app);
  await raiseUnbookedPayments(app);
  for (const id of await listUnpaidVisits(app.engine.read))
    await raiseUnpaidVisit(app.engine.write, id, app.now());
  await raiseUnchargedVisits(app, paid, since);
}

async function raiseUnbookedPayments(app: DatabaseAndClock): Promise<void> {
  const payments = await listUnbookedPayments(app.engine.read, app.now() - patienceMs, batch);
  for (const { id } of payments) {
    const exception = { kind: "paid_without_booking", cause: `unbooked:${id}`, subjectId: id } as const;
    await raiseException(app.engine.write, exception, app.now());
  }
}

/**
 * Finds visits since `since` whose payment the provider does not list. Asks the provider about each one before raising
 * it.
 */
async function raiseUnchargedVisits(
  app: DatabaseClockAndPayments,
  paid: ReadonlySet<string>,
  since: number,
): Promise<void> {
  // A card is charged before its visit is booked, so the charge of a visit at the edge may be older than `since`.
  const span = { from: since + patienceMs, to: app.now() - patienceMs };
  for (const { id, intentId } of await listNewlyPaidVisits(app.engine.read, span)) {
    if (paid.has(intentId)) continue;
    const intent = await app.payments.readIntent(intentId);
    if (intent?.state !== "succeeded") await raiseUnpaidVisit(app.engine.write, id, app.now());
  }
}

async function resolveBalanced(app: DatabaseAndClock): Promise<void> {
  for (const exception of await listOpenOfKind(app.engine.read, "paid_without_booking")) {
    if (!(await isUnbooked(app, exception))) await resolveCause(app.engine.write, exception.cause, app.now());
  }
  for (const exception of await listOpenOfKind(app.engine.read, "booking_without_payment")) {
    const booking = await findBooking(app.engine.read, exception.subject_id);
    if (!booking || !canBecome(booking.state, "cancelled")) {
      await resolveCause(app.engine.write, exception.cause, app.now());
    }
  }
}

async function isUnbooked(app: DatabaseAndClock, { subject_id: paymentId }: ExceptionRow): Promise<boolean> {
  const payment = await findPayment(app.engine.read, paymentId);
  const purchase = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  return purchase !== undefined && isUnsettled(purchase.state);
}
