import { leftToHandBack } from "#domain/refunds.ts";
import { findBooking } from "#server/database/bookings.ts";
import type { ExceptionRow } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import { findPayment, listPaymentsOfPurchase, type PaymentRow } from "#server/database/payments.ts";
import { type FoundPurchase, findPurchase } from "#server/database/purchases.ts";
import { findRefund, readPaymentMoney } from "#server/database/refunds.ts";
import { findVisitOfPurchase } from "#server/database/visit-payments.ts";
import { readHandedBack } from "#server/usecases/refunds/hand-back-refund.ts";
import { readLeft } from "#server/usecases/refunds/read-left.ts";
import { readOwed } from "#server/usecases/refunds/read-owed.ts";

/** The visit and the money that an exception is about, where known. */
export interface ExceptionSubject {
  bookingId: string | null;
  name: string | null;
  serviceName: string | null;
  startsAt: number | null;
  intentId: string | null;
  amountCents: number | null;
  /** What of a refund that failed can be handed back in its place; null: nothing. */
  handBackCents: number | null;
  /** Whether nothing of a refund that failed can go back any more, in whatever way. */
  isOver: boolean;
  /** What was handed back in its place and may be said not to have been; null: nothing. */
  handedBackCents: number | null;
}

const nothing: ExceptionSubject = {
  bookingId: null,
  name: null,
  serviceName: null,
  startsAt: null,
  intentId: null,
  amountCents: null,
  handBackCents: null,
  isOver: false,
  handedBackCents: null,
};

/** @param day the salon's zone and the time, by which is told what may be a mistake */
export async function describeException(
  db: Handle,
  exception: ExceptionRow,
  day: { zone: string; now: number },
): Promise<ExceptionSubject> {
  const { kind, subject_id: subject, detail } = exception;
  if (kind === "webhook_off" || kind === "texts_used_up") return nothing;
  if (kind === "foreign_intent") return { ...nothing, intentId: subject };
  if (kind === "booking_without_payment") return await ofBooking(db, subject);
  if (kind === "failed_refund") return await ofFailedRefund(db, exception, day);
  if (kind === "undone_work") {
    const [about, id = ""] = subject.split(":");
    return about === "refund" ? await ofRefund(db, id) : await ofBooking(db, id);
  }
  const payment = (await findPayment(db, subject)) ?? (await listPaymentsOfPurchase(db, subject)).at(-1);
  if (!payment) return await ofPurchase(db, subject);
  const described = await ofPayment(db, payment);
  return kind === "dispute" ? { ...described, amountCents: Number(detail.amountCents) } : described;
}

/** One that is resolved asks for nothing more, but may have been handed back by mistake. */
async function ofFailedRefund(
  db: Handle,
  { subject_id: id, resolved_at }: ExceptionRow,
  day: { zone: string; now: number },
): Promise<ExceptionSubject> {
  const described = await ofRefund(db, id);
  const refund = await findRefund(db, id);
  const payment = refund && (await findPayment(db, refund.payment_id));
  if (!payment) return described;
  if (resolved_at !== null) return { ...described, handedBackCents: await readHandedBack(db, id, day) };
  const owedCents = await readOwed(db, refund);
  const handBackCents = leftToHandBack(owedCents, await readPaymentMoney(db, payment));
  const { promisableCents } = await readLeft(db, payment);
  const isOver = Math.min(owedCents, promisableCents) === 0;
  return { ...described, isOver, handBackCents: handBackCents || null };
}

async function ofRefund(db: Handle, id: string): Promise<ExceptionSubject> {
  const refund = await findRefund(db, id);
  const payment = refund && (await findPayment(db, refund.payment_id));
  return payment ? { ...(await ofPayment(db, payment)), amountCents: refund.amount_cents } : nothing;
}

async function ofPayment(db: Handle, payment: PaymentRow): Promise<ExceptionSubject> {
  const described = await ofPurchase(db, payment.purchase_id);
  return { ...described, intentId: payment.intent_id, amountCents: payment.amount_cents };
}

async function ofPurchase(db: Handle, id: string): Promise<ExceptionSubject> {
  const purchase = await findPurchase(db, id);
  if (!purchase) return nothing;
  const booking = await findVisitOfPurchase(db, id);
  return {
    ...nothing,
    bookingId: booking?.id ?? null,
    name: purchase.name,
    serviceName: namesOf(purchase).join(", ") || null,
    startsAt: booking ? booking.starts_at : purchase.starts_at,
    amountCents: purchase.due_now_cents,
  };
}

/** A purchase that names only a price has no items yet, so its list is empty. */
function namesOf({ kind, items, quote }: FoundPurchase): string[] {
  return kind === "visit"
    ? items.map(({ service_name }) => service_name)
    : quote.lines.map(({ name }) => name);
}

async function ofBooking(db: Handle, id: string): Promise<ExceptionSubject> {
  const booking = await findBooking(db, id);
  if (!booking) return nothing;
  return {
    ...nothing,
    bookingId: booking.id,
    name: booking.name,
    serviceName: booking.service_name,
    startsAt: booking.starts_at,
    intentId: booking.purchase_id === null ? null : booking.transaction_id,
    amountCents: booking.card_cents,
  };
}
