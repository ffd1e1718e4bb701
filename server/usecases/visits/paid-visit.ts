import type { Policy, PolicyVisit } from "#domain/policy.ts";
import { leftToRefund } from "#domain/refunds.ts";
import { isPaidByCard } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { listPaymentsOfPurchase, type PaymentRow } from "#server/database/payments.ts";
import { readPaymentMoney } from "#server/database/refunds.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";

/** A visit as its policy sees it, with what it was paid with. */
export interface PaidVisit {
  visit: PolicyVisit;
  /** Undefined when nothing was paid by card. */
  payment: PaymentRow | undefined;
  /** Cents of it that are not given back or promised yet, nor taken back by a bank. */
  leftCents: number;
  /** Cents that were paid at the salon and not handed back. */
  salonCents: number;
}

/** @param salonPolicy counts for a visit that was not bought here */
export async function readPaidVisit(
  db: Handle,
  booking: BookingRow,
  salonPolicy: Policy,
): Promise<PaidVisit> {
  return await readPaid(db, booking, await findPaymentOfBooking(db, booking), salonPolicy);
}

/** As `readPaidVisit`, where the payment of the booking is known, and locked if something is to be promised of it. */
export async function readPaid(
  db: Handle,
  booking: BookingRow,
  payment: PaymentRow | undefined,
  salonPolicy: Policy,
): Promise<PaidVisit> {
  const cardCents = payment?.amount_cents ?? 0;
  const leftCents = payment ? leftToRefund(await readPaymentMoney(db, payment)) : 0;
  // A visit that was paid by card is never paid at the salon, too.
  const paidThere = isBookingPaidByCard(booking) ? new Map() : await sumPaidAtSalon(db, [booking.id]);
  const salonCents = paidThere.get(booking.id) ?? 0;
  return { visit: policyVisit(booking, salonPolicy, cardCents + salonCents), payment, leftCents, salonCents };
}

/** A visit as its policy sees it. @param paidCents 0 where only its hours matter */
export function policyVisit(booking: BookingRow, salonPolicy: Policy, paidCents = 0): PolicyVisit {
  return {
    policy: booking.policy ?? salonPolicy,
    bookedAt: booking.created_at,
    startsAt: booking.starts_at,
    paidCents,
    mostPercent: booking.most_percent,
  };
}

/** The payment that a booking was made from: others of its purchase went back. */
export async function findPaymentOfBooking(db: Handle, booking: BookingRow): Promise<PaymentRow | undefined> {
  if (booking.purchase_id === null) return undefined;
  const payments = await listPaymentsOfPurchase(db, booking.purchase_id);
  return payments.find(
    ({ state, intent_id }) => state === "succeeded" && intent_id === booking.transaction_id,
  );
}

export type HowPaid = "card" | "salon" | "unpaid";

/** How many visits one statement asks about. */
const askedAtOnce = 500;

/** How each of some visits was paid. */
export async function tellPaid(
  db: Handle,
  bookings: readonly BookingRow[],
): Promise<(booking: BookingRow) => HowPaid> {
  const atSalon = new Set<string>();
  for (let index = 0; index < bookings.length; index += askedAtOnce) {
    const some = bookings.slice(index, index + askedAtOnce).map(({ id }) => id);
    for (const id of (await sumPaidAtSalon(db, some)).keys()) atSalon.add(id);
  }
  return (booking) => (atSalon.has(booking.id) ? "salon" : isBookingPaidByCard(booking) ? "card" : "unpaid");
}

export function isBookingPaidByCard({ purchase_id, price_cents }: BookingRow): boolean {
  return isPaidByCard({ purchaseId: purchase_id, priceCents: price_cents });
}
