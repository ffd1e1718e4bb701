import { expect, test } from "vitest";
import {
  accepted,
  choice,
  now,
  order,
  refusal,
  salon,
} from "#app/features/checkout/flow/checkout-flow.fixture.ts";
import { createCheckoutFlow } from "#app/features/checkout/flow/checkout-flow.ts";
import { ApiError } from "#app/lib/api-error.ts";

test("a guest chooses an hour, pays and is booked", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  expect(flow.getState()).toMatchObject({ phase: "ready", held: { endsAt: now + 600_000 } });
  await flow.pay(order, accepted);
  expect(flow.getState()).toMatchObject({ phase: "booked" });
  expect(calls).toEqual(["hold 16:30", "book pi_1"]);
});

test("a phone that is nine minutes fast holds an hour for as long as any other", async () => {
  const fast = now + 540_000;
  const { flow } = salon({ now: () => fast });
  await flow.choose(choice("16:30"), order);
  expect(flow.getState()).toMatchObject({ held: { endsAt: fast + 600_000 } });
});

test("two clicks on Pay Now charge and book once", async () => {
  const { calls, flow } = salon();
  let charges = 0;
  const charge = () => {
    charges += 1;
    return accepted();
  };
  await flow.choose(choice("16:30"), order);
  await Promise.all([flow.pay(order, charge), flow.pay(order, charge)]);
  expect(charges).toBe(1);
  expect(calls.filter((call) => call.startsWith("book"))).toHaveLength(1);
});

test("an hour that was released for one in another tab can be held again", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, async () => ({ ok: false, kind: "ended" }));
  expect(flow.getState()).toEqual({
    phase: "choosing",
    held: null,
    trouble: { kind: "hold_ended", choice: choice("16:30") },
  });
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, accepted);
  expect(calls).toEqual(["hold 16:30", "price again", "hold 16:30", "book pi_1"]);
});

test("the price is read again when the hold that fixed it ends", async () => {
  const { calls, flow } = salon();
  flow.endHold();
  await flow.choose(choice("16:30"), order);
  expect(calls).toEqual(["hold 16:30"]);
  flow.endHold();
  expect(calls).toEqual(["hold 16:30", "price again"]);
});

test("when two hours are chosen quickly, the last one counts", async () => {
  const { calls, flow } = salon();
  await Promise.all([flow.choose(choice("16:30"), order), flow.choose(choice("18:00"), order)]);
  expect(flow.getState()).toMatchObject({ phase: "ready", held: { choice: choice("18:00") } });
  expect(calls.at(-1)).toBe("hold 18:00");
});

test("the purchase gets a number that was typed after choosing the hour", async () => {
  const sent: (string | undefined)[] = [];
  const { ports } = salon();
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: (request) => {
      sent.push(request.number);
      return ports.createIntent(request);
    },
  });
  await flow.choose(choice("16:30"), { ...order, contact: { name: "Anika Rahman", number: undefined } });
  const secrets: string[] = [];
  await flow.pay(order, (secret) => {
    secrets.push(secret);
    return accepted();
  });
  expect(sent).toEqual([undefined, "01700000000"]);
  expect(secrets).toEqual(["secret 2"]);
});

test("a different sum is only charged once it is shown and Pay Now is pressed again", async () => {
  const { ports } = salon();
  const sums = [7.5, 25];
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: async (request) => ({ ...(await ports.createIntent(request)), dueNow: sums.shift() ?? 0 }),
  });
  await flow.choose(choice("16:30"), { ...order, contact: { name: "Anika Rahman", number: undefined } });
  const charged: string[] = [];
  const charge = (secret: string) => {
    charged.push(secret);
    return accepted();
  };
  await flow.pay(order, charge);
  expect(charged).toEqual([]);
  expect(flow.getState()).toMatchObject({
    phase: "ready",
    held: { dueNow: 25 },
    trouble: { kind: "payment", message: expect.stringContaining("$25") },
  });
  await flow.pay(order, charge);
  expect(charged).toEqual(["secret 2"]);
});

test("an hour lost while the number was typed is not charged", async () => {
  const { ports } = salon();
  let answered = 0;
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: (request) => {
      answered += 1;
      return answered > 1 ? Promise.reject(refusal("slot_taken")) : ports.createIntent(request);
    },
  });
  await flow.choose(choice("16:30"), { ...order, contact: { name: "Anika", number: undefined } });
  await flow.pay(order, () => expect.unreachable());
  expect(flow.getState()).toMatchObject({ phase: "choosing", trouble: { kind: "taken" } });
});

test("a free visit is booked without a card", async () => {
  const { calls, flow } = salon({
    createIntent: async () => ({
      purchaseId: "free",
      clientSecret: "",
      total: 0,
      dueNow: 0,
      quote: null,
      holdEndsAt: "2026-11-21T07:00:00Z",
    }),
  });
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, () => expect.unreachable());
  expect(calls).toEqual(["book free"]);
});

test("a declined card keeps the hour and books nothing", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, async () => ({ ok: false, kind: "payment", message: "Your card was declined." }));
  expect(flow.getState()).toMatchObject({
    phase: "ready",
    trouble: { kind: "payment", message: "Your card was declined." },
  });
  expect(calls).toEqual(["hold 16:30"]);
});

test("a paid visit that the network failed to save is saved by a retry", async () => {
  const { calls, ports } = salon();
  let tries = 0;
  const flow = createCheckoutFlow({
    ...ports,
    createBooking: (booking) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new ApiError(0, "network")) : ports.createBooking(booking);
    },
  });
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, accepted);
  expect(flow.getState()).toMatchObject({ phase: "unsaved", transactionId: "pi_1" });
  flow.clear();
  await flow.saveAgain(order);
  expect(flow.getState()).toMatchObject({ phase: "booked" });
  expect(calls).toEqual(["hold 16:30", "book pi_1"]);
});

test("a refund is announced, and the guest may choose again", async () => {
  const { flow } = salon({ createBooking: () => Promise.reject(refusal("payment_refunded")) });
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, accepted);
  expect(flow.getState()).toMatchObject({
    phase: "choosing",
    trouble: { kind: "refunded", message: "Because payment_refunded." },
  });
});

test("leaving releases the hour", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  flow.clear();
  expect(calls).toEqual(["hold 16:30", "release 1"]);
  flow.clear();
  expect(calls).toHaveLength(2);
});

test("leaving before the hold is confirmed releases it as soon as it is", async () => {
  const { calls, ports } = salon();
  const answer = Promise.withResolvers<void>();
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: async (request) => {
      await answer.promise;
      return ports.createIntent(request);
    },
  });
  const chosen = flow.choose(choice("16:30"), order);
  await Promise.resolve();
  flow.clear();
  answer.resolve();
  await chosen;
  expect(calls).toEqual(["hold 16:30", "release 1", "price again"]);
});

test("leaving during the bank's confirmation releases nothing", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, async () => {
    flow.clear();
    return accepted();
  });
  expect(calls).toEqual(["hold 16:30", "book pi_1"]);
});

test("a changed visit that no longer fits its hour loses the hour", async () => {
  const { calls, ports } = salon();
  const flow = createCheckoutFlow({
    ...ports,
    createIntent: (request) =>
      request.masterIds?.[0] === "sadia"
        ? Promise.reject(refusal("outside_hours", 422))
        : ports.createIntent(request),
  });
  await flow.choose(choice("16:30"), order);
  await flow.choose({ ...choice("16:30"), masterIds: ["sadia"] }, order);
  expect(flow.getState()).toMatchObject({ phase: "choosing", held: null, trouble: { kind: "refused" } });
  expect(calls).toEqual(["hold 16:30", "release 1", "price again"]);
});

test("a held hour is extended once, and stays so when the customer's details change", async () => {
  const { calls, flow } = salon();
  await flow.extendHold();
  await flow.choose(choice("16:30"), order);
  await flow.extendHold();
  expect(flow.getState()).toMatchObject({ held: { endsAt: now + 1_200_000, extended: true } });
  expect(calls).toEqual(["hold 16:30", "extend 1"]);
});
