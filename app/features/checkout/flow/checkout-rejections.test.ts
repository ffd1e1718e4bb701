import { expect, test, vi } from "vitest";
import type { Charge } from "#app/features/card/charge-card.ts";
import {
  accepted,
  choice,
  order,
  refusal,
  salon,
} from "#app/features/checkout/flow/checkout-flow.fixture.ts";
import { createCheckoutFlow } from "#app/features/checkout/flow/checkout-flow.ts";
import { holdShown } from "#app/features/checkout/flow/checkout-state.ts";
import { ApiError } from "#app/lib/api-error.ts";

const silence = () => Promise.reject(new ApiError(0, "network"));

test("a failed charge keeps the hour and lets the guest pay again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, () => Promise.reject(new Error("The card library broke.")));
  expect(flow.getState()).toMatchObject({
    phase: "ready",
    trouble: { kind: "payment", message: expect.stringContaining("you cannot be charged twice") },
  });
  expect(await flow.stopPaying()).toBe(false);
  await flow.pay(order, accepted);
  expect(flow.getState()).toMatchObject({ phase: "booked" });
  expect(calls).toEqual(["hold 16:30", "book pi_1"]);
});

test("a charge that throws immediately is handled like one that fails later", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { flow } = salon();
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, () => {
    throw new Error("No card field.");
  });
  expect(flow.getState()).toMatchObject({ phase: "ready", trouble: { kind: "payment" } });
});

test("a charge that fails while being stopped ends as stopped", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = Promise.withResolvers<Charge>();
  const released = Promise.withResolvers<{ deletedCount: number }>();
  const { flow } = salon({ release: () => released.promise });
  await flow.choose(choice("16:30"), order);
  const paying = flow.pay(order, () => answer.promise);
  await Promise.resolve();
  const stopping = flow.stopPaying();
  answer.reject(new Error("The intent was cancelled."));
  await paying;
  released.resolve({ deletedCount: 1 });
  expect(await stopping).toBe(true);
  expect(flow.getState()).toMatchObject({ phase: "choosing", held: null, trouble: { kind: "stopped" } });
});

test("a stop without an answer from the server keeps the payment waiting, and can be retried", async () => {
  let tries = 0;
  const { flow } = salon({
    release: () => {
      tries += 1;
      return tries === 1 ? silence() : Promise.resolve({ deletedCount: 1 });
    },
  });
  await flow.choose(choice("16:30"), order);
  const paying = flow.pay(order, () => new Promise(() => {}));
  await Promise.resolve();
  await expect(flow.stopPaying()).rejects.toThrow();
  expect(flow.getState()).toMatchObject({ phase: "paying" });
  expect(await flow.stopPaying()).toBe(true);
  await paying;
  expect(flow.getState()).toMatchObject({ phase: "choosing", trouble: { kind: "stopped" } });
});

test("a payment stopped while the purchase gets a number charges nothing", async () => {
  const { calls, ports } = salon();
  const answer = Promise.withResolvers<void>();
  let holds = 0;
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: async (request) => {
      holds += 1;
      if (holds === 2) await answer.promise;
      return ports.createIntent(request);
    },
  });
  await flow.choose(choice("16:30"), { ...order, contact: { name: "Anika Rahman", number: undefined } });
  const paying = flow.pay(order, () => expect.unreachable());
  expect(await flow.stopPaying()).toBe(true);
  answer.resolve();
  await paying;
  expect(flow.getState()).toMatchObject({ phase: "choosing", trouble: { kind: "stopped" } });
  expect(calls).toEqual(["hold 16:30", "release 1", "price again", "hold 16:30", "release 2", "price again"]);
});

test("a service that could not be added leaves the visit and its price unchanged", async () => {
  const { calls, ports } = salon();
  let isDown = false;
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: (request) => (isDown ? silence() : ports.createIntent(request)),
  });
  await flow.choose(choice("16:30"), order);
  const both = { ...choice("16:30"), serviceIds: ["massage", "threading"], masterIds: ["any", "any"] };
  isDown = true;
  const adding = flow.choose(both, { ...order, price: 100 });
  expect(holdShown(flow.getState())).toBeNull();
  await adding;
  expect(flow.getState()).toMatchObject({
    phase: "ready",
    held: { choice: choice("16:30"), total: 60 },
    trouble: { kind: "no_intent", choice: both },
  });
  expect(holdShown(flow.getState())?.total).toBe(60);

  // The lost request may have changed the hold on the server, so the client sends again what is paid for.
  isDown = false;
  await flow.pay({ ...order, price: 60 }, accepted);
  expect(flow.getState()).toMatchObject({ phase: "booked" });
  expect(calls).toEqual(["hold 16:30", "hold 16:30", "book pi_1"]);
});

test("a guest who returns after the visit was booked is told so, and pays nothing more", async () => {
  let isBooked = false;
  const { flow } = salon({ isBooked: async () => isBooked });
  await flow.lookAgain();
  await flow.choose(choice("16:30"), order);
  await flow.lookAgain();
  expect(flow.getState()).toMatchObject({ phase: "ready" });
  isBooked = true;
  await flow.lookAgain();
  expect(flow.getState()).toEqual({ phase: "choosing", held: null, trouble: { kind: "paid_already" } });
  await flow.pay(order, () => expect.unreachable());
});

test("a guest who comes back without a connection keeps the hour", async () => {
  const { flow } = salon({ isBooked: silence });
  await flow.choose(choice("16:30"), order);
  await flow.lookAgain();
  expect(flow.getState()).toMatchObject({ phase: "ready" });
});

test("when an hour for a changed visit is refused, the price is that of the changed visit", async () => {
  const { ports } = salon();
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: (request) =>
      request.serviceIds?.length === 2
        ? Promise.reject(refusal("outside_hours", 422))
        : ports.createIntent(request),
  });
  await flow.choose(choice("16:30"), order);
  await flow.choose({ ...choice("16:30"), serviceIds: ["massage", "threading"] }, order);
  expect(holdShown(flow.getState())).toBeNull();
});
