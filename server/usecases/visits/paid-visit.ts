import type { Policy, PolicyVisit } from "#domain/policy.ts";
import { leftToRefund, type PaidSource } from "#domain/refunds.ts";
import { type HowPaid, howPaid, moneyAtSalon } from "#domain/visit.ts";
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

type CardSource = VisitSource & { kind: "card" };

/** A visit as its policy sees it, with what it was paid with. */
export interface PaidVisit {
  visit: PolicyVisit;
  /**
   * In the order in which they get money back: what the desk has yet to hand back, a gift card, card payments, the newest
   * first, then the desk.
   */
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

/** What payments by card paid of a visit, less what its changes have given back, and what is left of each. */
export async function readCards(db: Handle, payments: readonly VisitPaymentRow[]): Promise<CardSource[]> {
  const cards: CardSource[] = [];
  for (const payment of payments) {
    const leftCents = leftToRefund(await readPaymentMoney(db, payment));
    const paidCents = payment.amount_cents - payment.changed_cents;
    cards.push({ kind: "card", payment, paidCents, leftCents });
  }
  return cards;
}

/** The payments by card, in the order in which they get money back. */
export function cardsOf({ sources }: Pick<PaidVisit, "sources">): CardSource[] {
  return sources.filter((source) => source.kind === "card");
}

function atDesk(cents: number): VisitSource {
  return { kind: "desk", paidCents: cents, leftCents: cents };
}

type Credit = Awaited<ReturnType<typeof listCreditsOfBooking>>[number];

/** What gift cards paid of a visit, which can all go back to them but for what has, and the session of a package. */
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

/** The session of a visit's package; `readCredits` tells its part. */
export function toUsedSession(booking: BookingRow, { giftCardId, usedCents }: Credit): UsedSession {
  return { packageId: giftCardId, cents: usedCents, isUsedUp: booking.kept_session_cents > 0 };
}

/** Whether a session of a package pays a service of a visit. */
export function paysBySession(booking: Pick<BookingRow, "package_id" | "kept_session_cents">): boolean {
  return booking.package_id !== null && booking.kept_session_cents === 0;
}

/** The gift cards and the package that have paid, by their ids. */
export function giftCardsOf({ sources, session }: Pick<PaidVisit, "sources" | "session">): string[] {
  const gifts = sources.flatMap((source) => (source.kind === "gift" ? source.giftCardId : []));
  return session ? [...gifts, session.packageId] : gifts;
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

/** How a visit was paid, and what of its price at the salon. */
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

/** Whether all of a visit was paid when it was booked, so that the salon has nothing of it. */
function isPaidBefore(booking: BookingRow): boolean {
  if (booking.hand_back_cents + booking.kept_at_salon_cents > 0) return false;
  return booking.card_cents + booking.credit_cents > 0 && dueAtSalonOf(booking) === 0;
}

async function readPaidAtSalon(db: Handle, bookingId: string): Promise<number> {
  return (await sumPaidAtSalon(db, [bookingId])).get(bookingId) ?? 0;
}

/** What of a visit's price was paid at the salon, and what is still to pay there. @param thereCents what the ledger has from the desk */
export function moneyAtSalonOf(
  booking: Pick<BookingRow, MoneyColumn | "kept_at_salon_cents" | "hand_back_cents">,
  thereCents: number,
): { paidCents: number; dueCents: number } {
  const { kept_at_salon_cents: keptCents, hand_back_cents: handBackCents } = booking;
  return moneyAtSalon({ restCents: dueAtSalonOf(booking), thereCents, keptCents, handBackCents });
}

/**
 * What the desk has to hand back for a visit, in cents. A former server knows nothing of this sum, so it counts only where the
 * ledger has it: beyond what the visit costs or, of a cancelled one, with what is kept all that is there.
 * @param thereCents what the ledger has from the desk
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

/** What of a visit's price no card, no gift card and no package has paid, in cents: it is paid at the salon. */
export function dueAtSalonOf({
  price_cents,
  card_cents,
  credit_cents,
}: Pick<BookingRow, MoneyColumn>): number {
  return price_cents - card_cents - credit_cents;
}
