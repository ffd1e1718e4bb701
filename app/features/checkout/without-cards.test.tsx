import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  countdown,
  heldBefore,
  hour,
  prepared,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { quote } from "#app/features/codes/quote.fixture.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage, withoutCards } from "#tests/support/components/salon-data.ts";

beforeEach(salonWithFreeHours);

/** The page of a salon without a card provider. */
const showWithout = () => showCheckout(null, () => {}, [massage], null, withoutCards);

const nothingNow = page.getByText("Nothing now, $60 at the salon; if you cancel, you owe nothing.").first();

test("without a card provider a guest books to pay at the salon, and is offered no other way", async () => {
  salonAnswers({
    readQuote: () => ({ ...quote, dueNow: 0 }),
    createPaymentIntent: () => ({ ...prepared(60), clientSecret: "", dueNow: 0 }),
  });
  await showWithout();
  await hour.click();
  await expect.element(countdown).toBeVisible();
  await expect.element(nothingNow).toBeVisible();
  expect(page.getByRole("radio", { name: /now/i }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Book now" }).click();
  await expect.poll(() => sentWith("createBooking")).toHaveLength(1);
});

test("without a card provider a guest with an unconfirmed address is asked to confirm it, and for no card", async () => {
  const first = "Confirm your e-mail address first. Then you can book, and pay at the salon.";
  salonAnswers({
    readQuote: () => ({ ...quote, askedBy: "unverified" as const }),
    createPaymentIntent: () => refusal("not_set_up", { detail: first }),
  });
  await showWithout();
  await hour.click();
  await expect.element(page.getByText(first)).toBeVisible();
  expect(page.getByText("Confirm your e-mail address before you book.").elements()).toHaveLength(1);
  expect(page.getByText("Pay with Credit Card").elements()).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Book now" })).toBeDisabled();
});

const byPhone = page.getByText("This visit is booked by phone: call the salon.").first();
const asksNow = { ...quote, dueNow: 12, dueAtSalon: 48, askedBy: "new_guest" as const };

test("without a card provider a guest who would pay when booking is told to call, and offered no hour", async () => {
  salonAnswers({ readQuote: () => asksNow });
  await showWithout();
  await expect.element(byPhone).toBeVisible();
  await expect.element(hour).not.toBeInTheDocument();
  expect(page.getByRole("link", { name: /^Choose a time/ }).elements()).toEqual([]);
});

test("without a card provider an hour that was held to be paid at the salon is booked, though others would pay now", async () => {
  salonAnswers({
    readQuote: () => asksNow,
    createPaymentIntent: () => ({ ...prepared(60), clientSecret: "", dueNow: 0 }),
  });
  await showCheckout(null, () => {}, [massage], { ...heldBefore, pay: "deposit" }, withoutCards);
  await expect.element(nothingNow).toBeVisible();
  expect(byPhone.elements()).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Book now" })).toBeEnabled();
});
