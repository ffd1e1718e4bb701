import type { Transaction } from "kysely";
import { countsAgain, type DepositVisit, dueInstead } from "#domain/refunds.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, findBooking, findBookingOfPurchase } from "#server/database/bookings.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { dueAtSalon, madeElsewhere, type RefundRow, refundReasonUpdate } from "#server/database/refunds.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { cardCentsUpdate, listPaymentsOfVisit } from "#server/database/visit-payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { moneyAtSalonOf } from "#server/usecases/visits/paid-visit.ts";

/** The visit that a payment has paid for, locked; undefined where it pays for none. Lock it before the payment. */
export async function lockPaidVisit(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
): Promise<BookingRow | undefined> {
  const purchase = await findPurchase(tx, payment.purchase_id);
  const id = purchase?.booking_id ?? (await findBookingOfPurchase(tx, payment.purchase_id))?.id;
  if (id === undefined) return undefined;
  await app.engine.lock(tx, "bookings", id);
  const visit = await findBooking(tx, id);
  const payments = visit ? await listPaymentsOfVisit(tx, visit) : [];
  return payments.some((own) => own.id === payment.id) ? visit : undefined;
}

/** Makes a deposit that went back in the provider's dashboard due at the salon. @returns why it went back, for the books */
export async function raiseDue(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  visit: BookingRow | undefined,
  returnedCents: number,
): Promise<string> {
  const cents = visit ? dueInstead(await readDeposit(tx, visit), returnedCents) : 0;
  if (!visit || cents === 0) return madeElsewhere;
  await app.engine.together(tx, [
    cardCentsUpdate(tx, visit.id, visit.card_cents - cents),
    noted(tx, visit, app.now(), "deposit given back by the card provider"),
  ]);
  return dueAtSalon;
}

/** Counts a deposit again whose refund the provider could not make, unless it was paid at the salon meanwhile. */
export async function lowerDue(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  visit: BookingRow | undefined,
  { id, reason, amount_cents }: RefundRow,
): Promise<void> {
  if (reason !== dueAtSalon || !visit || !countsAgain(await readDeposit(tx, visit), amount_cents)) return;
  await app.engine.together(tx, [
    cardCentsUpdate(tx, visit.id, visit.card_cents + amount_cents),
    refundReasonUpdate(tx, id, madeElsewhere),
    noted(tx, visit, app.now(), "deposit not given back after all"),
  ]);
}

async function readDeposit(tx: Transaction<Schema>, visit: BookingRow): Promise<DepositVisit> {
  const paidThere = (await sumPaidAtSalon(tx, [visit.id])).get(visit.id) ?? 0;
  const { state, card_cents: cardCents } = visit;
  return { state, cardCents, owedCents: moneyAtSalonOf(visit, paidThere).dueCents };
}

function noted(tx: Transaction<Schema>, { id, state }: BookingRow, at: number, reason: string) {
  return bookingEventInsert(tx, { bookingId: id, at, actorId: null, from: state, to: state, reason });
}
