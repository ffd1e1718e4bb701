import type { Policy, PolicyVisit } from "#domain/policy.ts";
import type { PaidSource } from "#domain/refunds.ts";
import { type HowPaid, howPaid, moneyAtSalon } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { listCreditsOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";
import { listPaymentsOfVisit, type VisitPaymentRow } from "#server/database/visit-payments.ts";
import type { UsedSession } from "#server/usecases/gifts/session-outcome.ts";
import { readLeft } from "#server/usecases/refunds/read-left.ts";

/**
 * What a visit was paid with: a gift card, a payment by card, or what was paid at the salon and not handed back. Of a
 * payment by card, `promisableCents` is what is left with what a bank holds until it decides.
 */
export type VisitSource = PaidSource &
  (
    | { kind: "gift"; giftCardId: string; payment?: undefined }
    | { kind: "card"; payment: PaymentRow; promisableCents: number }
    | { kind: "desk"; payment?: undefined }
  );

type CardSource = VisitSource & { kind: "card" };

/** What the policy needs to know about a visit, and what paid for it. */
export interface PaidVisit {
  visit: PolicyVisit;
  /**
   * In the order in which they are refunded: what the desk has yet to hand back, gift cards, card payments with the
   * newest first, then the desk.
   */
  sources: VisitSource[];
  /** The session of a package that paid for a service. It is returned as a whole or not at all; null without one. */
  session: UsedSession | null;
  /** Cents that were paid at the salon and not handed back. */
  salonCents: number;
}

/** @param salonPolicy applies to a visit that was not bought here */
export async function readPaidVisit(
  db: Handle,
  booking: BookingRow,
  salonPolicy: Policy,
): Promise<PaidVisit> {
  return await readPaid(db, booking, await listPaymentsOfBooking(db, booking), salonPolicy);
}

/** Like `readPaidVisit`, if the booking's payments are already read, and locked for promising a refund. */
export async function readPaid(
  db: Handle,
  booking: BookingRow,
  payments: readonly VisitPaymentRow[],
  salonPolicy: Policy,
): Promise<PaidVisit> {
  const { gifts, session } = await readCredits(db, booking);
  const { hand_back_cents: handBackCents } = booking;
  const sources: VisitSource[] = handBackCents > 0 ? [atDesk(handBackCents)] : [];
  for (const { giftCardId, usedCents: paidCents, returnedCents } of gifts) {
    sources.push({ kind: "gift", giftCardId, paidCents, leftCents: paidCents - returnedCents });
  }
  sources.push(...(await readCards(db, payments)));
  const salonCents = isPaidBefore(booking) ? 0 : await readPaidAtSalon(db, booking.id);
  if (salonCents > handBackCents) sources.push(atDesk(salonCents - handBackCents));
  const paidCents = sources.reduce((sum, source) => sum + source.paidCents, -handBackCents);
  const keptCents = booking.kept_cents + booking.kept_credit_cents + booking.kept_at_salon_cents;
  const visit = { ...policyVisit(booking, salonPolicy, paidCents - keptCents), keptCents, handBackCents };
  const used = session && toUsedSession(booking, session);
  return { visit, sources, session: used, salonCents };
}

/** What card payments paid for a visit, minus what its changes have refunded, and what is left of each. */
export async function readCards(db: Handle, payments: readonly VisitPaymentRow[]): Promise<CardSource[]> {
  const cards: CardSource[] = [];
  for (const payment of payments) {
    const paidCents = payment.amount_cents - payment.changed_cents;
    const { leftCents, promisableCents } = await readLeft(db, payment);
    cards.push({ kind: "card", payment, paidCents, leftCents, promisableCents });
  }
  return cards;
}

/** The card payments, in the order in which they are refunded. */
export function cardsOf({ sources }: Pick<PaidVisit, "sources">): CardSource[] {
  return sources.filter((source) => source.kind === "card");
}

function atDesk(cents: number): VisitSource {
  return { kind: "desk", paidCents: cents, leftCents: cents };
}

type Credit = Awaited<ReturnType<typeof listCreditsOfBooking>>[number];

/** What gift cards paid for a visit, each with what it already got back, and the session of a package. */
export async function readCredits(
  db: Handle,
  { id, credit_cents, kept_credit_cents, kept_session_cents, package_id }: BookingRow,
): Promise<{ gifts: Credit[]; session: Credit | null }> {
  const creditCents = credit_cents + kept_credit_cents + kept_session_cents;
  const credits = creditCents > 0 ? await listCreditsOfBooking(db, id) : [];
  return {
    gifts: credits.filter(({ giftCardId }) => giftCardId !== package_id),
    session: credits.find(({ giftCardId }) => giftCardId === package_id) ?? null,
  };
}

/** The session of a visit's package, from its part in `readCredits`. */
export function toUsedSession(booking: BookingRow, { giftCardId, usedCents }: Credit): UsedSession {
  return { packageId: giftCardId, cents: usedCents, isUsedUp: booking.kept_session_cents > 0 };
}

/** Whether a session of a package pays for a service of a visit. */
export function paysBySession(booking: Pick<BookingRow, "package_id" | "kept_session_cents">): boolean {
  return booking.package_id !== null && booking.kept_session_cents === 0;
}

/** The ids of the gift cards and the package that have paid. */
export function giftCardsOf({ sources, session }: Pick<PaidVisit, "sources" | "session">): string[] {
  const gifts = sources.flatMap((source) => (source.kind === "gift" ? source.giftCardId : []));
  return session ? [...gifts, session.packageId] : gifts;
}

/** The total that a cancellation gives back, and the parts for gift cards and for handing back at the salon. */
export function tellParts(parts: readonly { source: VisitSource; cents: number }[]): {
  refundCents: number;
  toGiftCents: number;
  atSalonCents: number;
} {
  const sum = (some: typeof parts) => some.reduce((total, { cents }) => total + cents, 0);
  const of = (kind: VisitSource["kind"]) => sum(parts.filter(({ source }) => source.kind === kind));
  return { refundCents: sum(parts), toGiftCents: of("gift"), atSalonCents: of("desk") };
}

/** What the policy needs to know about a visit. @param paidCents 0 if only its hours matter */
export function policyVisit(booking: BookingRow, salonPolicy: Policy, paidCents = 0): PolicyVisit {
  return {
    policy: booking.policy ?? salonPolicy,
    bookedAt: booking.created_at,
    startsAt: booking.starts_at,
    paidCents,
    mostPercent: booking.most_percent,
  };
}

/** The payments that bought a visit and its changes, the newest first. All others were refunded. */
export async function listPaymentsOfBooking(db: Handle, booking: BookingRow): Promise<VisitPaymentRow[]> {
  return booking.purchase_id === null ? [] : await listPaymentsOfVisit(db, booking);
}

/** How a visit was paid, and the part of its price that was paid at the salon. */
export interface ToldPaid {
  paid: HowPaid;
  paidAtSalonCents: number;
}

/** How each of some visits was paid. */
export async function tellPaid(
  db: Handle,
  bookings: readonly BookingRow[],
): Promise<(booking: BookingRow) => ToldPaid> {
  const atSalon = await sumPaidAtSalon(
    db,
    bookings.map(({ id }) => id),
  );
  return (booking) => {
    const { price_cents: priceCents, card_cents: cardCents, credit_cents: creditCents } = booking;
    const { paidCents: salonCents } = moneyAtSalonOf(booking, atSalon.get(booking.id) ?? 0);
    const isSession = paysBySession(booking);
    const paid = howPaid({ priceCents, cardCents, creditCents, isSession, salonCents });
    return { paid, paidAtSalonCents: salonCents };
  };
}

/** Whether the whole visit was paid when it was booked, so that the salon has received nothing. */
function isPaidBefore(booking: BookingRow): boolean {
  if (booking.hand_back_cents + booking.kept_at_salon_cents > 0) return false;
  return booking.card_cents + booking.credit_cents > 0 && dueAtSalonOf(booking) === 0;
}

async function readPaidAtSalon(db: Handle, bookingId: string): Promise<number> {
  return (await sumPaidAtSalon(db, [bookingId])).get(bookingId) ?? 0;
}

/**
 * What was paid of a visit's price at the salon, and what is still due there. @param thereCents the ledger's sum for
 * the desk
 */
export function moneyAtSalonOf(
  booking: Pick<BookingRow, MoneyColumn | "kept_at_salon_cents" | "hand_back_cents">,
  thereCents: number,
): { paidCents: number; dueCents: number } {
  const { kept_at_salon_cents: keptCents, hand_back_cents: handBackCents } = booking;
  return moneyAtSalon({ restCents: dueAtSalonOf(booking), thereCents, keptCents, handBackCents });
}

/**
 * What the desk has to hand back for a visit, in cents. An older server version does not maintain this sum, so it
 * counts only if the ledger agrees: the visit's price is covered or, for a cancelled visit, it and what is kept are all
 * that is there.
 * @param thereCents the ledger's sum for the desk
 */
export function toHandBackOf(booking: BookingRow, thereCents: number): number {
  const { state, kept_at_salon_cents: keptCents, hand_back_cents: handBackCents } = booking;
  const isThere =
    state === "cancelled"
      ? keptCents + handBackCents === thereCents
      : moneyAtSalonOf(booking, thereCents).dueCents === 0;
  return isThere ? handBackCents : 0;
}

type MoneyColumn = "price_cents" | "card_cents" | "credit_cents";

/** The part of a visit's price that no card, gift card or package has paid, in cents. It is due at the salon. */
export function dueAtSalonOf({
  price_cents,
  card_cents,
  credit_cents,
}: Pick<BookingRow, MoneyColumn>): number {
  return price_cents - card_cents - credit_cents;
}
