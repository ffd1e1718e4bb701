import fc from "fast-check";
import { expect } from "vitest";
import { defaultPolicy, type PolicyVisit, refundPercent, shareAfterMove } from "#domain/policy.ts";
import { keptOfCards, withinPayments } from "#domain/refund-on-change.ts";
import { splitRefund } from "#domain/refunds.ts";
import { moneyAtSalon } from "#domain/visit.ts";
import {
  cardAfterChange,
  creditAfterChange,
  creditTakenBack,
  deskAfterChange,
  moneyOfChange,
} from "#domain/visit-change.ts";

export const hourMs = 60 * 60_000;
export const cents = fc.integer({ min: 50, max: 20_000 });

/** Something that has paid: what it was, and what of it is back. */
interface Source {
  cents: number;
  backCents: number;
  /** What of it was given back in the provider's dashboard, or is with a bank for a dispute. */
  goneCents: number;
}

/** A visit and all that has paid it. */
export interface History {
  visit: PolicyVisit;
  now: number;
  priceCents: number;
  gifts: (Source & { isDesk: boolean })[];
  cards: Source[];
  /** What was handed over at the desk, and what of it was handed back. */
  desk: Source;
  creditCents: number;
  keptCreditCents: number;
  cardCents: number;
  keptCents: number;
  keptAtSalonCents: number;
  handBackCents: number;
}

export type Event =
  | { kind: "change"; priceCents: number; byCard: boolean; by: "customer" | "salon" }
  | { kind: "wait"; hours: number }
  | { kind: "move"; hours: number; by: "customer" | "salon" }
  | { kind: "use"; share: number }
  | { kind: "pay" }
  | { kind: "take back" }
  | { kind: "hand back" }
  | { kind: "go elsewhere"; share: number; card: number }
  | { kind: "win dispute"; card: number };

export const by = fc.constantFrom("customer" as const, "salon" as const);
const share = fc.integer({ min: 1, max: 100 });
export const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant("change" as const), priceCents: cents, byCard: fc.boolean(), by }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant("move" as const), hours: fc.integer({ min: -20, max: 40 }), by }),
  fc.record({ kind: fc.constant("use" as const), share }),
  fc.record({ kind: fc.constant("pay" as const) }),
  fc.record({ kind: fc.constant("take back" as const) }),
  fc.record({ kind: fc.constant("hand back" as const) }),
  fc.record({ kind: fc.constant("go elsewhere" as const), share, card: fc.nat(3) }),
  fc.record({ kind: fc.constant("win dispute" as const), card: fc.nat(3) }),
);

/** Booked long ago for four days from now: a share paid with a gift card, a share of the rest by card. */
export function booked(priceCents: number, giftShare: number, cardShare: number): History {
  const creditCents = Math.floor((priceCents * giftShare) / 100);
  const cardCents = Math.floor(((priceCents - creditCents) * cardShare) / 100);
  const bookedAt = -1000 * hourMs;
  return {
    visit: { policy: defaultPolicy, bookedAt, startsAt: 96 * hourMs, paidCents: 0, mostPercent: 100 },
    now: 0,
    priceCents,
    gifts: [{ ...paidWith(creditCents), isDesk: false }],
    cards: [paidWith(cardCents)],
    desk: paidWith(0),
    creditCents,
    keptCreditCents: 0,
    cardCents,
    keptCents: 0,
    keptAtSalonCents: 0,
    handBackCents: 0,
  };
}

function paidWith(sum: number): Source {
  return { cents: sum, backCents: 0, goneCents: 0 };
}

export function play(history: History, event: Event): void {
  const { desk, visit, cards } = history;
  const dueCents = atSalon(history).dueCents;
  if (event.kind === "wait") history.now += event.hours * hourMs;
  else if (event.kind === "change") change(history, event);
  else if (event.kind === "move") {
    const mostPercent = shareAfterMove(visit, event.by, history.now);
    history.visit = { ...visit, mostPercent, startsAt: (visit.startsAt ?? 0) + event.hours * hourMs };
  } else if (event.kind === "use" && dueCents > 0) {
    const used = Math.max(1, Math.floor((dueCents * event.share) / 100));
    history.gifts.push({ ...paidWith(used), isDesk: true });
    history.creditCents += used;
  } else if (event.kind === "pay") desk.cents += dueCents;
  else if (event.kind === "hand back") {
    desk.backCents += history.handBackCents;
    history.handBackCents = 0;
  } else if (event.kind === "take back" && history.handBackCents === 0) takeBack(history);
  else if (event.kind === "go elsewhere") {
    const card = cards[event.card % cards.length];
    if (card) card.goneCents += Math.ceil((leftOf([card]) * event.share) / 100);
  } else if (event.kind === "win dispute") {
    const card = cards[event.card % cards.length];
    if (card) card.goneCents = 0;
  }
}

function change(history: History, { priceCents, byCard, by: who }: Event & { kind: "change" }): void {
  const { creditCents, cardCents, keptCents, priceCents: wasCents } = history;
  const { paidCents: salonCents } = atSalon(history);
  const paid = { creditCents, cardCents, salonCents };
  const percent = who === "salon" ? 100 : refundPercent(seen(history), history.now);
  const byPolicy = moneyOfChange({ ...paid, wasCents, nowCents: priceCents }, percent);
  const overCents = Math.max(0, creditCents + cardCents + salonCents - priceCents);
  expect(sumOf(byPolicy)).toBe(overCents);
  // What the page says.
  const money = withinPayments(byPolicy, { keptCents, cards: history.cards.map(toSource) });
  for (const part of Object.values(money)) expect(part).toBeGreaterThanOrEqual(0);
  expect(sumOf(money)).toBeLessThanOrEqual(overCents);
  const keptBefore = keptOf(history);
  const paidCents = byCard && cardCents > 0 ? money.moreCents : 0;
  expect(spread(history.gifts, money.toGiftCents)).toBe(money.toGiftCents);
  const backCents = spread(history.cards, byPolicy.backCents);
  expect(backCents).toBe(money.backCents);
  if (paidCents > 0) history.cards.unshift(paidWith(paidCents));
  const beyond = { keptCents: history.keptAtSalonCents, handBackCents: history.handBackCents };
  const leftCents = Math.max(0, priceCents - wasCents - paidCents);
  const card = { ...paid, keptCents, paidCents, backCents, priceCents };
  const after = deskAfterChange(beyond, { ...money, leftCents });
  const credit = creditAfterChange({ creditCents, keptCents: history.keptCreditCents }, money);
  Object.assign(history, cardAfterChange(card));
  history.keptAtSalonCents = after.keptCents;
  history.handBackCents = after.handBackCents;
  history.creditCents = credit.creditCents;
  history.keptCreditCents = credit.keptCents;
  history.priceCents = priceCents;
  expect(keptOf(history) - keptBefore).toBe(money.keptCents);
}

function sumOf(money: ReturnType<typeof moneyOfChange>): number {
  return money.toGiftCents + money.backCents + money.handBackCents + money.keptCents;
}

/** What is told to be kept. */
function keptOf({ keptCents, keptCreditCents, keptAtSalonCents, cards }: History): number {
  return keptOfCards(keptCents, cards.map(toSource)) + keptCreditCents + keptAtSalonCents;
}

/** Takes back what the desk took by mistake: what gift cards paid there, and money. */
function takeBack(history: History): void {
  let taken = 0;
  for (const gift of history.gifts) {
    if (!gift.isDesk) continue;
    taken += gift.cents - gift.backCents;
    gift.backCents = gift.cents;
  }
  const { creditCents, keptCreditCents } = history;
  const credit = creditTakenBack({ creditCents, keptCents: keptCreditCents }, taken);
  history.creditCents = credit.creditCents;
  history.keptCreditCents = credit.keptCents;
  history.desk.backCents = history.desk.cents;
  history.keptAtSalonCents = 0;
}

/** Holds what is said of the visit against what has moved. */
export function check(history: History): void {
  const { priceCents, creditCents, keptCreditCents, cardCents, keptCents, cards, desk } = history;
  checkSources(history);
  for (const part of [creditCents, keptCreditCents, cardCents, keptCents]) {
    expect(part).toBeGreaterThanOrEqual(0);
  }
  expect(creditCents + cardCents).toBeLessThanOrEqual(priceCents);
  expect(creditCents + keptCreditCents).toBe(paidOf(history.gifts));
  expect(cardCents + keptCents).toBe(paidOf(cards));
  expect(keptOfCards(keptCents, cards.map(toSource))).toBe(Math.max(0, leftOf(cards) - cardCents));
  const most = priceCents - cardCents - creditCents + history.keptAtSalonCents + history.handBackCents;
  expect(paidOf([desk])).toBeLessThanOrEqual(most);
  if (history.handBackCents > 0) expect(paidOf([desk])).toBe(most);
}

export function checkSources(history: History): void {
  for (const source of sourcesOf(history)) {
    expect(source.backCents).toBeGreaterThanOrEqual(0);
    expect(source.backCents + source.goneCents).toBeLessThanOrEqual(source.cents);
  }
}

/** Cancels: what the desk has yet to hand back first, then gift cards, cards and the desk. */
export function giveBack(history: History, allCents: number): void {
  const { handBackCents, gifts, cards, desk } = history;
  desk.backCents += handBackCents;
  const goneCents = cards.reduce((sum, card) => sum + card.goneCents, 0);
  const backCents = spread([...gifts, ...cards, desk], allCents - handBackCents);
  expect(backCents).toBeLessThanOrEqual(allCents - handBackCents);
  expect(backCents).toBeGreaterThanOrEqual(allCents - handBackCents - goneCents);
}

/** @returns the cents that went back */
function spread(sources: Source[], allCents: number): number {
  const parts = splitRefund(sources.map(toSource), allCents);
  for (const { source, cents: part } of parts) source.source.backCents += part;
  return parts.reduce((sum, part) => sum + part.cents, 0);
}

function toSource(source: Source) {
  return { source, paidCents: paidOf([source]), leftCents: leftOf([source]) };
}

function atSalon(history: History): { paidCents: number; dueCents: number } {
  const { priceCents, cardCents, creditCents, keptAtSalonCents: keptCents, handBackCents } = history;
  const restCents = priceCents - cardCents - creditCents;
  return moneyAtSalon({ restCents, thereCents: paidOf([history.desk]), keptCents, handBackCents });
}

/** The visit as its policy sees it. */
export function seen(history: History): PolicyVisit {
  const { visit, keptCents, keptCreditCents, keptAtSalonCents, handBackCents } = history;
  const kept = keptCents + keptCreditCents + keptAtSalonCents;
  const paidCents = paidOf(sourcesOf(history)) - kept - handBackCents;
  return { ...visit, paidCents, keptCents: kept, handBackCents };
}

export function sourcesOf({ gifts, cards, desk }: History): Source[] {
  return [...gifts, ...cards, desk];
}

/** What was paid and did not come back with a change, a mistake or a cancellation. */
export function paidOf(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum + source.cents - source.backCents, 0);
}

/** What of that is still there. */
export function leftOf(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum - source.goneCents, paidOf(sources));
}
