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

test("a bank that takes nine seconds is waited for without a word", async () => {
  await payAtSlowBank({ forMs: 9_000 });
  await expect.element(paying).toBeVisible();
  await expect.element(slow).not.toBeInTheDocument();
});

test("a bank that checks the payment for minutes is told, with no way to stop, and books when it has decided", async () => {
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

test("a page that is loaded again while the bank checks goes on waiting, and one that is paid already books", async () => {
  const found = (status: string) => ({ paymentIntent: { id: "pi_1", status } });
  const retrieve = vi.fn(async () => found("processing"));
  const mustNotPay = () => Promise.reject(new Error("The card was asked again."));
  await showAgain(cardProvider({ createPaymentMethod: mustNotPay, retrievePaymentIntent: retrieve }));
  await expect.element(page.getByText(/^Your bank is still checking this payment\./)).toBeVisible();
  await expect.element(paying).toBeVisible();
  retrieve.mockResolvedValue(found("succeeded"));
  await expect.element(confirmed, { timeout: 20_000 }).toBeVisible();
  expect(sentWith("createBooking")).toHaveLength(1);
});

test("a bank that has not answered for ten seconds is told, and the payment can be stopped", async () => {
  await payAtSlowBank();
  await expect
    .element(page.getByRole("status").filter({ has: stop }))
    .toMatchTextContent(/then nothing is charged\./);
  await expect.element(stop).toBeInViewport();
});

test("a stopped payment gives the hour up, and it can be held and paid again", async () => {
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

test("an answer of the bank that comes after the payment was stopped books nothing", async () => {
  const { answer } = await payAtSlowBank();
  await stop.click();
  await expect.element(stopped).toBeVisible();
  answer();
  await hour.click();
  await expect.element(countdown).toBeVisible();
  expect(sentWith("createBooking")).toEqual([]);
  await expect.element(confirmed).not.toBeInTheDocument();
});

test("a payment that the bank decides already can't be stopped, and is booked when the bank answers", async () => {
  salonAnswers({ releasePurchase: () => ({ deletedCount: 0 }) });
  const { answer } = await payAtSlowBank();
  await stop.click();
  await expect.element(page.getByText(/^Your bank is already deciding/)).toBeVisible();
  await expect.element(paying).toBeVisible();
  answer();
  await expect.element(confirmed).toBeVisible();
  expect(sentWith("createBooking")).toHaveLength(1);
});

test("stopping a payment that got no answer says so, goes on waiting, and can be tried again", async () => {
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

test("while a payment is being stopped its button waits, and a refusal of the salon is told in its place", async () => {
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
