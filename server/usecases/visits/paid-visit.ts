import type { Policy, PolicyVisit } from "#domain/policy.ts";
import { leftToRefund, type PaidSource } from "#domain/refunds.ts";
import { type HowPaid, howPaid } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { listCreditsOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { readPaymentMoney } from "#server/database/refunds.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";
import { listPaymentsOfVisit, type VisitPaymentRow } from "#server/database/visit-payments.ts";
import type { UsedSession } from "#server/usecases/gifts/session-outcome.ts";

/** What a visit was paid with: a gift card, a payment by card, or what was paid at the salon and not handed back. */
export type VisitSource = PaidSource &
  (
    | { kind: "gift"; giftCardId: string; payment?: undefined }
    | { kind: "card"; payment: PaymentRow }
    | { kind: "desk"; payment?: undefined }
  );

/** A visit as its policy sees it, with what it was paid with. */
export interface PaidVisit {
  visit: PolicyVisit;
  /** In the order in which they get money back: a gift card, card payments, the newest first, then the desk. */
  sources: VisitSource[];
  /** The session of a package that paid a service, which comes back whole or not at all; null without one. */
  session: UsedSession | null;
  /** Cents that were paid at the salon and not handed back. */
  salonCents: number;
}

/** @param salonPolicy counts for a visit that was not bought here */
export async function readPaidVisit(
  db: Handle,
  booking: BookingRow,
  salonPolicy: Policy,
): Promise<PaidVisit> {
  return await readPaid(db, booking, await listPaymentsOfBooking(db, booking), salonPolicy);
}

/** As `readPaidVisit`, where the payments of the booking are known, and locked if something is to be promised of them. */
export async function readPaid(
  db: Handle,
  booking: BookingRow,
  payments: readonly VisitPaymentRow[],
  salonPolicy: Policy,
): Promise<PaidVisit> {
  const { gifts, session } = await readCredits(db, booking);
  const sources: VisitSource[] = gifts.map(({ giftCardId, usedCents, returnedCents }) => ({
    kind: "gift",
    giftCardId,
    paidCents: usedCents,
    leftCents: usedCents - returnedCents,
  }));
  for (const payment of payments) {
    const leftCents = leftToRefund(await readPaymentMoney(db, payment));
    const paidCents = payment.amount_cents - payment.changed_cents;
    sources.push({ kind: "card", payment, paidCents, leftCents });
  }
  const salonCents = isPaidBefore(booking) ? 0 : await readPaidAtSalon(db, booking.id);
  if (salonCents > 0) sources.push({ kind: "desk", paidCents: salonCents, leftCents: salonCents });
  const paidCents = sources.reduce((sum, source) => sum + source.paidCents, 0);
  const keptCents = booking.kept_cents;
  const visit = { ...policyVisit(booking, salonPolicy, paidCents - keptCents), keptCents };
  const used = session && { packageId: session.giftCardId, cents: session.usedCents };
  return { visit, sources, session: used, salonCents };
}

type Credit = Awaited<ReturnType<typeof listCreditsOfBooking>>[number];

/** What gift cards paid of a visit, which can all go back to them but for what has, and the session of a package. */
export async function readCredits(
  db: Handle,
  { id, credit_cents, package_id }: BookingRow,
): Promise<{ gifts: Credit[]; session: Credit | null }> {
  const credits = credit_cents > 0 ? await listCreditsOfBooking(db, id) : [];
  return {
    gifts: credits.filter(({ giftCardId }) => giftCardId !== package_id),
    session: credits.find(({ giftCardId }) => giftCardId === package_id) ?? null,
  };
}

/** What a cancellation gives back in all, and what of it goes to a gift card or is handed back at the salon. */
export function tellParts(parts: readonly { source: VisitSource; cents: number }[]): {
  refundCents: number;
  toGiftCents: number;
  atSalonCents: number;
} {
  const sum = (some: typeof parts) => some.reduce((total, { cents }) => total + cents, 0);
  const of = (kind: VisitSource["kind"]) => sum(parts.filter(({ source }) => source.kind === kind));
  return { refundCents: sum(parts), toGiftCents: of("gift"), atSalonCents: of("desk") };
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

/** The payments that a visit and its changes were bought with, the newest first: others went back. */
export async function listPaymentsOfBooking(db: Handle, booking: BookingRow): Promise<VisitPaymentRow[]> {
  return booking.purchase_id === null ? [] : await listPaymentsOfVisit(db, booking);
}

/** How each of some visits was paid. */
export async function tellPaid(
  db: Handle,
  bookings: readonly BookingRow[],
): Promise<(booking: BookingRow) => HowPaid> {
  const atSalon = await sumPaidAtSalon(
    db,
    bookings.map(({ id }) => id),
  );
  return ({ id, price_cents: priceCents, card_cents: cardCents, credit_cents: creditCents, package_id }) =>
    howPaid({
      priceCents,
      cardCents,
      creditCents,
      isSession: package_id !== null,
      salonCents: atSalon.get(id) ?? 0,
    });
}

/** Whether all of a visit was paid when it was booked, so that nothing is due at the salon. */
function isPaidBefore(booking: BookingRow): boolean {
  return booking.card_cents + booking.credit_cents > 0 && dueAtSalonOf(booking) === 0;
}

async function readPaidAtSalon(db: Handle, bookingId: string): Promise<number> {
  return (await sumPaidAtSalon(db, [bookingId])).get(bookingId) ?? 0;
}

/** What of a visit's price no card, no gift card and no package has paid, in cents: it is paid at the salon. */
export function dueAtSalonOf({ price_cents, card_cents, credit_cents }: BookingRow): number {
  return price_cents - card_cents - credit_cents;
}
