import { expect, test } from "vitest";
import { type Charge, type CheckoutPorts, createCheckoutFlow } from "#app/features/checkout/checkout-flow.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { PaymentIntentRequest } from "#contract/payments.ts";

const now = Date.parse("2026-11-21T06:50:00Z");
const choice = (time: string) => ({
  serviceIds: ["massage"],
  masterIds: ["any"],
  startsAt: `2026-11-24T${time}:00+06:00`,
});
const order = {
  contact: { name: "Anika Rahman", number: "01700000000" },
  price: 60,
  email: "anika@shiuli.example",
  serviceName: "Warm Oil Massage",
};
const accepted = async (): Promise<Charge> => ({ ok: true, transactionId: "pi_1" });
const refusal = (code: ErrorCode, status = 409) =>
  new ApiError(status, code, {
    problem: { type: "about:blank", title: "Refused", status, code, detail: `Because ${code}.` },
  });

/** A server whose calls are written down; each can be made to fail by replacing its port. */
function salon(replaced: Partial<CheckoutPorts> = {}) {
  const calls: string[] = [];
  let purchases = 0;
  const ports: CheckoutPorts = {
    createIntent: async ({ startsAt = "" }: PaymentIntentRequest) => {
      calls.push(`hold ${startsAt.slice(11, 16)}`);
      purchases += 1;
      const id = String(purchases);
      return {
        purchaseId: id,
        clientSecret: `secret ${id}`,
        total: 60,
        quote: null,
        holdEndsAt: "2026-11-21T07:00:00Z",
      };
    },
    release: async (id) => {
      calls.push(`release ${id}`);
      return { deletedCount: 1 };
    },
    extend: async (id) => {
      calls.push(`extend ${id}`);
      return { holdEndsAt: "2026-11-21T07:10:00Z" };
    },
    createBooking: async ({ transactionId }) => calls.push(`book ${transactionId}`),
    refreshSlots: () => {},
    now: () => now,
    ...replaced,
  };
  return { calls, ports, flow: createCheckoutFlow(ports) };
}

test("a guest chooses an hour, pays and is booked", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  expect(flow.getState()).toMatchObject({ phase: "ready", held: { endsAt: now + 600_000 } });
  await flow.pay(order, accepted);
  expect(flow.getState()).toMatchObject({ phase: "booked" });
  expect(calls).toEqual(["hold 16:30", "book pi_1"]);
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

test("an hour that was given up for one in another tab can be held again", async () => {
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
  expect(calls).toEqual(["hold 16:30", "hold 16:30", "book pi_1"]);
});

test("of two hours chosen quickly the last one stands", async () => {
  const { calls, flow } = salon();
  await Promise.all([flow.choose(choice("16:30"), order), flow.choose(choice("18:00"), order)]);
  expect(flow.getState()).toMatchObject({ phase: "ready", held: { choice: choice("18:00") } });
  expect(calls.at(-1)).toBe("hold 18:00");
});

test("the purchase learns a number that was typed after the hour was chosen", async () => {
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

test("an hour that went while the number was typed is not charged", async () => {
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

test("a paid visit that the network kept from being saved is saved by a retry", async () => {
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

test("a refund is told, and the guest may choose again", async () => {
  const { flow } = salon({ createBooking: () => Promise.reject(refusal("payment_refunded")) });
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, accepted);
  expect(flow.getState()).toMatchObject({
    phase: "choosing",
    trouble: { kind: "refunded", message: "Because payment_refunded." },
  });
});

test("leaving frees the hour", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  flow.clear();
  expect(calls).toEqual(["hold 16:30", "release 1"]);
  flow.clear();
  expect(calls).toHaveLength(2);
});

test("leaving before the hold is answered frees it as soon as it is", async () => {
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
  expect(calls).toEqual(["hold 16:30", "release 1"]);
});

test("leaving while the bank asks for a confirmation frees nothing", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  await flow.pay(order, async () => {
    flow.clear();
    return accepted();
  });
  expect(calls).toEqual(["hold 16:30", "book pi_1"]);
});

test("a visit that is changed to one the hour does not fit loses the hour", async () => {
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
  expect(calls).toEqual(["hold 16:30", "release 1"]);
});

test("a held hour is kept longer once it is asked, and stays so when her details change", async () => {
  const { calls, flow } = salon();
  await flow.extendHold();
  await flow.choose(choice("16:30"), order);
  await flow.extendHold();
  expect(flow.getState()).toMatchObject({ held: { endsAt: now + 1_200_000, extended: true } });
  expect(calls).toEqual(["hold 16:30", "extend 1"]);
});

test("a hold that the server still keeps is taken up, and its extension is remembered", async () => {
  const { calls, flow } = salon();
  await flow.resume({ purchaseId: "1", choice: choice("16:30"), extended: true }, order);
  expect(flow.getState()).toMatchObject({ phase: "ready", held: { purchaseId: "1", extended: true } });
  await flow.resume({ purchaseId: "1", choice: choice("18:00"), extended: true }, order);
  expect(calls).toEqual(["hold 16:30"]);
});

test("a payment without an answer is stopped once the server has cancelled it, and books nothing", async () => {
  const { calls, flow } = salon();
  await flow.choose(choice("16:30"), order);
  const paying = flow.pay(order, () => new Promise(() => {}));
  await Promise.resolve();
  expect(await flow.stopPaying()).toBe(true);
  await paying;
  expect(flow.getState()).toMatchObject({ phase: "choosing", trouble: { kind: "stopped" } });
  expect(calls).toEqual(["hold 16:30", "release 1"]);
});

test("a payment that the bank decides already is not stopped", async () => {
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

test("what another tab has booked is told, unless this one is paying it itself", async () => {
  const { flow } = salon();
  await flow.choose(choice("16:30"), order);
  flow.bookedElsewhere("another purchase");
  expect(flow.getState()).toMatchObject({ phase: "ready" });
  flow.bookedElsewhere("1");
  expect(flow.getState()).toEqual({ phase: "choosing", held: null, trouble: { kind: "paid_already" } });
});
