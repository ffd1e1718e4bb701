import fc from "fast-check";
import { expect, test } from "vitest";
import {
  earlierPaymentStates,
  isOpenPayment,
  type PaymentState,
  paymentStates,
} from "#domain/payment-states.ts";

test("in whatever order news arrive, a payment ends in the furthest state", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentStates), { minLength: 1 }), (news) => {
      let state: PaymentState = "creating";
      for (const told of news) if (earlierPaymentStates(told).includes(state)) state = told;
      const furthest = Math.max(...news.map((told) => paymentStates.indexOf(told)));
      expect(paymentStates.indexOf(state)).toBe(furthest);
    }),
  );
});

test("a successful payment outweighs a cancellation, never the reverse", () => {
  expect(earlierPaymentStates("succeeded")).toContain("cancelled");
  expect(earlierPaymentStates("cancelled")).not.toContain("succeeded");
});

test("a payment takes no more money once it is cancelled or has succeeded", () => {
  expect(paymentStates.filter(isOpenPayment)).toEqual(["creating", "open", "processing"]);
});
