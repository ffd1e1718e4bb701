import { expect, test } from "vitest";
import type { Charge } from "#app/features/card/charge-card.ts";
import { choice, order, salon } from "#app/features/checkout/flow/checkout-flow.fixture.ts";

test("a hold that the server still has is resumed, and its extension is remembered", async () => {
  const { calls, flow } = salon();
  await flow.resume({ purchaseId: "1", choice: choice("16:30"), extended: true }, order);
  expect(flow.getState()).toMatchObject({ phase: "ready", held: { purchaseId: "1", extended: true } });
  await flow.resume({ purchaseId: "1", choice: choice("18:00"), extended: true }, order);
  expect(calls).toEqual(["hold 16:30"]);
});

test("a payment without an answer stops once the server has cancelled it, and books nothing", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  const paying = flow.pay(order, () => new Promise(() => {}));
  await Promise.resolve();
  expect(await flow.stopPaying()).toBe(true);
  await paying;
  expect(flow.getState()).toMatchObject({ phase: "choosing", trouble: { kind: "stopped" } });
  expect(calls).toEqual(["hold 16:30", "release 1", "price again"]);
});

test("a payment that the bank is already deciding is not stopped", async () => {
  const { flow } = salon({ release: async () => ({ deletedCount: 0 }) });
  await flow.choose(choice("16:30"), order);
  const answer = Promise.withResolvers<Charge>();
  const paying = flow.pay(order, () => answer.promise);
  await Promise.resolve();
  expect(await flow.stopPaying()).toBe(false);
  answer.resolve({ ok: true, transactionId: "pi_1" });
  await paying;
  expect(flow.getState()).toMatchObject({ phase: "booked" });
  expect(await flow.stopPaying()).toBe(false);
});

test("a booking from another tab is announced, unless this tab is paying for it", async () => {
  const { flow } = salon();
  await flow.choose(choice("16:30"), order);
  flow.bookedElsewhere("another purchase");
  expect(flow.getState()).toMatchObject({ phase: "ready" });
  flow.bookedElsewhere("1");
  expect(flow.getState()).toEqual({ phase: "choosing", held: null, trouble: { kind: "paid_already" } });
});
