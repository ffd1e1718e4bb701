import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookingState, canBecome } from "#domain/booking-states.ts";
import { countsAgain, dueInstead, leftToRefund } from "#domain/refunds.ts";

const priceCents = 5000;
const depositCents = 1000;

/** A visit of which a deposit is paid, and what became of its money. */
interface History {
  state: BookingState;
  cardCents: number;
  deskCents: number;
  /** What went back in the provider's dashboard. */
  refunds: { cents: number; isDue: boolean; isFailed: boolean }[];
}

type Event = (history: History) => void;

const owedOf = ({ cardCents, deskCents }: History) => priceCents - cardCents - deskCents;
const depositOf = (history: History) => ({ ...history, owedCents: owedOf(history) });
const goneOf = ({ refunds }: History) =>
  refunds.reduce((sum, { cents, isFailed }) => sum + (isFailed ? 0 : cents), 0);

const goesBack = fc.integer({ min: 1, max: depositCents }).map(
  (asked): Event =>
    (history) => {
      const paid = { paidCents: depositCents, refundedCents: goneOf(history), disputedCents: 0 };
      // The provider gives no more back than it has.
      const cents = Math.min(asked, leftToRefund(paid));
      if (cents === 0) return;
      const dueCents = dueInstead(depositOf(history), cents);
      history.cardCents -= dueCents;
      history.refunds.push({ cents, isDue: dueCents > 0, isFailed: false });
    },
);

const fails = fc.nat({ max: 3 }).map(
  (which): Event =>
    (history) => {
      const refund = history.refunds[which];
      if (!refund || refund.isFailed) return;
      refund.isFailed = true;
      if (!refund.isDue || !countsAgain(depositOf(history), refund.cents)) return;
      history.cardCents += refund.cents;
      refund.isDue = false;
    },
);

const paysAtDesk = fc.constant<Event>((history) => {
  if (history.state !== "cancelled") history.deskCents += owedOf(history);
});

const becomes = fc
  .constantFrom<BookingState>("confirmed", "in_chair", "completed", "cancelled", "no_show")
  .map(
    (to): Event =>
      (history) => {
        if (canBecome(history.state, to)) history.state = to;
      },
  );

test("whatever goes back of a deposit and whenever, what is paid and due is the price, and nothing is paid twice", () => {
  const events = fc.array(fc.oneof(goesBack, fails, paysAtDesk, becomes), { maxLength: 20 });
  fc.assert(
    fc.property(events, (played) => {
      const now: History = { state: "pending", cardCents: depositCents, deskCents: 0, refunds: [] };
      for (const event of played) {
        const before = structuredClone(now);
        event(now);
        const { cardCents, deskCents, refunds } = now;
        expect(cardCents).toBeGreaterThanOrEqual(0);
        expect(owedOf(now)).toBeGreaterThanOrEqual(0);
        const dueCents = refunds.reduce((sum, { cents, isDue }) => sum + (isDue ? cents : 0), 0);
        expect(cardCents).toBe(depositCents - dueCents);
        // What was paid at the desk is settled: nothing raises it afterwards.
        if (owedOf(before) === 0 && before.deskCents === deskCents) expect(owedOf(now)).toBe(0);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a part of a deposit that goes back is due at the salon, and all of it too", () => {
  const visit = { state: "confirmed" as const, cardCents: 1000, owedCents: 4000 };
  expect(dueInstead(visit, 400)).toBe(400);
  expect(dueInstead(visit, 1000)).toBe(1000);
});

test("what goes back of a visit that is paid or over is the salon's gift", () => {
  const visit = { state: "confirmed" as const, cardCents: 1000, owedCents: 4000 };
  expect(dueInstead({ ...visit, cardCents: 5000, owedCents: 0 }, 400)).toBe(0);
  for (const state of ["completed", "cancelled", "no_show"] as const)
    expect(dueInstead({ ...visit, state }, 400)).toBe(0);
});
