import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  hour,
  pay,
  prepared,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";

beforeEach(salonWithFreeHours);

const usedUp = "This code has been used up.";
const field = page.getByRole("textbox", { name: /^Gift card or code/ });
const quoteOf = (off: number) => ({
  lines: [{ serviceId: massage._id, service_name: massage.service_name, price: 60, discount: off }],
  subtotal: 60,
  discountOf: off > 0 ? { kind: "code" as const, code: "EID10", percent: 10, amount: null } : null,
  discount: off,
  total: 60 - off,
  dueNow: 60 - off,
  dueAtSalon: 0,
});

test("a code that is used up during a hold is removed with a message, and the hour can be held without it", async () => {
  let isUsedUp = false;
  const refused = () => refusal("code_refused", { status: 409, detail: usedUp });
  salonAnswers({
    readQuote: ({ query }) => (query.code ? (isUsedUp ? refused() : quoteOf(6)) : quoteOf(0)),
    createPaymentIntent: ({ body }) => {
      isUsedUp = true;
      return body.code ? refused() : prepared(60);
    },
  });
  await showCheckout();
  await field.fill("eid10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText("10% off: $6 less")).toBeVisible();
  await hour.click();
  await expect.element(field).toHaveAccessibleDescription(usedUp);
  await expect.element(field).toHaveValue("eid10");
  await hour.click();
  await expect.element(pay).toBeEnabled();
  await expect.element(page.getByText(/^\$60 now;/).first()).toBeVisible();
  expect(sentWith("createPaymentIntent").map(({ body }) => body?.code)).toEqual([["eid10"], undefined]);
});

test("Pay Now first applies a code that was only typed, and the next press pays the rest", async () => {
  salonAnswers({
    readQuote: ({ query }) => quoteOf(query.code ? 6 : 0),
    createPaymentIntent: ({ body }) => prepared(body.code ? 54 : 60),
  });
  await showHeld();
  await field.fill("eid10");
  await pay.click();
  await expect.element(page.getByText("10% off: $6 less")).toBeVisible();
  await expect.element(page.getByText(/^\$54 now;/).first()).toBeVisible();
  await pay.click();
  await expect.poll(() => sentWith("createBooking").map(({ body }) => body?.price)).toEqual([54]);
});

test("when a typed code is refused at Pay Now, the reason is shown and the next press pays without it", async () => {
  const wrong = () => refusal("code_refused", { status: 409, detail: usedUp });
  salonAnswers({ readQuote: ({ query }) => (query.code ? wrong() : quoteOf(0)) });
  await showHeld();
  await field.fill("eid10");
  await pay.click();
  await expect.element(field).toHaveAccessibleDescription(usedUp);
  await expect.element(field).toHaveFocus();
  await pay.click();
  await expect.poll(() => sentWith("createBooking").map(({ body }) => body?.price)).toEqual([60]);
});

test("a refused code can be taken out of the field, and is not tried again at Pay Now", async () => {
  const wrong = () => refusal("code_refused", { status: 409, detail: usedUp });
  salonAnswers({ readQuote: ({ query }) => (query.code ? wrong() : quoteOf(0)) });
  await showHeld();
  await field.fill("eid10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(field).toHaveAccessibleDescription(usedUp);
  await field.fill("");
  await expect.element(field).toHaveValue("");
  await pay.click();
  await expect.poll(() => sentWith("createBooking").map(({ body }) => body?.price)).toEqual([60]);
});

async function showHeld() {
  await showCheckout();
  await hour.click();
  await expect.element(pay).toBeEnabled();
}
