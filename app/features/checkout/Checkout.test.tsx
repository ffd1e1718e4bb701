import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  alert,
  countdown,
  hour,
  minute,
  never,
  otherHour,
  pay,
  paying,
  prepared,
  salonWithFreeHours,
  showCheckout,
  showHeld,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import type { CheckoutState } from "#app/features/checkout/flow/checkout-state.ts";
import { begins } from "#tests/support/components/begins.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";

beforeEach(salonWithFreeHours);

/** How a guest gets to each state, and what the page shows there. */
const states: Record<CheckoutState["phase"], { name: string; walk: () => Promise<void> }> = {
  choosing: {
    name: "before an hour is chosen, nothing can be paid and the page asks for a time",
    async walk() {
      await showCheckout();
      await expect.element(page.getByRole("link", { name: "Choose a time first" })).toBeVisible();
      await expect.element(pay).toBeDisabled();
      await expect.element(hour).toBeEnabled();
    },
  },
  preparing: {
    name: "while an hour is asked for it is busy, nothing can be paid, and another one can be chosen",
    async walk() {
      salonAnswers({ createPaymentIntent: never });
      await showCheckout();
      await hour.click();
      await expect.element(hour).toHaveAttribute("aria-busy", "true");
      await expect.element(pay).toBeDisabled();
      await expect.element(otherHour).toBeEnabled();
      await expect.element(countdown).not.toBeInTheDocument();
    },
  },
  ready: {
    name: "an hour that is held counts down, says what is paid, and can be paid",
    async walk() {
      await showHeld();
      await expect.element(countdown).toHaveTextContent("We hold this hour for you for 10:00.");
      await expect.element(page.getByText(/^\$60 now;/).first()).toBeVisible();
      await expect.element(page.getByText("This hour is held for you.")).toBeInTheDocument();
      await expect.element(pay).toBeEnabled();
      await expect.element(otherHour).toBeEnabled();
    },
  },
  paying: {
    name: "while the bank is asked nothing else can be changed, and the countdown is gone",
    async walk() {
      await showHeld(cardProvider({ confirmCardPayment: never }));
      await pay.click();
      await expect.element(paying).toBeVisible();
      await expect.element(otherHour).toBeDisabled();
      await expect.element(countdown).not.toBeInTheDocument();
    },
  },
  saving: {
    name: "once the money has moved the page still waits for the booking",
    async walk() {
      salonAnswers({ createBooking: never });
      await showHeld();
      await pay.click();
      await expect.poll(() => sentWith("createBooking")).toHaveLength(1);
      expect(sentWith("createBooking")[0]?.body).toMatchObject({ transactionId: "pi_1", price: 60 });
      await expect.element(paying).toBeVisible();
      await expect.element(otherHour).toBeDisabled();
    },
  },
  unsaved: {
    name: "a payment without an answer about its booking is told apart from a failed one, and is saved without paying again",
    async walk() {
      expectNoise(/^No answer to createBooking/);
      salonAnswers({ createBooking: noAnswer });
      await showHeld();
      await pay.click();
      await expect
        .element(alert)
        .toMatchTextContent(/^Your payment went through, but the booking is not saved yet/);
      await expect.element(pay).toBeDisabled();
      await expect.element(otherHour).toBeDisabled();
      salonAnswers({ createBooking: () => ({ insertedId: "booking-1" }) });
      await page.getByRole("button", { name: "Save it now" }).click();
      await expect.element(page.getByText("Your Booking is Confirmed")).toBeVisible();
    },
  },
  booked: {
    name: "a booked visit is confirmed, and the page leads to the guest's bookings",
    async walk() {
      const { address } = await showHeld();
      await pay.click();
      await expect.element(page.getByText("Your Booking is Confirmed")).toBeVisible();
      await expect.poll(address).toBe("/dashboard/myBookings");
      expect(sentWith("releasePurchase")).toEqual([]);
    },
  },
};

for (const { name, walk } of Object.values(states)) test(name, walk);

// Waiting advances these timers, so seconds may pass.
test("two minutes before the end the guest is told, and may keep the hour longer once", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: begins });
  await showHeld();
  const more = page.getByRole("button", { name: "I need more time" });
  await expect.element(more).not.toBeInTheDocument();
  vi.advanceTimersByTime(8 * minute);
  await expect.element(page.getByText(/^Two minutes left\./)).toBeInTheDocument();
  await expect.element(countdown).toMatchTextContent(/for (2:00|1:\d\d)\.$/);
  await more.first().click();
  await expect.element(countdown).toMatchTextContent(/for (12:00|11:\d\d)\.$/);
  vi.advanceTimersByTime(11 * minute);
  await expect.element(countdown).toMatchTextContent(/for (1:00|0:\d\d)\.$/);
  await expect.element(more).not.toBeInTheDocument();
});

test("an hour not paid in time is free again, and can be held again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: begins });
  await showHeld();
  vi.advanceTimersByTime(10 * minute);
  await expect.element(page.getByText(/^We no longer hold 4:30 pm for you/)).toBeVisible();
  await expect.element(pay).toBeDisabled();
  salonAnswers({ createPaymentIntent: () => prepared(60, 20) });
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect.element(countdown).toBeVisible();
  await expect.element(pay).toBeEnabled();
});

test("an hour that passed while the phone slept is free for nobody, and can't be held again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: begins });
  await showHeld();
  vi.setSystemTime(begins + 48 * 60 * minute);
  vi.advanceTimersByTime(minute);
  const gone = page.getByText("4:30 pm has passed, so we no longer hold it. Nothing has been charged.");
  await expect.element(gone).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Hold it again" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "See other hours" }).click();
  await expect.element(gone).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Hold it again" })).not.toBeInTheDocument();
});

test("a free visit is booked without a card", async () => {
  salonAnswers({ createPaymentIntent: () => ({ ...prepared(0), clientSecret: "" }) });
  await showCheckout(null);
  await hour.click();
  await page.getByRole("button", { name: "Book now" }).click();
  await expect.element(page.getByText("Your Booking is Confirmed")).toBeVisible();
  expect(sentWith("createBooking")[0]?.body).toMatchObject({ transactionId: "purchase-1", price: 0 });
});

test("without the card field nothing can be paid, and the field can be loaded again", async () => {
  const retry = vi.fn();
  await showCheckout(null, retry);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  await expect.element(pay).toBeDisabled();
  await expect.element(alert).toMatchTextContent(/^The card field did not load\./);
  await page.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
