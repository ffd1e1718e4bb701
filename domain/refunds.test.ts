import fc from "fast-check";
import { expect, test } from "vitest";
import { decideRefused, leftToRefund, splitRefund, wholeRefund } from "#domain/refunds.ts";

test.each([
  ["a smaller part when less is left", { amountCents: 600, leftCents: 350 }, "rest"],
  ["a smaller part when a cent is left", { amountCents: 600, leftCents: 1 }, "rest"],
  ["nothing more when nothing is left", { amountCents: 600, leftCents: 0 }, "over"],
  ["nothing more when more went back than was paid", { amountCents: 600, leftCents: -100 }, "over"],
] as const)("a refused refund becomes %s", (_, refund, decided) => {
  for (const knowing of [false, true]) {
    expect(decideRefused({ ...refund, bankDecides: false, knowing })).toBe(decided);
    expect(decideRefused({ ...refund, bankDecides: true, knowing })).toBe("wait");
  }
});

test.each([300, 600])(
  "a refused refund of 300 cents, where %s are left, is sent once more before a person is asked",
  (leftCents) => {
    const refund = { amountCents: 300, leftCents };
    expect(decideRefused({ ...refund, bankDecides: false, knowing: false })).toBe("again");
    expect(decideRefused({ ...refund, bankDecides: false, knowing: true })).toBe("ask");
    expect(decideRefused({ ...refund, bankDecides: true, knowing: true })).toBe("wait");
  },
);

const cents = fc.integer({ min: 0, max: 100_000 });
const money = fc.record({ paidCents: cents, refundedCents: cents, disputedCents: cents });

test("however refused refunds are cut, each is smaller than the one before, and they come to an end", () => {
  fc.assert(
    fc.property(money, fc.array(cents), (start, gifts) => {
      let amountCents = wholeRefund(start);
      let refundedCents = start.refundedCents;
      for (const gift of gifts) {
        refundedCents += gift;
        const leftCents = leftToRefund({ ...start, refundedCents });
        if (decideRefused({ amountCents, leftCents, bankDecides: false, knowing: true }) !== "rest") return;
        expect(leftCents).toBeLessThan(amountCents);
        expect(refundedCents + start.disputedCents + leftCents).toBe(start.paidCents);
        amountCents = leftCents;
      }
    }),
  );
});

test("a refund goes to the card first, and what is split adds up to it as far as money is there", () => {
  expect(splitRefund({ cardPaidCents: 300, leftCents: 300, salonCents: 200 }, 400)).toEqual({
    cardCents: 300,
    atSalonCents: 100,
  });
  fc.assert(
    fc.property(cents, cents, cents, (leftCents, salonCents, refundCents) => {
      const { cardCents, atSalonCents } = splitRefund(
        { cardPaidCents: leftCents, leftCents, salonCents },
        refundCents,
      );
      expect(cardCents + atSalonCents).toBe(Math.min(refundCents, leftCents + salonCents));
      expect(cardCents).toBe(Math.min(refundCents, leftCents));
      expect(atSalonCents).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("what a card has back already, or a bank has taken, is not handed back at the salon in its place", () => {
  const paid = { cardPaidCents: 999, salonCents: 1501 };
  expect(splitRefund({ ...paid, leftCents: 0 }, 1250)).toEqual({ cardCents: 0, atSalonCents: 251 });
  fc.assert(
    fc.property(cents, cents, cents, cents, (leftCents, goneCents, salonCents, refundCents) => {
      const cardPaidCents = leftCents + goneCents;
      const whole = splitRefund({ cardPaidCents, leftCents: cardPaidCents, salonCents }, refundCents);
      const split = splitRefund({ cardPaidCents, leftCents, salonCents }, refundCents);
      expect(split.atSalonCents).toBe(whole.atSalonCents);
    }),
  );
});

test("what is left never goes below nothing, and a bank's money is promised with the whole", () => {
  fc.assert(
    fc.property(money, (one) => {
      expect(leftToRefund(one)).toBeGreaterThanOrEqual(0);
      expect(wholeRefund(one)).toBe(leftToRefund({ ...one, disputedCents: 0 }));
    }),
  );
});
