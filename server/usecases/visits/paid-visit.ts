import type { Policy, PolicyVisit } from "#domain/policy.ts";
import { leftToRefund } from "#domain/refunds.ts";
import { type HowPaid, howPaid } from "#domain/visit.ts";
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
  /** Cents that the card paid, whatever became of them since. */
  cardPaidCents: number;
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
  const salonCents = isPaidByCard(booking) ? 0 : await readPaidAtSalon(db, booking.id);
  const visit = policyVisit(booking, salonPolicy, cardCents + salonCents);
  return { visit, payment, cardPaidCents: cardCents, leftCents, salonCents };
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

/** How many visits one statement asks about. */
const askedAtOnce = 500;

/** How each of some visits was paid. */
export async function tellPaid(
  db: Handle,
  bookings: readonly BookingRow[],
): Promise<(booking: BookingRow) => HowPaid> {
  const atSalon = new Map<string, number>();
  for (let index = 0; index < bookings.length; index += askedAtOnce) {
    const some = bookings.slice(index, index + askedAtOnce).map(({ id }) => id);
    for (const [id, cents] of await sumPaidAtSalon(db, some)) atSalon.set(id, cents);
  }
  return ({ id, price_cents: priceCents, card_cents: cardCents }) =>
    howPaid({ priceCents, cardCents, salonCents: atSalon.get(id) ?? 0 });
}

/** Whether a card has paid all of a visit, so that nothing is due at the salon. */
function isPaidByCard({ card_cents, price_cents }: BookingRow): boolean {
  return card_cents > 0 && card_cents === price_cents;
}

async function readPaidAtSalon(db: Handle, bookingId: string): Promise<number> {
  return (await sumPaidAtSalon(db, [bookingId])).get(bookingId) ?? 0;
}

/** What of a visit's price no card has paid, in cents: it is paid at the salon. */
export function dueAtSalonOf({ price_cents, card_cents }: BookingRow): number {
  return price_cents - card_cents;
}
