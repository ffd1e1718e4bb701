import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  alert,
  hour,
  never,
  pay,
  paying,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { keepChoice, pageOf } from "#app/features/checkout/start/kept-details.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";

const phone = [390, 844] as const;

const nextStep = page.getByRole("link", { name: "Choose a time", exact: true });
const noTime = page.getByText("No time chosen yet");
/** The last one, since the summary's countdown comes first. */
const heldFor = page.getByRole("timer").last();

beforeEach(async () => {
  await page.viewport(...phone);
  salonWithFreeHours();
});

test("before an hour is chosen, the bar shows the services and the price, and leads to the hours", async () => {
  await showCheckout();
  await expect.element(noTime).toBeVisible();
  await expect.element(page.getByText("$60, 90 min").last()).toBeVisible();
  await nextStep.click();
  await expect.element(hour).toBeInViewport();
  expectAtFoot(nextStep.element());
});

test("once an hour is held, the bar shows the time and its button pays", async () => {
  await showCheckout();
  await hour.click();
  await expect.element(heldFor).toHaveTextContent("Held for you: 10:00");
  await expect.element(page.getByText("Tue 24 Nov, 4:30 pm", { exact: true })).toBeVisible();
  await expect.element(nextStep).not.toBeInTheDocument();
  expectAtFoot(pay.element());
  await pay.click();
  await expect.element(page.getByText("Your Booking is Confirmed")).toBeVisible();
});

test("once an hour is chosen, the sentence about money is in the bar, or in the form on a wide window", async () => {
  await showCheckout();
  await hour.click();
  const sentence = page.getByText(/^\$60 now; .*\.$/);
  await expect.element(sentence.last()).toBeInViewport({ ratio: 1 });
  await expect.element(sentence.first()).not.toBeVisible();
  const bar = document.querySelector(".booking-bar");
  expect(bar?.contains(sentence.last().element())).toBe(true);
  expect(bar?.contains(pay.element())).toBe(true);
  expect(bar?.getBoundingClientRect().height).toBeLessThan(160);
  await page.viewport(1440, 900);
  await expect.element(sentence.first()).toBeVisible();
  await expect.element(sentence.last()).not.toBeVisible();
  expect(pay.element().parentElement?.contains(sentence.first().element())).toBe(true);
});

test("pressing the bar's button scrolls an invalid field out from under the bar", async () => {
  await showCheckout();
  await hour.click();
  await expect.element(heldFor).toBeVisible();
  const mobile = page.getByLabelText("Mobile number");
  await mobile.fill("0171123");
  scrollBy(0, mobile.element().getBoundingClientRect().bottom - innerHeight);
  await pay.last().click();
  await expect.element(mobile).toHaveFocus();
  const bar = document.querySelector(".booking-bar");
  await expect
    .poll(() => mobile.element().getBoundingClientRect().bottom)
    .toBeLessThan(bar?.getBoundingClientRect().top ?? 0);
});

test("on a phone the chosen size is visible, even at the end of a long row", async () => {
  const variants = ["Medium", "Large", "Very large", "Huge"].map((variantName) => ({
    ...massage,
    _id: variantName,
    service_name: `Warm Oil Massage (${variantName})`,
    variantName,
  }));
  const place = { email: "anika@shiuli.example", page: pageOf("massage", new URLSearchParams()) };
  keepChoice(place, { serviceIds: ["Huge"], masterIds: ["any"] });
  await showCheckout(cardProvider(), undefined, [{ ...massage, variantName: "Small", variants }]);
  const last = page.getByRole("radio", { name: /^Huge/ });
  await expect.element(last).toBeChecked();
  await document.fonts.ready;
  await expect.poll(() => last.element().getBoundingClientRect().right).toBeLessThanOrEqual(phone[0]);
});

test("while the bank is asked, the bar's button waits and the countdown disappears", async () => {
  await showCheckout(cardProvider({ confirmCardPayment: never }));
  await hour.click();
  await expect.element(heldFor).toBeVisible();
  await pay.click();
  await expect.element(paying).toBeVisible();
  expectAtFoot(paying.element());
  await expect.element(heldFor).not.toBeInTheDocument();
});

test("after an hour that can't be held, the bar asks for a time again", async () => {
  salonAnswers({ createPaymentIntent: () => refusal("slot_taken", { alternatives: [] }) });
  await showCheckout();
  await hour.click();
  await expect.element(alert).toBeInTheDocument();
  await expect.element(noTime).toBeVisible();
  await expect.element(nextStep).toBeVisible();
});

/** Within a thumb's reach, above everything that scrolls. */
function expectAtFoot(element: Element): void {
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  expect(top).toBeGreaterThan(phone[1] - 120);
  expect(bottom).toBeLessThanOrEqual(phone[1]);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(element.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
}
