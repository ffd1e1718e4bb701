import type { BookingState } from "#domain/booking-states.ts";
import { defaultPolicy, type PolicyVisit } from "#domain/policy.ts";
import { keptOfCards } from "#domain/refund-on-change.ts";
import { splitRefund } from "#domain/refunds.ts";
import { hourMs } from "#domain/time/durations.ts";
import { moneyAtSalon } from "#domain/visit.ts";

/** Something that has paid: the amount, and how much of it went back. */
export interface Source {
  cents: number;
  backCents: number;
  /** How much of it was refunded in the provider's dashboard, or is with a bank for a dispute. */
  goneCents: number;
}

/** A visit and everything that has paid for it. */
export interface History {
  visit: PolicyVisit;
  now: number;
  state: BookingState;
  priceCents: number;
  gifts: (Source & { isDesk: boolean })[];
  cards: Source[];
  /** What was handed over at the desk, and how much of it was handed back. */
  desk: Source;
  /** The package session that pays for a service. It goes back whole or not at all. */
  session: Source & { isUsedUp: boolean };
  /** What gift cards and the session pay of the price. */
  creditCents: number;
  keptCreditCents: number;
  cardCents: number;
  keptCents: number;
  keptAtSalonCents: number;
  handBackCents: number;
  /** What was handed back last, while nothing else was done at the desk. */
  handedCents: number;
}

/**
 * Booked long ago for four days from now: a service that a session pays for, and others, of which a gift card pays a
 * share and a card a share of the rest.
 */
export function booked(
  restCents: number,
  paid: { giftShare: number; cardShare: number; sessionCents?: number },
): History {
  const { giftShare, cardShare, sessionCents = 0 } = paid;
  const giftCents = Math.floor((restCents * giftShare) / 100);
  const cardCents = Math.floor(((restCents - giftCents) * cardShare) / 100);
  const bookedAt = -1000 * hourMs;
  return {
    visit: { policy: defaultPolicy, bookedAt, startsAt: 96 * hourMs, paidCents: 0, mostPercent: 100 },
    now: 0,
    state: "pending",
    priceCents: sessionCents + restCents,
    gifts: [{ ...paidWith(giftCents), isDesk: false }],
    cards: [paidWith(cardCents)],
    desk: paidWith(0),
    session: { ...paidWith(sessionCents), isUsedUp: false },
    creditCents: sessionCents + giftCents,
    keptCreditCents: 0,
    cardCents,
    keptCents: 0,
    keptAtSalonCents: 0,
    handBackCents: 0,
    handedCents: 0,
  };
}

export function paidWith(cents: number): Source {
  return { cents, backCents: 0, goneCents: 0 };
}

/** What the session pays of the price. */
export function bySession({ session }: History): number {
  return session.isUsedUp ? 0 : paidOf([session]);
}

export function atSalon(history: History): { paidCents: number; dueCents: number } {
  const { priceCents, cardCents, creditCents, keptAtSalonCents: keptCents, handBackCents } = history;
  const restCents = priceCents - cardCents - creditCents;
  return moneyAtSalon({ restCents, thereCents: paidOf([history.desk]), keptCents, handBackCents });
}

/** The visit as its policy sees it. The session is not part of its money. */
export function seen(history: History): PolicyVisit {
  const { visit, keptCents, keptCreditCents, keptAtSalonCents, handBackCents } = history;
  const kept = keptCents + keptCreditCents + keptAtSalonCents;
  const paidCents = paidOf(moneyOf(history)) - kept - handBackCents;
  return { ...visit, paidCents, keptCents: kept, handBackCents };
}

/** What the visit's records say is kept. */
export function keptOf({ keptCents, keptCreditCents, keptAtSalonCents, cards }: History): number {
  return keptOfCards(keptCents, cards.map(toSource)) + keptCreditCents + keptAtSalonCents;
}

/** Everything that has paid except the session, in the order in which it is refunded. */
export function moneyOf({ gifts, cards, desk }: History): Source[] {
  return [...gifts, ...cards, desk];
}

/** @returns the cents that went back */
export function spread(sources: Source[], allCents: number): number {
  const parts = splitRefund(sources.map(toSource), allCents);
  for (const { source, cents } of parts) source.source.backCents += cents;
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

export function toSource(source: Source) {
  return { source, paidCents: paidOf([source]), leftCents: leftOf([source]) };
}

/** What was paid and did not go back through a change, a reversal or a cancellation. */
export function paidOf(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum + source.cents - source.backCents, 0);
}

/** How much of that is still there. */
export function leftOf(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum - source.goneCents, paidOf(sources));
}
