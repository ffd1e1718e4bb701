import type { Policy, PolicyVisit } from "#domain/policy.ts";
import type { PaidSource } from "#domain/refunds.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { listCreditsOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { listPaymentsOfVisit, type VisitPaymentRow } from "#server/database/visit-payments.ts";
import type { UsedSession } from "#server/usecases/gifts/session-outcome.ts";
import { readLeft } from "#server/usecases/refunds/read-left.ts";
import { dueAtSalonOf, readPaidAtSalon } from "#server/usecases/visits/money-at-salon.ts";

/**
 * What a visit was paid with: a gift card, a payment by card, or what was paid at the salon and not handed back. Of a
 * payment by card, `heldCents` is what a bank holds until it decides, and is not part of what is left.
 */
export type VisitSource = PaidSource &
  (
    | { kind: "gift"; giftCardId: string; payment?: undefined }
    | { kind: "card"; payment: PaymentRow; heldCents: number }
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

/**
 * @param salonPolicy applies to a visit that was not bought here
 * @param payments the booking's payments, if they are already read, and locked for promising a refund
 */
export async function readPaidVisit(
  db: Handle,
  booking: BookingRow,
  salonPolicy: Policy,
  payments?: readonly VisitPaymentRow[],
): Promise<PaidVisit> {
  const { gifts, session } = await readCredits(db, booking);
  const { hand_back_cents: handBackCents } = booking;
  const sources: VisitSource[] = handBackCents > 0 ? [atDesk(handBackCents)] : [];
  for (const { giftCardId, usedCents: paidCents, returnedCents } of gifts) {
    sources.push({ kind: "gift", giftCardId, paidCents, leftCents: paidCents - returnedCents });
  }
  sources.push(...(await readCards(db, payments ?? (await listPaymentsOfBooking(db, booking)))));
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
    cards.push({ kind: "card", payment, paidCents, leftCents, heldCents: promisableCents - leftCents });
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

/** Whether the whole visit was paid when it was booked, so that the salon has received nothing. */
function isPaidBefore(booking: BookingRow): boolean {
  if (booking.hand_back_cents + booking.kept_at_salon_cents > 0) return false;
  return booking.card_cents + booking.credit_cents > 0 && dueAtSalonOf(booking) === 0;
}
