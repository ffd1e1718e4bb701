import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  countdown,
  hour,
  pay,
  paying,
  prepared,
  salonWithFreeHours,
  showAgain,
  showHeld,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { begins } from "#tests/support/components/begins.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";

const slow = page.getByText(/^Your bank has not answered yet\./);
const stop = page.getByRole("button", { name: "Stop the payment" });
const stopped = page.getByText(
  "The payment was stopped and nothing was charged. Others can book 4:30 pm until you hold it again.",
);
const confirmed = page.getByText("Your Booking is Confirmed");

beforeEach(salonWithFreeHours);

test("the page waits nine seconds for a bank without a message", async () => {
  await payAtSlowBank({ forMs: 9_000 });
  await expect.element(paying).toBeVisible();
  await expect.element(slow).not.toBeInTheDocument();
});

test("when the bank takes minutes to check, the page says so, offers no stop, and books after the decision", async () => {
  const checking = { paymentIntent: { id: "pi_1", status: "processing" } };
  let known: object = checking;
  await showHeld(
    cardProvider({ confirmCardPayment: async () => checking, retrievePaymentIntent: async () => known }),
  );
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: begins });
  await pay.click();
  await expect.element(page.getByText(/^Your bank is still checking this payment\./)).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
  known = { paymentIntent: { id: "pi_1", status: "succeeded" } };
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  vi.setSystemTime(begins);
  await expect.element(confirmed).toBeVisible();
});

test("after a reload the page keeps waiting for the bank, and books a payment that has already succeeded", async () => {
  const found = (status: string) => ({ paymentIntent: { id: "pi_1", status } });
  const retrieve = vi.fn(async () => found("processing"));
  const mustNotPay = () => Promise.reject(new Error("The card was asked again."));
  await showAgain(cardProvider({ createPaymentMethod: mustNotPay, retrievePaymentIntent: retrieve }));
  await expect.element(page.getByText(/^Your bank is still checking this payment\./)).toBeVisible();
  await expect.element(paying).toBeVisible();
  retrieve.mockResolvedValue(found("succeeded"));
  await expect.element(confirmed).toBeVisible();
  expect(sentWith("createBooking")).toHaveLength(1);
});

test("after ten seconds without an answer, the page says so and the payment can be stopped", async () => {
  await payAtSlowBank();
  await expect
    .element(page.getByRole("status").filter({ has: stop }))
    .toMatchTextContent(/then nothing is charged\./);
  await expect.element(stop).toBeInViewport();
});

test("stopping a payment releases the hour, which can be held and paid for again", async () => {
  await payAtSlowBank();
  await stop.click();
  await expect.element(stopped).toBeVisible();
  await expect.element(slow).not.toBeInTheDocument();
  expect(sentWith("releasePurchase").map(({ params }) => params)).toEqual([{ id: "purchase-1" }]);
  await expect.element(hour).toHaveAttribute("aria-pressed", "false");
  await expect.element(pay).toBeDisabled();
  salonAnswers({ createPaymentIntent: () => ({ ...prepared(60), purchaseId: "purchase-2" }) });
  await hour.click();
  await expect.element(countdown).toBeVisible();
  await expect.element(pay).toBeEnabled();
});

test("an answer from the bank after the payment was stopped books nothing", async () => {
  const { answer } = await payAtSlowBank();
  await stop.click();
  await expect.element(stopped).toBeVisible();
  answer();
  await hour.click();
  await expect.element(countdown).toBeVisible();
  expect(sentWith("createBooking")).toEqual([]);
  await expect.element(confirmed).not.toBeInTheDocument();
});

test("a payment that the bank is already deciding can't be stopped, and is booked once it answers", async () => {
  salonAnswers({ releasePurchase: () => ({ deletedCount: 0 }) });
  const { answer } = await payAtSlowBank();
  await stop.click();
  await expect.element(page.getByText(/^Your bank is already deciding/)).toBeVisible();
  await expect.element(paying).toBeVisible();
  answer();
  await expect.element(confirmed).toBeVisible();
  expect(sentWith("createBooking")).toHaveLength(1);
});

test("a stop without an answer says so, keeps waiting, and can be retried", async () => {
  expectNoise(/^No answer to releasePurchase/);
  salonAnswers({ releasePurchase: noAnswer });
  await payAtSlowBank();
  await stop.click();
  await expect.element(page.getByText(/could not reach the salon/)).toBeVisible();
  await expect.element(paying).toBeVisible();
  salonAnswers({ releasePurchase: () => ({ deletedCount: 1 }) });
  await stop.click();
  await expect.element(stopped).toBeVisible();
});

test("while a payment is being stopped the button waits, and a refusal by the salon replaces it", async () => {
  const said = Promise.withResolvers<void>();
  salonAnswers({
    releasePurchase: async () => {
      await said.promise;
      return refusal("payment_provider_failed", {
        status: 503,
        detail: "The card provider does not answer.",
      });
    },
  });
  await payAtSlowBank();
  await stop.click();
  await expect.element(page.getByRole("button", { name: "Stopping" })).toBeVisible();
  said.resolve();
  await expect.element(stop).toBeEnabled();
  await expect.element(slow).not.toBeInTheDocument();
  await expect.element(paying).toBeVisible();
});

/**
 * Pays at a bank that does not answer for `forMs`.
 * @returns a function that makes the bank accept the card
 */
async function payAtSlowBank({ forMs = 10_000 } = {}): Promise<{ answer: () => void }> {
  const answered = Promise.withResolvers<unknown>();
  await showHeld(cardProvider({ confirmCardPayment: () => answered.promise }));
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: begins });
  await pay.click();
  await expect.element(paying).toBeVisible();
  vi.advanceTimersByTime(forMs);
  vi.useRealTimers();
  vi.setSystemTime(begins);
  return { answer: () => answered.resolve({ paymentIntent: { id: "pi_1", status: "succeeded" } }) };
}
