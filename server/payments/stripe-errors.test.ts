import Stripe from "stripe";
import { expect, test } from "vitest";
import { isSilence } from "#server/payments/port.ts";
import { answered } from "#server/payments/stripe-errors.ts";

const failed = (code?: string) =>
  answered(() =>
    Promise.reject(
      new Stripe.errors.StripeIdempotencyError({ type: "idempotency_error", code, message: "" }),
    ),
  ).catch((error: unknown) => error);

test("a call whose idempotency key is still in use has no answer yet, so its key stays", async () => {
  expect(isSilence(await failed("idempotency_key_in_use"))).toBe(true);
  expect(isSilence(await failed())).toBe(false);
});
