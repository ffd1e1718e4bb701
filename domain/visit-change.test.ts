import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultPolicy, type PolicyVisit, refundOnCancel, refundPercent } from "#domain/policy.ts";
import { type Discount, discountByLine, type QuoteLine } from "#domain/pricing.ts";
import { splitRefund } from "#domain/refunds.ts";
import { hourMs } from "#domain/time/durations.ts";
import {
  cardAfterChange,
  chargeOfChange,
  compareServices,
  moneyOfChange,
  priceAfterChange,
  pricesAlone,
  waysToPay,
} from "#domain/visit-change.ts";

const cut = { serviceId: "cut", name: "Cut", priceCents: 3000 };
const oil = { serviceId: "oil", name: "Oil", priceCents: 600 };
const member: Discount = { kind: "member", percent: 25 };
const tenOff: Discount = {
  kind: "code",
  offerId: "o",
  code: "TEN",
  percent: null,
  amountCents: 1000,
  serviceIds: null,
};

test("kept, added and removed services are told apart, even when one occurs twice", () => {
  const items = [cut, oil, oil];
  expect(compareServices(items, ["oil", "cut", "new"])).toEqual({ kept: [oil, cut, null], taken: [oil] });
  expect(compareServices(items, ["cut", "oil", "oil"]).taken).toEqual([]);
});

test("kept services keep their price, a percentage applies to added ones, and a fixed discount applies once", () => {
  const change = { before: [cut], after: [cut, oil] };
  expect(priceAfterChange(3000, { ...change, discount: null })).toBe(3600);
  expect(priceAfterChange(2250, { ...change, discount: member })).toBe(2700);
  expect(pricesAlone([oil], member)).toEqual([450]);
  expect(priceAfterChange(2000, { ...change, discount: tenOff })).toBe(2600);
  expect(pricesAlone([oil], tenOff)).toEqual([600]);
  // Booked at a price other than the catalogue's, it keeps the difference.
  expect(priceAfterChange(2900, { ...change, discount: null })).toBe(3500);
});

test("the card is charged the rule's share of the new price, and everything if no rule applies", () => {
  expect(chargeOfChange(2200, 660)).toBe(660);
  expect(chargeOfChange(2200, 20)).toBe(50);
  expect(chargeOfChange(600, 900)).toBe(600);
  expect(chargeOfChange(2200, 0)).toBe(2200);
  expect(chargeOfChange(2200, -500)).toBe(2200);
});

test.each([
  ["a guest who has paid in full pays by card", {}, {}, ["card"]],
  ["a salon that asks for deposits leaves it to the guest", {}, { asksInFull: false }, ["salon", "card"]],
  ["who pays the rest at the salon may pay more there", { cardCents: 1000 }, {}, ["salon", "card"]],
  ["what a gift card has paid is no rest", { cardCents: 1000, creditCents: 2000 }, {}, ["card"]],
  [
    "what this visit's own rule asks for in full is paid by card",
    { cardCents: 1000 },
    { byRule: true },
    ["card"],
  ],
  [
    "what a deposit by rule asks for of the new price is paid by card",
    { cardCents: 1000 },
    { asksInFull: false, missingCents: 200 },
    ["card"],
  ],
  [
    "who has paid nothing on the site pays at the salon",
    { cardCents: 0, isPaidOnline: false },
    {},
    ["salon"],
  ],
  ["who has paid with a gift card pays by card", { cardCents: 0, creditCents: 3000 }, {}, ["card"]],
  ["who has paid with a session pays by card", { wasCents: 0, cardCents: 0 }, {}, ["card"]],
  ["the desk charges no card", {}, { byStaff: true }, ["salon"]],
  ["less than a card can be charged is left for the salon", { moreCents: 49 }, {}, ["salon"]],
  ["where nothing is to pay there is no way to", { moreCents: 0 }, {}, []],
])("%s", (_, sums, asker, ways) => {
  const visit = { moreCents: 600, wasCents: 3000, cardCents: 3000, isPaidOnline: true, ...sums };
  expect(waysToPay(visit, { byStaff: false, asksInFull: true, byRule: false, ...asker })).toEqual(ways);
});

const price = fc.integer({ min: 50, max: 20_000 });
const items = fc.uniqueArray(
  fc.record({ serviceId: fc.uuid(), name: fc.constant("A service"), priceCents: price }),
  {
    minLength: 1,
    maxLength: 4,
    selector: ({ serviceId }) => serviceId,
  },
);
const discounts = fc.constantFrom(null, member);

interface History {
  visit: PolicyVisit;
  items: QuoteLine[];
  priceCents: number;
  cardCents: number;
  keptCents: number;
  /** Newest first: each payment, and what of it has gone back. */
  payments: { cents: number; backCents: number }[];
}

type Event = { kind: "change"; items: QuoteLine[]; byCard: boolean } | { kind: "wait"; hours: number };
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant("change" as const), items, byCard: fc.boolean() }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

test("in any order of payments, changes and cancellations, sums add up and nobody gets more than was paid", () => {
  fc.assert(
    fc.property(
      items,
      discounts,
      fc.integer({ min: 0, max: 100 }),
      fc.array(event, { maxLength: 12 }),
      fc.constantFrom("customer" as const, "salon" as const),
      (first, discount, share, events, canceller) => {
        let now = 0;
        const history = booked(first, discount, share);
        for (const one of events) {
          if (one.kind === "wait") now += one.hours * hourMs;
          else change(history, one, discount, now);
          check(history);
        }
        giveBack(history, refundOnCancel(seen(history), canceller, now));
        const back = backOf(history);
        expect(back).toBeLessThanOrEqual(paidOf(history));
        if (canceller === "salon") expect(back).toBe(paidOf(history));
      },
    ),
    { numRuns: 500 },
  );
});

test("removing a service and cancelling the rest never refunds more than cancelling at once", () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 80 }), (first, hours) => {
      const now = hours * hourMs;
      const whole = booked(first, null, 100);
      giveBack(whole, refundOnCancel(seen(whole), "customer", now));
      const step = booked(first, null, 100);
      if (first.length > 1) change(step, { items: first.slice(1), byCard: false }, null, now);
      giveBack(step, refundOnCancel(seen(step), "customer", now));
      expect(backOf(step)).toBeLessThanOrEqual(backOf(whole));
      expect(backOf(whole) - backOf(step)).toBeLessThanOrEqual(1);
    }),
  );
});

/** Booked long ago for four days from now, with a share of its price paid by card. */
function booked(first: QuoteLine[], discount: Discount | null, share: number): History {
  const priceCents = sum(first.map((one) => one.priceCents)) - sum(discountByLine(first, discount));
  const cardCents = Math.floor((priceCents * share) / 100);
  const visit = {
    policy: defaultPolicy,
    bookedAt: -1000 * hourMs,
    startsAt: 96 * hourMs,
    paidCents: 0,
    mostPercent: 100,
  };
  const payments = cardCents > 0 ? [{ cents: cardCents, backCents: 0 }] : [];
  return { visit, items: first, priceCents, cardCents, keptCents: 0, payments };
}

function change(
  history: History,
  { items: after, byCard }: { items: QuoteLine[]; byCard: boolean },
  discount: Discount | null,
  now: number,
): void {
  const wasCents = history.priceCents;
  const nowCents = priceAfterChange(wasCents, { before: history.items, after, discount });
  const { cardCents } = history;
  const money = moneyOfChange(
    { wasCents, nowCents, cardCents, salonCents: 0 },
    refundPercent(seen(history), now),
  );
  expect(Math.min(money.moreCents, money.lessCents)).toBe(0);
  const asker = { byStaff: false, asksInFull: false, byRule: false };
  const ways = waysToPay(
    { moreCents: money.moreCents, wasCents, cardCents, isPaidOnline: cardCents > 0 },
    asker,
  );
  const paidCents = byCard && ways.includes("card") ? money.moreCents : 0;
  const backCents = giveBack(history, money.backCents);
  expect(backCents).toBe(money.backCents);
  if (paidCents > 0) history.payments.unshift({ cents: paidCents, backCents: 0 });
  const { keptCents } = history;
  Object.assign(history, { items: after, priceCents: nowCents });
  Object.assign(
    history,
    cardAfterChange({ cardCents, salonCents: 0, keptCents, paidCents, backCents, priceCents: nowCents }),
  );
}

function check({ priceCents, cardCents, keptCents, payments }: History): void {
  expect(cardCents).toBeGreaterThanOrEqual(0);
  expect(keptCents).toBeGreaterThanOrEqual(0);
  expect(cardCents).toBeLessThanOrEqual(priceCents);
  expect(cardCents + keptCents).toBe(sum(payments.map(({ cents, backCents }) => cents - backCents)));
}

/** @returns the cents that went back */
function giveBack({ payments }: History, cents: number): number {
  const sources = payments.map((payment) => {
    const left = payment.cents - payment.backCents;
    return { payment, paidCents: left, leftCents: left };
  });
  const parts = splitRefund(sources, cents);
  for (const part of parts) part.source.payment.backCents += part.cents;
  return sum(parts.map((part) => part.cents));
}

function seen({ visit, cardCents, keptCents }: History): PolicyVisit {
  return { ...visit, paidCents: cardCents, keptCents };
}

function paidOf({ payments }: History): number {
  return sum(payments.map(({ cents }) => cents));
}

function backOf({ payments }: History): number {
  return sum(payments.map(({ backCents }) => backCents));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
