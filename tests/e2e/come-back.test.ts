import type { Page } from "@playwright/test";
import {
  arriveToBook,
  cardInput,
  cards,
  chooseHour,
  expectBookings,
  fillIn,
  openBooking,
  payAndBeBooked,
  payNow,
  showNextWeek,
} from "#tests/e2e/support/booking-page.ts";
import { signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const service = "Threading";
const intentCall = "**/api/create-payment-intent";

/** Fires the event that the browser sends when somebody returns to the page's tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test("a customer who returns to a visit that was booked elsewhere is told so, and no input is lost", async ({
  page,
  otherPage,
  context,
}) => {
  const guest = await signedUp(context);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/create-payment-intent")) asked += 1;
  });
  await openBooking(page, service);
  await page.goto(`${new URL(page.url()).pathname}?like=2026-11-17T08:00:00Z`);
  await expect(page.getByText(/We hold this hour for you/)).toBeVisible();
  await fillIn(page, cards.pays);
  await comeBack(page);

  // On a phone.
  await signedIn(otherPage.context(), guest);
  await openBooking(otherPage, service);
  await expect(otherPage.getByText(/We hold this hour for you/)).toBeVisible();
  await fillIn(otherPage, cards.pays);
  await payAndBeBooked(otherPage);

  await comeBack(page);
  await expect(page.getByText("You have booked this visit already")).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await expect(cardInput(page)).toHaveValue("4242 4242 4242 4242");
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");
  expect(asked).toBe(1);
  await page.getByRole("link", { name: "See my bookings" }).click();
  await expectBookings(page, 1);
});

for (const width of [390, 1440]) {
  test(`a service that could not be added leaves the visit and its price unchanged, ${width} pixels wide`, async ({
    page,
    noise,
  }) => {
    noise.expect(/ERR_FAILED|No answer to createPaymentIntent/);
    await page.setViewportSize({ width, height: 900 });
    await arriveToBook(page, service);
    await showNextWeek(page);
    await chooseHour(page);
    const total = page.getByRole("complementary", { name: "Your visit" });
    await expect(total).toContainText("Total$6");
    const services = page.getByRole("group", { name: "Services, one or more" }).getByRole("checkbox");
    const other = services.nth(1);
    await page.route(intentCall, (route) => route.abort(), { times: 1 });
    await other.click({ force: true });
    const told = page.getByRole("alert").filter({ hasText: "Error creating payment intent." });
    await expect(told).toContainText("Your visit and its price are as they were before.");
    await expect(other).not.toBeChecked();
    await expect(total).toContainText("Total$6");

    await told.getByRole("button", { name: "Try again" }).click();
    await expect(told).toBeHidden();
    await expect(other).toBeChecked();
    await expect(total).not.toContainText("Total$6");
    await fillIn(page, cards.pays);
    await payAndBeBooked(page);
  });
}

test("a link to book again without a time opens the page without an hour", async ({ page }) => {
  await arriveToBook(page, service);
  await page.goto(`${new URL(page.url()).pathname}?like=soon`);
  await expect(page.getByRole("heading", { name: "When?" })).toBeVisible();
  await expect(page.getByText(/We hold this hour for you/)).toBeHidden();
});
