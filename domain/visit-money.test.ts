import fc from "fast-check";
import { expect, test } from "vitest";
import { keptOfCards, withinPayments } from "#domain/refund-on-change.ts";
import { moneyOfChange } from "#domain/visit-change.ts";
import { by, cancel, cents, type Event, event, play } from "#domain/visit-events.fixture.ts";
import {
  atSalon,
  booked,
  bySession,
  type History,
  leftOf,
  moneyOf,
  paidOf,
  toSource,
} from "#domain/visit-money.fixture.ts";

test("a change refunds what is left of a card's payment, and money already gone does not count as kept", () => {
  const money = moneyOfChange({ wasCents: 2400, nowCents: 1800, cardCents: 2400, salonCents: 0 }, 100);
  const left = (leftCents: number) =>
    withinPayments(money, { keptCents: 0, cards: [{ paidCents: 2400, leftCents }] });
  expect(left(2400)).toEqual(money);
  expect(left(400)).toEqual({ ...money, backCents: 400, keptCents: 0 });
  expect(left(0)).toEqual({ ...money, backCents: 0, keptCents: 0 });
  const half = moneyOfChange({ wasCents: 2400, nowCents: 1800, cardCents: 2400, salonCents: 0 }, 50);
  const cards = [{ paidCents: 2400, leftCents: 2300 }];
  expect(withinPayments(half, { keptCents: 0, cards })).toEqual({ ...half, backCents: 300, keptCents: 200 });
  const newestGone = [
    { paidCents: 600, leftCents: 0 },
    { paidCents: 1800, leftCents: 1800 },
  ];
  expect(withinPayments(money, { keptCents: 0, cards: newestGone })).toMatchObject({ backCents: 0 });
});

const share = fc.nat(100);

test("whatever pays for a visit and whatever happens, parts add up, promised refunds are made, and no source gets more than it paid", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      cents,
      fc.record({ giftShare: share, cardShare: share, sessionCents: fc.constantFrom(0, 480, 1900) }),
      fc.array(event, { maxLength: 16, size: "max" }),
      by,
      (restCents, paid, events, canceller) => {
        const history = booked(restCents, paid);
        check(history);
        for (const one of events) {
          const { state } = history;
          play(history, one);
          check(history);
          seen.add(`${state} to ${history.state}`);
          const { isUsedUp, backCents } = history.session;
          seen.add(isUsedUp ? "session used up" : backCents > 0 ? "session back" : "session pays");
        }
        const before = structuredClone(history);
        const isCancelled = cancel(history, canceller);
        checkSources(history);
        // What was paid for a missed visit stays, and so does a used-up session, even if there is enough notice again.
        expect(isCancelled).toBe(before.state !== "no_show");
        const isLost = before.session.isUsedUp && canceller === "customer";
        if (isLost) expect(history.session).toEqual(before.session);
        if (!isCancelled) expect(history).toEqual(before);
        else if (canceller === "salon") {
          expect(leftOf(moneyOf(history))).toBe(0);
          expect(paidOf([history.session])).toBe(0);
        } else expect(leftOf(moneyOf(history))).toBeLessThanOrEqual(leftOf(moneyOf(before)));
      },
    ),
    { numRuns: 1500 },
  );
  // Covers visits that were missed, or marked so by mistake, and sessions with either outcome.
  for (const what of ["no_show to confirmed", "no_show to no_show", "session used up", "session back"])
    expect(seen).toContain(what);
});

test("removing a service and cancelling the rest never refunds more than cancelling at once", () => {
  fc.assert(
    fc.property(cents, cents, share, share, share, fc.nat(80), (one, other, gift, card, gone, hours) => {
      const backOf = (steps: Event[]) => {
        const history = booked(one + other, { giftShare: gift, cardShare: card });
        play(history, { kind: "go elsewhere", share: gone, card: 0 });
        const leftBefore = leftOf(moneyOf(history));
        for (const step of [{ kind: "wait" as const, hours }, ...steps]) play(history, step);
        cancel(history, "customer");
        return leftBefore - leftOf(moneyOf(history));
      };
      const whole = backOf([]);
      const inSteps = backOf([{ kind: "change", restCents: one, byCard: false, by: "customer" }]);
      expect(inSteps).toBeLessThanOrEqual(whole);
      expect(whole - inSteps).toBeLessThanOrEqual(1);
    }),
  );
});

/** Checks the visit's records against what has moved. */
function check(history: History): void {
  const { priceCents, creditCents, keptCreditCents, cardCents, keptCents, cards, gifts, desk } = history;
  checkSources(history);
  const { keptAtSalonCents, handBackCents } = history;
  const parts = [creditCents, keptCreditCents, cardCents, keptCents, keptAtSalonCents, handBackCents];
  for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
  const there = atSalon(history);
  expect(creditCents + cardCents + there.paidCents + there.dueCents).toBe(priceCents);
  expect(creditCents + keptCreditCents).toBe(paidOf(gifts) + bySession(history));
  expect(cardCents + keptCents).toBe(paidOf(cards));
  expect(keptOfCards(keptCents, cards.map(toSource))).toBe(Math.max(0, leftOf(cards) - cardCents));
  expect(there.paidCents + keptAtSalonCents + handBackCents).toBe(paidOf([desk]));
  if (handBackCents > 0) expect(there.dueCents).toBe(0);
}

function checkSources(history: History): void {
  for (const source of [...moneyOf(history), history.session]) {
    expect(source.backCents).toBeGreaterThanOrEqual(0);
    expect(source.backCents + source.goneCents).toBeLessThanOrEqual(source.cents);
  }
}
