import fc from "fast-check";
import { expect, test } from "vitest";
import {
  defaultPolicy,
  type PolicyVisit,
  refundOnCancel,
  refundPercent,
  shareAfterMove,
} from "#domain/policy.ts";
import { splitRefund } from "#domain/refunds.ts";
import { moneyAtSalon } from "#domain/visit.ts";
import {
  cardAfterChange,
  creditAfterChange,
  creditTakenBack,
  deskAfterChange,
  moneyOfChange,
} from "#domain/visit-change.ts";

const hourMs = 60 * 60_000;
const cents = fc.integer({ min: 50, max: 20_000 });

/** Something that has paid: what it was, and what of it is back. */
interface Source {
  cents: number;
  backCents: number;
}

interface History {
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

type Event =
  | { kind: "change"; priceCents: number; byCard: boolean; by: "customer" | "salon" }
  | { kind: "wait"; hours: number }
  | { kind: "move"; hours: number; by: "customer" | "salon" }
  | { kind: "use"; share: number }
  | { kind: "pay" }
  | { kind: "take back" }
  | { kind: "hand back" };

const by = fc.constantFrom("customer" as const, "salon" as const);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant("change" as const), priceCents: cents, byCard: fc.boolean(), by }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant("move" as const), hours: fc.integer({ min: -20, max: 40 }), by }),
  fc.record({ kind: fc.constant("use" as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("pay" as const) }),
  fc.record({ kind: fc.constant("take back" as const) }),
  fc.record({ kind: fc.constant("hand back" as const) }),
);

test("however gift cards, cards and the desk pay, a visit changes and is cancelled: parts add up, and no source gets more than it paid", () => {
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(event, { maxLength: 14 }),
      by,
      (priceCents, giftShare, cardShare, events, canceller) => {
        const history = booked(priceCents, giftShare, cardShare);
        check(history);
        for (const one of events) {
          play(history, one);
          check(history);
        }
        const paidBefore = paidOf(history);
        giveBack(history, refundOnCancel(seen(history), canceller, history.now));
        checkSources(history);
        if (canceller === "salon") expect(paidOf(history)).toBe(0);
        else expect(paidOf(history)).toBeLessThanOrEqual(paidBefore);
      },
    ),
    { numRuns: 1000 },
  );
});

test("taking a service out and cancelling the rest never gives back more than cancelling at once", () => {
  fc.assert(
    fc.property(cents, cents, fc.nat(100), fc.nat(100), fc.nat(80), (one, other, gift, card, hours) => {
      const backOf = (steps: Event[]) => {
        const history = booked(one + other, gift, card);
        const paidCents = paidOf(history);
        for (const step of [{ kind: "wait" as const, hours }, ...steps]) play(history, step);
        giveBack(history, refundOnCancel(seen(history), "customer", history.now));
        return paidCents - paidOf(history);
      };
      const whole = backOf([]);
      const inSteps = backOf([{ kind: "change", priceCents: one, byCard: false, by: "customer" }]);
      expect(inSteps).toBeLessThanOrEqual(whole);
      expect(whole - inSteps).toBeLessThanOrEqual(1);
    }),
  );
});

/** Booked long ago for four days from now: a share paid with a gift card, a share of the rest by card. */
function booked(priceCents: number, giftShare: number, cardShare: number): History {
  const creditCents = Math.floor((priceCents * giftShare) / 100);
  const cardCents = Math.floor(((priceCents - creditCents) * cardShare) / 100);
  const bookedAt = -1000 * hourMs;
  return {
    visit: { policy: defaultPolicy, bookedAt, startsAt: 96 * hourMs, paidCents: 0, mostPercent: 100 },
    now: 0,
    priceCents,
    gifts: [{ cents: creditCents, backCents: 0, isDesk: false }],
    cards: [{ cents: cardCents, backCents: 0 }],
    desk: { cents: 0, backCents: 0 },
    creditCents,
    keptCreditCents: 0,
    cardCents,
    keptCents: 0,
    keptAtSalonCents: 0,
    handBackCents: 0,
  };
}

function play(history: History, event: Event): void {
  const { desk, visit } = history;
  const dueCents = atSalon(history).dueCents;
  if (event.kind === "wait") history.now += event.hours * hourMs;
  else if (event.kind === "change") change(history, event);
  else if (event.kind === "move") {
    const mostPercent = shareAfterMove(visit, event.by, history.now);
    history.visit = { ...visit, mostPercent, startsAt: (visit.startsAt ?? 0) + event.hours * hourMs };
  } else if (event.kind === "use" && dueCents > 0) {
    const used = Math.max(1, Math.floor((dueCents * event.share) / 100));
    history.gifts.push({ cents: used, backCents: 0, isDesk: true });
    history.creditCents += used;
  } else if (event.kind === "pay") desk.cents += dueCents;
  else if (event.kind === "hand back") {
    desk.backCents += history.handBackCents;
    history.handBackCents = 0;
  } else if (event.kind === "take back" && history.handBackCents === 0) takeBack(history);
}

function change(history: History, { priceCents, byCard, by: who }: Event & { kind: "change" }): void {
  const { creditCents, cardCents, priceCents: wasCents } = history;
  const { paidCents: salonCents } = atSalon(history);
  const paid = { creditCents, cardCents, salonCents };
  const percent = who === "salon" ? 100 : refundPercent(seen(history), history.now);
  const money = moneyOfChange({ ...paid, wasCents, nowCents: priceCents }, percent);
  const overCents = Math.max(0, creditCents + cardCents + salonCents - priceCents);
  expect(money.toGiftCents + money.backCents + money.handBackCents + money.keptCents).toBe(overCents);
  for (const part of Object.values(money)) expect(part).toBeGreaterThanOrEqual(0);
  const paidCents = byCard && cardCents > 0 ? money.moreCents : 0;
  expect(spread(history.gifts, money.toGiftCents)).toBe(money.toGiftCents);
  const backCents = spread(history.cards, money.backCents);
  expect(backCents).toBe(money.backCents);
  if (paidCents > 0) history.cards.unshift({ cents: paidCents, backCents: 0 });
  const beyond = { keptCents: history.keptAtSalonCents, handBackCents: history.handBackCents };
  const leftCents = Math.max(0, priceCents - wasCents - paidCents);
  const card = { ...paid, keptCents: history.keptCents, paidCents, backCents, priceCents };
  const after = deskAfterChange(beyond, { ...money, leftCents });
  const credit = creditAfterChange({ creditCents, keptCents: history.keptCreditCents }, money);
  Object.assign(history, cardAfterChange(card));
  history.keptAtSalonCents = after.keptCents;
  history.handBackCents = after.handBackCents;
  history.creditCents = credit.creditCents;
  history.keptCreditCents = credit.keptCents;
  history.priceCents = priceCents;
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

function check(history: History): void {
  const { priceCents, creditCents, keptCreditCents, cardCents, keptCents, desk } = history;
  checkSources(history);
  for (const part of [creditCents, keptCreditCents, cardCents, keptCents]) {
    expect(part).toBeGreaterThanOrEqual(0);
  }
  expect(creditCents + cardCents).toBeLessThanOrEqual(priceCents);
  expect(creditCents + keptCreditCents).toBe(leftOf(history.gifts));
  expect(cardCents + keptCents).toBe(leftOf(history.cards));
  const most = priceCents - cardCents - creditCents + history.keptAtSalonCents + history.handBackCents;
  expect(leftOf([desk])).toBeLessThanOrEqual(most);
  if (history.handBackCents > 0) expect(leftOf([desk])).toBe(most);
}

function checkSources({ gifts, cards, desk }: History): void {
  for (const source of [...gifts, ...cards, desk]) {
    expect(source.backCents).toBeGreaterThanOrEqual(0);
    expect(source.backCents).toBeLessThanOrEqual(source.cents);
  }
}

/** Cancels: what the desk has yet to hand back first, then gift cards, cards and the desk. */
function giveBack(history: History, allCents: number): void {
  const { handBackCents, gifts, cards, desk } = history;
  desk.backCents += handBackCents;
  expect(spread([...gifts, ...cards, desk], allCents - handBackCents)).toBe(allCents - handBackCents);
}

/** @returns the cents that went back */
function spread(sources: Source[], allCents: number): number {
  const lefts = sources.map((source) => {
    const left = source.cents - source.backCents;
    return { source, paidCents: left, leftCents: left };
  });
  const parts = splitRefund(lefts, allCents);
  for (const { source, cents: part } of parts) source.source.backCents += part;
  return parts.reduce((sum, part) => sum + part.cents, 0);
}

function atSalon(history: History): { paidCents: number; dueCents: number } {
  const { priceCents, cardCents, creditCents, keptAtSalonCents: keptCents, handBackCents } = history;
  const restCents = priceCents - cardCents - creditCents;
  return moneyAtSalon({ restCents, thereCents: leftOf([history.desk]), keptCents, handBackCents });
}

function seen(history: History): PolicyVisit {
  const { visit, keptCents, keptCreditCents, keptAtSalonCents, handBackCents } = history;
  const kept = keptCents + keptCreditCents + keptAtSalonCents;
  return { ...visit, paidCents: paidOf(history) - kept - handBackCents, keptCents: kept, handBackCents };
}

/** What was paid and is not back. */
function paidOf({ gifts, cards, desk }: History): number {
  return leftOf([...gifts, ...cards, desk]);
}

function leftOf(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum + source.cents - source.backCents, 0);
}
