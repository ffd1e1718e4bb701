import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closesPurchase,
  decideSettlement,
  isUnsettled,
  type PurchaseState,
  purchaseTransitions,
  type RefundState,
  refundTransitions,
} from "#domain/purchase.ts";
import { leftToRefund, type PaymentMoney, wholeRefund } from "#domain/refunds.ts";
import { mayBecome, statesOf } from "#domain/transitions.ts";

const priceCents = 5000;

interface Payment {
  isTaken: boolean;
  refunds: { cents: number; state: RefundState }[];
  /** What a bank has taken back. */
  disputedCents: number;
}

/** A purchase after some of what may happen to it. */
interface History {
  state: PurchaseState;
  boughtBy: Payment | null;
  isCancelled: boolean;
  payments: Payment[];
}

type Event = (history: History) => void;

const cents = fc.integer({ min: 0, max: priceCents });
const index = fc.nat({ max: 2 });
const facts = fc.record({
  fits: fc.boolean(),
  isWhole: fc.boolean(),
  mayWait: fc.boolean(),
  hasBuyer: fc.boolean(),
  hasCredit: fc.boolean(),
  hourIsLost: fc.boolean(),
  hourIsOver: fc.boolean(),
  visitStands: fc.boolean(),
});

const moneyIsTaken = fc.tuple(index, facts).map(
  ([at, told]): Event =>
    (history) => {
      const payment = paymentAt(history, at);
      payment.isTaken = true;
      const deliveredBy =
        history.boughtBy === null
          ? null
          : history.boughtBy === payment
            ? ("this" as const)
            : ("another" as const);
      const decided = decideSettlement({ ...told, state: history.state, deliveredBy });
      if (decided.kind === "deliver") {
        move(history, "booked");
        history.boughtBy = payment;
      }
      if (decided.kind !== "refund") return;
      if (closesPurchase(decided.why)) move(history, "refunded");
      if (payment.refunds.length === 0) promise(payment, wholeRefund(moneyOf(payment)));
    },
);

const hourIsGivenUp = fc.constant<Event>((history) => move(history, "released"));

const visitIsCancelled = cents.map(
  (refundCents): Event =>
    (history) => {
      if (!history.boughtBy || history.isCancelled) return;
      history.isCancelled = true;
      promise(history.boughtBy, Math.min(refundCents, leftToRefund(moneyOf(history.boughtBy))));
    },
);

const ownerRetries = index.map(
  (at): Event =>
    (history) => {
      const payment = paymentAt(history, at);
      const failed = payment.refunds.find(({ state }) => state === "failed");
      if (failed) promise(payment, Math.min(failed.cents, leftToRefund(moneyOf(payment))));
    },
);

const bankTakes = fc.tuple(index, cents).map(
  ([at, taken]): Event =>
    (history) => {
      const payment = paymentAt(history, at);
      if (payment.isTaken) payment.disputedCents = Math.min(priceCents, payment.disputedCents + taken);
    },
);

const refundNews = fc.tuple(index, fc.nat({ max: 3 }), fc.constantFrom(...statesOf(refundTransitions))).map(
  ([at, which, told]): Event =>
    (history) => {
      const refund = paymentAt(history, at).refunds[which];
      if (refund && mayBecome(refundTransitions, refund.state, told)) refund.state = told;
    },
);

const events = fc.array(
  fc.oneof(moneyIsTaken, hourIsGivenUp, visitIsCancelled, ownerRetries, bankTakes, refundNews),
  { maxLength: 25 },
);

function playing(check: (before: History, after: History) => void): void {
  fc.assert(
    fc.property(events, (history) => {
      const now: History = { state: "open", boughtBy: null, isCancelled: false, payments: [] };
      now.payments = [0, 1, 2].map(() => ({ isTaken: false, refunds: [], disputedCents: 0 }));
      for (const event of history) {
        const before = structuredClone(now);
        event(now);
        check(before, now);
      }
    }),
    { numRuns: 1000 },
  );
}

test("a settled purchase never becomes unpaid or something else", () => {
  playing((before, after) => {
    if (!isUnsettled(before.state)) expect(after.state).toBe(before.state);
    expect(after.state === "booked").toBe(after.boughtBy !== null);
  });
});

test("refunds never promise more than there is", () => {
  playing((_, { payments }) => {
    for (const payment of payments) {
      const { refundedCents, paidCents } = moneyOf(payment);
      expect(refundedCents).toBeLessThanOrEqual(paidCents);
    }
  });
});

test("a purchase is refunded only when it is cancelled", () => {
  playing((_, { boughtBy, isCancelled }) => {
    if (boughtBy && !isCancelled) expect(boughtBy.refunds).toEqual([]);
  });
});

test("money of a failed purchase is refunded, and a failed refund stays failed", () => {
  playing((before, after) => {
    before.payments.forEach(({ refunds }, at) => {
      const now = after.payments[at]?.refunds ?? [];
      refunds.forEach(({ state }, which) => {
        if (state === "failed") expect(now[which]?.state).toBe("failed");
      });
    });
    if (after.state !== "refunded") return;
    expect(after.payments.some(({ refunds }) => refunds.length > 0)).toBe(true);
  });
});

function paymentAt({ payments }: History, at: number): Payment {
  const payment = payments[at];
  if (!payment) throw new Error("There are three payments.");
  return payment;
}

function move(history: History, to: PurchaseState): void {
  if (mayBecome(purchaseTransitions, history.state, to)) history.state = to;
}

function promise({ refunds }: Payment, amountCents: number): void {
  if (amountCents > 0) refunds.push({ cents: amountCents, state: "requested" });
}

function moneyOf({ isTaken, refunds, disputedCents }: Payment): PaymentMoney {
  const standing = refunds.filter(({ state }) => state !== "failed");
  return {
    paidCents: isTaken ? priceCents : 0,
    refundedCents: standing.reduce((sum, refund) => sum + refund.cents, 0),
    disputedCents,
  };
}
