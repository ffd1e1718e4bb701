import { expect, test } from "vitest";
import { reconcile } from "#domain/reconcile.ts";

const paid = { chargedCents: 6000, refundedCents: 0, disputedCents: 0 };
const refunded = { chargedCents: 6000, refundedCents: 3000, disputedCents: 0 };

test("accounts that agree about every intent balance", () => {
  expect(reconcile(new Map([["pi_1", paid]]), new Map([["pi_1", { ...paid }]]))).toEqual([]);
});

test("a charge or a refund that only one side knows is a difference", () => {
  const nothing = { chargedCents: 0, refundedCents: 0, disputedCents: 0 };
  const ledger = new Map([
    ["pi_1", paid],
    ["pi_2", paid],
  ]);
  const provider = new Map([
    ["pi_2", refunded],
    ["pi_3", paid],
  ]);
  expect(reconcile(ledger, provider)).toEqual([
    { intentId: "pi_1", ledger: paid, provider: nothing },
    { intentId: "pi_2", ledger: paid, provider: refunded },
    { intentId: "pi_3", ledger: nothing, provider: paid },
  ]);
});

test("money that a bank took back is a difference until both sides know it", () => {
  const disputed = { ...paid, disputedCents: 6000 };
  expect(reconcile(new Map([["pi_1", disputed]]), new Map([["pi_1", paid]]))).toEqual([
    { intentId: "pi_1", ledger: disputed, provider: paid },
  ]);
  expect(reconcile(new Map([["pi_1", disputed]]), new Map([["pi_1", disputed]]))).toEqual([]);
});
