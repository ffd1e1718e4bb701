import fc from "fast-check";
import { expect, test } from "vitest";
import { closesPurchase, decideSettlement, type SettlementFacts } from "#domain/settlement.ts";

const paid: SettlementFacts = {
  deliveredBy: null,
  fits: true,
  isRefunded: false,
  isWhole: true,
  hourIsLost: false,
};

test.each<[string, Partial<SettlementFacts>, ReturnType<typeof decideSettlement>]>([
  ["buys its visit", {}, { kind: "deliver" }],
  ["has bought its visit already", { deliveredBy: "this" }, { kind: "delivered" }],
  ["waits for its booking", { isWhole: false }, { kind: "wait" }],
  ["goes back beside another", { deliveredBy: "another" }, { kind: "refund", why: "second_payment" }],
  [
    "goes back for a purchase that is closed",
    { isRefunded: true },
    { kind: "refund", why: "second_payment" },
  ],
  ["goes back when it does not fit", { fits: false }, { kind: "refund", why: "payment_mismatch" }],
  [
    "goes back when it fits nothing, also before its booking",
    { fits: false, isWhole: false },
    { kind: "refund", why: "payment_mismatch" },
  ],
  ["goes back for a lost hour", { hourIsLost: true }, { kind: "refund", why: "slot_lost" }],
])("money that was taken %s", (_, facts, decided) => {
  expect(decideSettlement({ ...paid, ...facts })).toEqual(decided);
});

test("a refund closes its purchase, but for one beside the payment that counts", () => {
  const reasons = ["second_payment", "payment_mismatch", "slot_lost", "unclaimed"] as const;
  expect(reasons.filter(closesPurchase)).toEqual(["payment_mismatch", "slot_lost", "unclaimed"]);
});

const news = fc.record({
  payment: fc.integer({ min: 0, max: 2 }),
  fits: fc.boolean(),
  hourIsLost: fc.boolean(),
  isWhole: fc.boolean(),
});

test("whatever news arrive in whatever order, at most one payment buys the purchase, and no money is both", () => {
  fc.assert(
    fc.property(fc.array(news, { maxLength: 12 }), (history) => {
      let boughtBy: number | null = null;
      let isRefunded = false;
      const refunded = new Set<number>();
      for (const { payment, ...told } of history) {
        const deliveredBy = boughtBy === null ? null : boughtBy === payment ? "this" : "another";
        const decided = decideSettlement({ ...told, deliveredBy, isRefunded });
        if (decided.kind === "deliver") boughtBy = payment;
        if (decided.kind === "refund") {
          refunded.add(payment);
          isRefunded ||= closesPurchase(decided.why);
        }
        expect(boughtBy !== null && refunded.has(boughtBy)).toBe(false);
        expect(isRefunded && boughtBy !== null).toBe(false);
      }
    }),
  );
});
