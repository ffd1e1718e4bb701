import fc from "fast-check";
import { expect, test } from "vitest";
import { refusal, startSandbox, succeedingIntent } from "./test-support.ts";

test("a payment is refunded in parts and never beyond what was paid", async () => {
  const { stripe } = await startSandbox();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 50, max: 20_000 }),
      fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 6 }),
      async (amount, wanted) => {
        const intent = await succeedingIntent(stripe, amount);
        let returned = 0;
        for (const part of wanted) {
          const call = stripe.refunds.create({ payment_intent: intent.id, amount: part });
          if (returned + part <= amount) {
            expect((await call).amount).toBe(part);
            returned += part;
          } else {
            expect((await refusal(call)).statusCode).toBe(400);
          }
        }
        const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data;
        expect(charge).toMatchObject({ amount_refunded: returned, refunded: returned === amount });
        const refunds = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
        expect(refunds.data.reduce((sum, refund) => sum + refund.amount, 0)).toBe(returned);
      },
    ),
    { numRuns: 25 },
  );
});

test("refunds that arrive together never give back more than was paid", async () => {
  const { stripe } = await startSandbox();
  const intent = await succeedingIntent(stripe, 6000);
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => stripe.refunds.create({ payment_intent: intent.id, amount: 2500 })),
  );
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(2);
});

test("a refund without an amount gives back the rest, and a second one is refused", async () => {
  const { stripe } = await startSandbox();
  const intent = await succeedingIntent(stripe, 6000);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 });
  const rest = await stripe.refunds.create({
    payment_intent: intent.id,
    reason: "requested_by_customer",
    metadata: { refund: "9" },
  });
  expect(rest).toMatchObject({ amount: 5000, status: "succeeded", metadata: { refund: "9" } });
  const error = await refusal(stripe.refunds.create({ payment_intent: intent.id }));
  expect(error.code).toBe("charge_already_refunded");
});

test("an unpaid payment has nothing to refund", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  const error = await refusal(stripe.refunds.create({ payment_intent: intent.id }));
  expect(error.message).toContain("does not have a successful charge to refund");
});
