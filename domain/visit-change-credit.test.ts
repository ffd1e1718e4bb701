import fc from "fast-check";
import { expect, test } from "vitest";
import { refundOnCancel } from "#domain/policy.ts";
import { withinPayments } from "#domain/refund-on-change.ts";
import { moneyOfChange } from "#domain/visit-change.ts";
import {
  booked,
  by,
  cents,
  check,
  checkSources,
  type Event,
  event,
  giveBack,
  leftOf,
  play,
  seen,
  sourcesOf,
} from "./visit-money.fixture.ts";

test("a change gives back to a card what is left of its payment, and what is gone of it is not kept", () => {
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

test("however gift cards, cards and the desk pay, a visit changes and is cancelled: parts add up, what is told comes back, and no source gets more than it paid", () => {
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
        const leftBefore = leftOf(sourcesOf(history));
        giveBack(history, refundOnCancel(seen(history), canceller, history.now));
        checkSources(history);
        const leftCents = leftOf(sourcesOf(history));
        if (canceller === "salon") expect(leftCents).toBe(0);
        else expect(leftCents).toBeLessThanOrEqual(leftBefore);
      },
    ),
    { numRuns: 1000 },
  );
});

test("taking a service out and cancelling the rest never gives back more than cancelling at once", () => {
  const share = fc.nat(100);
  fc.assert(
    fc.property(cents, cents, share, share, share, fc.nat(80), (one, other, gift, card, gone, hours) => {
      const backOf = (steps: Event[]) => {
        const history = booked(one + other, gift, card);
        play(history, { kind: "go elsewhere", share: gone, card: 0 });
        const leftBefore = leftOf(sourcesOf(history));
        for (const step of [{ kind: "wait" as const, hours }, ...steps]) play(history, step);
        giveBack(history, refundOnCancel(seen(history), "customer", history.now));
        return leftBefore - leftOf(sourcesOf(history));
      };
      const whole = backOf([]);
      const inSteps = backOf([{ kind: "change", priceCents: one, byCard: false, by: "customer" }]);
      expect(inSteps).toBeLessThanOrEqual(whole);
      expect(whole - inSteps).toBeLessThanOrEqual(1);
    }),
  );
});
