import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closesPurchase,
  decideSettlement,
  holdTransitions,
  isHourOver,
  isPaymentFor,
  isUnsettled,
  livingHoldStates,
  type PurchaseState,
  purchaseTransitions,
  refundTransitions,
  type SettlementFacts,
  settledStates,
} from "#domain/purchase.ts";
import { mayBecome, statesBefore, statesOf, type Transitions } from "#domain/transitions.ts";

const purchaseRows: [PurchaseState, PurchaseState[]][] = [
  ["open", ["released", "booked", "refunded"]],
  ["released", ["booked", "refunded"]],
  ["booked", []],
  ["refunded", []],
];

test.each(purchaseRows)("a purchase that is %s may become %j", (from, next) => {
  expect(nextOf(purchaseTransitions, from)).toEqual(next);
  expect(isUnsettled(from)).toBe(next.length > 0);
  expect(settledStates.includes(from)).toBe(next.length === 0);
});

test.each([
  ["active", ["expiring", "converted", "freed"]],
  ["expiring", ["converted", "freed"]],
  ["converted", []],
  ["freed", []],
] as const)("a hold that is %s may become %j", (from, next) => {
  expect(nextOf(holdTransitions, from)).toEqual(next);
  expect(livingHoldStates.includes(from)).toBe(next.length > 0);
});

test.each([
  ["requested", ["sent", "done", "failed"]],
  ["sent", ["done", "failed"]],
  ["done", ["failed"]],
  ["failed", []],
] as const)("a refund that is %s may become %j", (from, next) => {
  expect(nextOf(refundTransitions, from)).toEqual(next);
});

test("a refund only moves forward, in whatever order its news arrive", () => {
  const states = statesOf(refundTransitions);
  const news = fc.array(fc.constantFrom(...states));
  fc.assert(
    fc.property(news, (told) => {
      const end = told.reduce(
        (state, next) => (mayBecome(refundTransitions, state, next) ? next : state),
        "requested",
      );
      const furthest = Math.max(0, ...told.map((state) => states.indexOf(state)));
      expect(states.indexOf(end)).toBe(furthest);
    }),
  );
});

test("an update takes its states from the same table", () => {
  expect(statesBefore(purchaseTransitions, "released")).toEqual(["open"]);
  expect(statesBefore(purchaseTransitions, "refunded")).toEqual(["open", "released"]);
  expect(statesBefore(holdTransitions, "expiring")).toEqual(["active"]);
  expect(statesBefore(refundTransitions, "failed")).toEqual(["requested", "sent", "done"]);
});

const paid: SettlementFacts = {
  state: "open",
  deliveredBy: null,
  fits: true,
  isWhole: true,
  mayWait: true,
  hasBuyer: true,
  hasCredit: true,
  hourIsLost: false,
  hourIsOver: false,
  visitStands: true,
};

test.each<[string, Partial<SettlementFacts>, ReturnType<typeof decideSettlement>]>([
  ["buys its visit", {}, { kind: "deliver" }],
  ["buys its visit also after its hour was given up", { state: "released" }, { kind: "deliver" }],
  ["has bought its visit already", { deliveredBy: "this", state: "booked" }, { kind: "delivered" }],
  ["waits for its booking", { isWhole: false }, { kind: "wait" }],
  [
    "goes back when its booking has not come in time",
    { isWhole: false, mayWait: false },
    { kind: "refund", why: "unclaimed" },
  ],
  ["buys its visit however long it has waited", { mayWait: false }, { kind: "deliver" }],
  ["goes back to somebody who has left", { hasBuyer: false }, { kind: "refund", why: "unclaimed" }],
  [
    "goes back beside another",
    { deliveredBy: "another", state: "booked" },
    { kind: "refund", why: "second_payment" },
  ],
  [
    "goes back for a purchase that is closed",
    { state: "refunded" },
    { kind: "refund", why: "second_payment" },
  ],
  ["goes back when it does not fit", { fits: false }, { kind: "refund", why: "payment_mismatch" }],
  [
    "goes back when it fits nothing, also before its booking",
    { fits: false, isWhole: false },
    { kind: "refund", why: "payment_mismatch" },
  ],
  ["goes back for a lost hour", { hourIsLost: true }, { kind: "refund", why: "slot_lost" }],
  ["goes back for an hour that has passed", { hourIsOver: true }, { kind: "refund", why: "slot_lost" }],
  [
    "goes back when the visit that it changes is another by now",
    { visitStands: false },
    { kind: "refund", why: "visit_changed" },
  ],
])("money that was taken %s", (_, facts, decided) => {
  expect(decideSettlement({ ...paid, ...facts })).toEqual(decided);
});

test("an hour can be paid for until a quarter of an hour after it has begun", () => {
  const startsAt = Date.parse("2026-11-28T10:00:00Z");
  expect(isHourOver(startsAt, startsAt + 14 * 60_000)).toBe(false);
  expect(isHourOver(startsAt, startsAt + 15 * 60_000)).toBe(true);
  expect(isHourOver(null, startsAt)).toBe(false);
});

test("a refund closes its purchase, unless it is beside the payment that counts", () => {
  const reasons = ["second_payment", "payment_mismatch", "slot_lost", "visit_changed", "unclaimed"] as const;
  expect(reasons.filter((why) => !closesPurchase(why))).toEqual(["second_payment"]);
});

test.each([
  ["another purchase", { purchaseId: "other" }],
  ["a purchase that nobody named", { purchaseId: null }],
  ["a cent less", { amountCents: 4999 }],
  ["a cent more", { amountCents: 5001 }],
  ["another currency", { currency: "eur" }],
])("a payment must match its purchase to the cent, so %s does not", (_, other) => {
  const purchase = { id: "one", dueNowCents: 5000, currency: "usd" };
  const asked = { purchaseId: "one", amountCents: 5000, currency: "usd" };
  expect(isPaymentFor(purchase, asked)).toBe(true);
  expect(isPaymentFor(purchase, { ...asked, ...other })).toBe(false);
});

function nextOf<State extends string>(table: Transitions<State>, from: State): State[] {
  return statesOf(table).filter((to) => mayBecome(table, from, to));
}
