import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  alert,
  at,
  countdown,
  hour,
  otherHour,
  pay,
  prepared,
  salonWithFreeHours,
  showCheckout,
  showHeld,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import type { ErrorCode } from "#contract/errors.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";

beforeEach(salonWithFreeHours);

test("when an hour is taken by somebody else, the nearest ones are offered and one press holds one", async () => {
  const alternatives = [{ startsAt: at("18:00"), masterId: "anika", masterIds: ["anika"] }];
  salonAnswers({ createPaymentIntent: () => refusal("slot_taken", { alternatives }) });
  await showCheckout();
  await hour.click();
  await expect
    .element(alert)
    .toMatchTextContent(/^4:30 pm on Tuesday 24 November is no longer free\. The nearest free hours:/);
  await expect.element(pay).toBeDisabled();
  salonAnswers({ createPaymentIntent: () => prepared(60) });
  await alert.getByRole("button", { name: "Tue 24 Nov 6:00 pm" }).click();
  await expect.element(otherHour).toHaveAttribute("aria-pressed", "true");
  await expect.element(countdown).toBeVisible();
});

const refusals: [ErrorCode, number, RegExp][] = [
  ["hold_limit", 409, /^You hold too many hours\.$/],
  ["outside_hours", 409, /^You hold too many hours\.$/],
  ["not_set_up", 409, /^You hold too many hours\.$/],
  ["internal_error", 500, /^Error creating payment intent\. Please try again\./],
];
test.each(refusals)(
  "an hour that can't be held because of '%s' says why, and payment is blocked",
  async (code, status, sentence) => {
    salonAnswers({
      createPaymentIntent: () => refusal(code, { status, detail: "You hold too many hours." }),
    });
    await showCheckout();
    await hour.click();
    await expect.element(alert).toMatchTextContent(sentence);
    await expect.element(pay).toBeDisabled();
  },
);

test("a payment that could not be prepared is retried with the same hour", async () => {
  expectNoise(/^No answer to createPaymentIntent/);
  salonAnswers({ createPaymentIntent: noAnswer });
  await showCheckout();
  await hour.click();
  await expect.element(alert).toMatchTextContent(/^Error creating payment intent/);
  salonAnswers({ createPaymentIntent: () => prepared(60) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(hour).toHaveAttribute("aria-pressed", "true");
  await expect.element(pay).toBeEnabled();
});

test("a declined card costs nothing, keeps the hour, and can be tried again", async () => {
  const confirmCardPayment = async () => ({
    error: { type: "card_error", message: "Your card was declined." },
  });
  await showHeld(cardProvider({ confirmCardPayment }));
  await pay.click();
  await expect
    .element(alert)
    .toHaveTextContent("Your card was declined. You have not been charged. Try again, or use another card.");
  await expect.element(countdown).toBeVisible();
  await expect.element(pay).toBeEnabled();
});

test("a problem with a card is shown under its field", async () => {
  const createPaymentMethod = async () => ({
    error: { type: "validation_error", message: "Your card number is incomplete." },
  });
  await showHeld(cardProvider({ createPaymentMethod }));
  await pay.click();
  const field = page.getByRole("group", { name: "Card details" });
  await expect.element(field).toHaveAccessibleDescription("Your card number is incomplete.");
  await expect.element(pay).toBeEnabled();
});

test("a payment without an answer says that it can't be charged twice", async () => {
  const confirmCardPayment = async () => ({ error: { type: "api_connection_error" } });
  await showHeld(cardProvider({ confirmCardPayment }));
  await pay.click();
  await expect.element(alert).toMatchTextContent(/you cannot be charged twice\.$/);
});

test("when the hour is lost during the payment, the money is refunded and the guest chooses again", async () => {
  salonAnswers({
    createBooking: () => refusal("payment_refunded", { detail: "That hour went. You get $60 back." }),
  });
  await showHeld();
  await pay.click();
  await expect.element(alert).toMatchTextContent(/That hour went\. You get \$60 back\./);
  await expect.element(hour).toBeEnabled();
  await expect.element(pay).toBeDisabled();
});

test("a visit booked in another tab is not paid again, and the page leads to the bookings", async () => {
  await showHeld();
  const tab = new BroadcastChannel("booked");
  tab.postMessage("purchase-1");
  await expect
    .element(page.getByText("You have booked this visit already. There is nothing more to pay."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See my bookings" }))
    .toHaveAttribute("href", "/dashboard/myBookings");
  await expect.element(pay).toBeDisabled();
  tab.close();
});
