import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cameBackOnCancel,
  decideRefused,
  heldOfPromised,
  leftToPromise,
  leftToRefund,
  splitRefund,
  stillOwed,
  wholeRefund,
} from "#domain/refunds.ts";

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
  "a refused refund of 300 cents, with %s left, is retried once before a person is asked",
  (leftCents) => {
    const refund = { amountCents: 300, leftCents };
    expect(decideRefused({ ...refund, bankDecides: false, knowing: false })).toBe("again");
    expect(decideRefused({ ...refund, bankDecides: false, knowing: true })).toBe("ask");
    expect(decideRefused({ ...refund, bankDecides: true, knowing: true })).toBe("wait");
  },
);

const cents = fc.integer({ min: 0, max: 100_000 });
const money = fc.record({ paidCents: cents, refundedCents: cents, disputedCents: cents });

test("however refused refunds are reduced, each is smaller than the one before, and they end", () => {
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

const source = fc.tuple(cents, cents).map(([one, other]) => ({
  paidCents: Math.max(one, other),
  leftCents: Math.min(one, other),
}));
const sources = fc.array(source, { maxLength: 6 });
const whole = ({ paidCents }: { paidCents: number }) => ({ paidCents, leftCents: paidCents });

test("a refund uses each source in turn, and its parts add up to it as far as there is money", () => {
  const paid = [1000, 300, 200].map((paidCents) => whole({ paidCents }));
  expect(partsOf(paid, 1400)).toEqual([1000, 300, 100]);
  expect(partsOf(paid, 400)).toEqual([400, 0, 0]);
  expect(partsOf(paid, 9999)).toEqual([1000, 300, 200]);
  fc.assert(
    fc.property(sources, cents, (some, refundCents) => {
      const full = some.map(whole);
      expect(sum(partsOf(full, refundCents))).toBe(
        Math.min(refundCents, sum(full.map(({ paidCents }) => paidCents))),
      );
    }),
  );
});

test("no source refunds more than it has, and a later one only after those before it", () => {
  fc.assert(
    fc.property(sources, cents, (some, refundCents) => {
      const parts = partsOf(some, refundCents);
      expect(sum(parts)).toBeLessThanOrEqual(refundCents);
      some.forEach(({ leftCents }, index) => {
        expect(parts[index]).toBeGreaterThanOrEqual(0);
        expect(parts[index]).toBeLessThanOrEqual(leftCents);
        const before = sum(some.slice(0, index).map(({ paidCents }) => paidCents));
        if (before >= refundCents) expect(parts[index]).toBe(0);
      });
    }),
  );
});

test("what a card already got back, or a bank has taken, is not refunded from another source", () => {
  const desk = { paidCents: 1501, leftCents: 1501 };
  expect(partsOf([{ paidCents: 999, leftCents: 0 }, desk], 1250)).toEqual([0, 251]);
  fc.assert(
    fc.property(sources, source, cents, (some, gone, refundCents) => {
      const [, ...others] = partsOf([gone, ...some], refundCents);
      const [, ...asIfWhole] = partsOf([whole(gone), ...some], refundCents);
      expect(others).toEqual(asIfWhole);
    }),
  );
});

function partsOf(some: Parameters<typeof splitRefund>[0], refundCents: number): number[] {
  return splitRefund(some, refundCents).map((part) => part.cents);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

test("what remains is never negative, and money held by a bank is promised with the rest", () => {
  fc.assert(
    fc.property(money, (one) => {
      expect(leftToRefund(one)).toBeGreaterThanOrEqual(0);
      expect(wholeRefund(one)).toBe(leftToRefund({ ...one, disputedCents: 0 }));
      expect(leftToPromise(one, 0)).toBe(leftToRefund(one));
      expect(leftToPromise(one, one.disputedCents + 1)).toBe(wholeRefund(one));
    }),
  );
});

test("what is refunded elsewhere stands in for refunds that had failed by then, the first of them first", () => {
  const failed = [
    { id: "first", cents: 300, at: 1, until: null },
    { id: "second", cents: 200, at: 3, until: null },
  ];
  const owed = (...elsewhere: { cents: number; at: number }[]) => [...stillOwed(failed, elsewhere).values()];
  expect(owed()).toEqual([300, 200]);
  expect(owed({ cents: 100, at: 0 })).toEqual([300, 200]);
  expect(owed({ cents: 400, at: 2 })).toEqual([0, 200]);
  expect(owed({ cents: 400, at: 3 })).toEqual([0, 100]);
  expect(owed({ cents: 250, at: 2 }, { cents: 100, at: 4 })).toEqual([0, 150]);
  for (const until of [5, null]) {
    const seen = failed.map((one) => (one.id === "first" ? { ...one, until } : one));
    expect([...stillOwed(seen, [{ cents: 300, at: 4 }]).values()]).toEqual([0, 200]);
  }
  const sentAgain = failed.map((one) => (one.id === "first" ? { ...one, until: 4 } : one));
  expect([...stillOwed(sentAgain, [{ cents: 100, at: 4 }]).values()]).toEqual([300, 100]);
});

describe("what a cancellation has refunded", () => {
  const refund = (reason: string, cents: number, { state = "done", createdAt = 1 } = {}) => ({
    reason,
    cents,
    state,
    createdAt,
  });
  const failed = { state: "failed" };

  test("is what was promised then, without what a change has refunded", () => {
    const ofChange = [refund("visit_changed", 200, failed), refund("retried", 200, { createdAt: 2 })];
    expect(cameBackOnCancel([...ofChange, refund("cancelled", 400, { createdAt: 3 })])).toBe(400);
  });

  test("includes at most what replaced a failed refund", () => {
    expect(cameBackOnCancel([refund("cancelled", 300, failed)])).toBe(0);
    expect(cameBackOnCancel([refund("cancelled", 300, failed), refund("rest", 250, { createdAt: 2 })])).toBe(
      250,
    );
    const twice = [refund("cancelled", 300, failed), refund("retried", 300, failed)];
    expect(cameBackOnCancel([...twice, refund("retried", 300, { createdAt: 2 })])).toBe(300);
    const elsewhere = refund("made_elsewhere", 900, { createdAt: 2 });
    expect(cameBackOnCancel([refund("cancelled", 300, failed), elsewhere])).toBe(300);
  });

  test("leaves out earlier refunds", () => {
    const before = refund("retried", 200);
    expect(cameBackOnCancel([before, refund("cancelled", 300, { ...failed, createdAt: 2 })])).toBe(0);
  });
});

test("a bank holds of what was promised only what it has taken of it, and nothing once it has decided", () => {
  const whole = { paidCents: 600, refundedCents: 600, disputedCents: 200 };
  expect(heldOfPromised(whole, 200)).toBe(200);
  expect(heldOfPromised({ ...whole, refundedCents: 500 }, 200)).toBe(100);
  expect(heldOfPromised({ ...whole, refundedCents: 400 }, 200)).toBe(0);
  expect(heldOfPromised(whole, 0)).toBe(0);
});
