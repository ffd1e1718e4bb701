import fc from "fast-check";
import { expect, test } from "vitest";
import { deskAfterChange, deskAfterMistake } from "#domain/hand-back.ts";
import { defaultPolicy, type PolicyVisit, refundOnCancel } from "#domain/policy.ts";
import { type PaidSource, splitRefund } from "#domain/refunds.ts";
import { howPaid, moneyAtSalon } from "#domain/visit.ts";
import { cardAfterChange, creditAfterChange, moneyOfChange } from "#domain/visit-change.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

test("money above the new price goes to the gift card first, then to the card, then waits at the desk", () => {
  const paid = { creditCents: 1000, cardCents: 1500, salonCents: 500 };
  const change = { ...paid, wasCents: 3000 };
  expect(moneyOfChange({ ...change, nowCents: 2400 }, 100)).toMatchObject({ toGiftCents: 600, backCents: 0 });
  expect(moneyOfChange({ ...change, nowCents: 600 }, 100)).toMatchObject({
    toGiftCents: 1000,
    backCents: 1400,
    handBackCents: 0,
  });
  expect(moneyOfChange({ ...change, nowCents: 400 }, 50)).toMatchObject({
    toGiftCents: 1000,
    backCents: 300,
    handBackCents: 0,
    keptCents: 1300,
    keptCreditCents: 0,
    keptAtSalonCents: 100,
  });
  expect(moneyOfChange({ ...change, nowCents: 2000 }, 0)).toMatchObject({
    toGiftCents: 0,
    keptCents: 1000,
    keptCreditCents: 1000,
  });
});

test("money above the new price goes to the card first, and the desk hands back the rest", () => {
  const visit = { wasCents: 10_000, cardCents: 3000, salonCents: 7000 };
  expect(moneyOfChange({ ...visit, nowCents: 8000 }, 100)).toMatchObject({
    backCents: 2000,
    handBackCents: 0,
    keptCents: 0,
  });
  expect(moneyOfChange({ ...visit, nowCents: 4000 }, 100)).toMatchObject({
    backCents: 3000,
    handBackCents: 3000,
    keptCents: 0,
  });
  expect(moneyOfChange({ ...visit, nowCents: 4000 }, 50)).toMatchObject({
    backCents: 3000,
    handBackCents: 0,
    keptCents: 3000,
    keptAtSalonCents: 3000,
  });
  expect(moneyOfChange({ ...visit, nowCents: 12_000 }, 100)).toMatchObject({
    moreCents: 2000,
    backCents: 0,
    handBackCents: 0,
  });
});

test("money to hand back first pays what is left for the salon", () => {
  const before = { keptCents: 0, handBackCents: 2000 };
  const change = { handBackCents: 0, keptAtSalonCents: 0 };
  expect(deskAfterChange(before, { ...change, leftCents: 500 }).handBackCents).toBe(1500);
  expect(deskAfterChange(before, { ...change, leftCents: 2500 }).handBackCents).toBe(0);
});

test("money not handed back after all waits again, less what the visit owes by now", () => {
  const before = { keptCents: 300, handBackCents: 200 };
  expect(deskAfterMistake(before, 1000, 0)).toEqual({ keptCents: 300, handBackCents: 1200 });
  expect(deskAfterMistake(before, 1000, 400)).toEqual({ keptCents: 300, handBackCents: 800 });
  expect(deskAfterMistake(before, 1000, 2500)).toEqual(before);
});

test("a cancellation refunds money to hand back in full, whatever the policy keeps", () => {
  const late = { policy: defaultPolicy, bookedAt: -1e12, startsAt: 3_600_000, mostPercent: 100 };
  const visit = { ...late, paidCents: 6000, keptCents: 1000, handBackCents: 2000 };
  expect(refundOnCancel(visit, "customer", 0)).toBe(2000);
  expect(refundOnCancel(visit, "salon", 0)).toBe(9000);
});

/** All money that moved, and what the visit's records say. */
interface History {
  priceCents: number;
  creditCents: number;
  keptCreditCents: number;
  cardCents: number;
  keptCents: number;
  desk: { keptCents: number; handBackCents: number };
  gift: { inCents: number; outCents: number };
  card: { inCents: number; outCents: number };
  till: { inCents: number; outCents: number };
  tipCents: number;
}

const cents = fc.integer({ min: 0, max: 20_000 });
const share = fc.integer({ min: 0, max: 100 });

type Step = (history: History) => void;
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constant((history: History) => {
    history.till.inCents += atSalon(history).dueCents;
  }),
  cents.map((tip) => (history: History) => {
    history.tipCents += tip;
  }),
  share.map((percent) => (history: History) => {
    // A gift card used at the desk pays no more than is due.
    const usedCents = Math.floor((atSalon(history).dueCents * percent) / 100);
    history.creditCents += usedCents;
    history.gift.inCents += usedCents;
  }),
  fc.tuple(cents, share, share).map(([nowCents, percent, byCard]) => (history: History) => {
    change(history, nowCents, percent, byCard);
  }),
  fc.constant((history: History) => {
    history.till.outCents += history.desk.handBackCents;
    history.desk.handBackCents = 0;
  }),
  fc.constant((history: History) => {
    // Reversed as a mistake: none of the money is there any more.
    history.till = { inCents: 0, outCents: 0 };
    history.desk = { keptCents: 0, handBackCents: 0 };
  }),
);

test("in any order of payments, tips, gift cards, changes, refunds and cancellations, sums add up and nobody gets more than was paid", () => {
  fc.assert(
    fc.property(
      cents,
      share,
      fc.array(steps, { maxLength: 15 }),
      fc.constantFrom("customer" as const, "salon" as const),
      fc.constantFrom(1, 30, 60),
      (priceCents, percent, happened, canceller, hoursBefore) => {
        const history = booked(priceCents, percent);
        check(history);
        for (const step of happened) {
          step(history);
          check(history);
        }
        cancel(history, canceller, hoursBefore);
        const { gift, card, till } = history;
        expect(gift.outCents).toBeLessThanOrEqual(gift.inCents);
        expect(card.outCents).toBeLessThanOrEqual(card.inCents);
        expect(till.outCents).toBeLessThanOrEqual(till.inCents);
        const sum = (of: "inCents" | "outCents") => gift[of] + card[of] + till[of];
        if (canceller === "salon") expect(sum("outCents")).toBe(sum("inCents"));
      },
    ),
    { numRuns: 2000 },
  );
});

function booked(priceCents: number, percent: number): History {
  const cardCents = Math.floor((priceCents * percent) / 100);
  return {
    priceCents,
    creditCents: 0,
    keptCreditCents: 0,
    cardCents,
    keptCents: 0,
    desk: { keptCents: 0, handBackCents: 0 },
    gift: { inCents: 0, outCents: 0 },
    card: { inCents: cardCents, outCents: 0 },
    till: { inCents: 0, outCents: 0 },
    tipCents: 0,
  };
}

/** @param byCard the share of a price increase that a card pays, in percent */
function change(history: History, nowCents: number, percent: number, byCard: number): void {
  const { priceCents: wasCents, cardCents, keptCents, creditCents, gift } = history;
  const { paidCents: salonCents } = atSalon(history);
  const money = moneyOfChange({ wasCents, nowCents, creditCents, cardCents, salonCents }, percent);
  const paidCents = cardCents > 0 ? Math.floor((money.moreCents * byCard) / 100) : 0;
  const { backCents } = money;
  const sums = { creditCents, cardCents, salonCents, keptCents, paidCents, backCents, priceCents: nowCents };
  Object.assign(history, { priceCents: nowCents }, cardAfterChange(sums));
  const credit = creditAfterChange({ creditCents, keptCents: history.keptCreditCents }, money);
  Object.assign(history, { creditCents: credit.creditCents, keptCreditCents: credit.keptCents });
  gift.outCents += money.toGiftCents;
  history.card.inCents += paidCents;
  history.card.outCents += backCents;
  history.desk = deskAfterChange(history.desk, { ...money, leftCents: money.moreCents - paidCents });
}

function cancel(history: History, canceller: WantedBy, hoursBefore: number): void {
  const { creditCents, keptCreditCents, cardCents, keptCents, desk, gift, card, till } = history;
  const { handBackCents } = desk;
  const thereCents = till.inCents - till.outCents;
  const visit: PolicyVisit = {
    policy: defaultPolicy,
    bookedAt: -1e12,
    startsAt: hoursBefore * 3_600_000,
    mostPercent: 100,
    paidCents: creditCents + cardCents + thereCents - desk.keptCents - handBackCents,
    keptCents: keptCents + keptCreditCents + desk.keptCents,
    handBackCents,
  };
  const source = (of: string, paidCents: number): PaidSource & { of: string } => ({
    of,
    paidCents,
    leftCents: paidCents,
  });
  const parts = splitRefund(
    [
      source("till", handBackCents),
      source("gift", creditCents + keptCreditCents),
      source("card", cardCents + keptCents),
      source("till", thereCents - handBackCents),
    ],
    refundOnCancel(visit, canceller, 0),
  );
  const sum = (of: string) =>
    parts.reduce((total, part) => total + (part.source.of === of ? part.cents : 0), 0);
  expect(sum("till")).toBeGreaterThanOrEqual(handBackCents);
  gift.outCents += sum("gift");
  card.outCents += sum("card");
  till.outCents += sum("till");
}

function check(history: History): void {
  const { priceCents, cardCents, creditCents, keptCreditCents, keptCents, desk, gift, card, till } = history;
  const { paidCents, dueCents } = atSalon(history);
  for (const part of [cardCents, creditCents, keptCreditCents, keptCents, desk.keptCents, desk.handBackCents])
    expect(part).toBeGreaterThanOrEqual(0);
  expect(cardCents + creditCents + paidCents + dueCents).toBe(priceCents);
  expect(creditCents + keptCreditCents).toBe(gift.inCents - gift.outCents);
  expect(cardCents + keptCents).toBe(card.inCents - card.outCents);
  expect(paidCents + desk.keptCents + desk.handBackCents).toBe(till.inCents - till.outCents);
  if (desk.handBackCents > 0) expect(dueCents).toBe(0);
  const how = howPaid({ priceCents, cardCents, creditCents, salonCents: paidCents });
  expect(how === "deposit" || how === "unpaid").toBe(dueCents > 0 || priceCents === 0);
}

function atSalon({ priceCents, cardCents, creditCents, desk, till }: History) {
  const restCents = priceCents - cardCents - creditCents;
  return moneyAtSalon({ restCents, thereCents: till.inCents - till.outCents, ...desk });
}
