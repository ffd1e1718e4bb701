import type { Page } from "@playwright/test";
import {
  arriveToBook,
  beBooked,
  cards,
  chooseHour,
  expectBookings,
  fillIn,
  findHour,
  freeHours,
  type Hour,
  holdHour,
  hourButton,
  openBooking,
  payAndBeBooked,
  payNow,
  showDay,
} from "#tests/e2e/support/booking-page.ts";
import { visitOf } from "#tests/e2e/support/own-visit.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const service = "Alta Hands & Nails";

test.beforeEach(async ({ page }) => {
  await arriveToBook(page, service);
});

test("a double click on Pay Now makes one booking, and going back makes no other", async ({ page }) => {
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await beBooked(page, () => payNow(page).dblclick());
  await expect(page.getByRole("heading", { name: "Total Bookings: 1" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "When?" })).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await expectBookings(page, 1);
});

test("reloading while the card is being charged makes one booking, and leads to it", async ({ page }) => {
  await chooseHour(page);
  await fillIn(page, cards.pays);
  const charged = Promise.withResolvers<void>();
  await page.route("**/payment_intents/*/confirm", async (route) => {
    await route.fetch();
    charged.resolve();
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await payNow(page).click();
  await charged.promise;
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard\/myBookings$/);
  await expect(page.getByRole("heading", { name: "Total Bookings: 1" })).toBeVisible();
});

test("a page that is loaded again once its visit is paid and booked leads to the visit", async ({ page }) => {
  const guest = await arriveToBook(page, service);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await page.route("**/api/bookings", (route) => {
    if (route.request().method() !== "POST") return route.continue();
  });
  await payNow(page).click();
  await expect(() => visitOf(page, guest, service)).toPass();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard\/myBookings$/);
  await expect(page.getByRole("heading", { name: "Total Bookings: 1" })).toBeVisible();
});

test("a reload keeps the hour and the input", async ({ page }) => {
  const hour = await chooseHour(page);
  await page.getByLabel("Mobile number").fill("01711000000");
  await page.reload();
  await expect(hourButton(page, hour)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/We hold this hour for you/)).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");
  await expect(payNow(page)).toBeEnabled();
});

test("a second tab is told when the first has booked, and leads to the booking", async ({
  page,
  context,
}) => {
  const hour = await chooseHour(page);
  const tab = await context.newPage();
  await openBooking(tab, service);
  await expect(hourButton(tab, hour)).toHaveAttribute("aria-pressed", "true");
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  await expect(tab.getByText("You have booked this visit already")).toBeVisible();
  await expect(payNow(tab)).toBeDisabled();
  await tab.getByRole("link", { name: "See my bookings" }).click();
  await expect(tab.getByRole("heading", { name: "Total Bookings: 1" })).toBeVisible();
});

test("two tabs with the same hour pay for it once and both say that it is booked", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/400/);
  const tab = await context.newPage();
  await openBooking(tab, service);
  await expect(freeHours(tab).first()).toBeVisible();
  await fillIn(page, cards.pays);
  await fillIn(tab, cards.pays);
  const hour = await chooseHour(page);
  await holdHour(tab, hour);
  // Neither card is charged before the button was pressed in both tabs.
  const pressed = Promise.withResolvers<void>();
  await context.route("**/payment_intents/*/confirm", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await payNow(page).click();
  await payNow(tab).click();
  pressed.resolve();
  // The later one is brought to the bookings too, or is notified before its own answer arrives.
  const told = (one: Page) =>
    one
      .getByText("You have booked this visit already")
      .or(one.getByRole("heading", { name: "Total Bookings: 1" }));
  for (const one of [page, tab]) await expect(told(one)).toBeVisible();
  await expectBookings(page, 1);
});

test("a tab says so when another tab released its hour, and can hold it again", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/400/);
  await fillIn(page, cards.pays);
  const first = await chooseHour(page);
  const tab = await context.newPage();
  await openBooking(tab, service);
  const second = await holdAnotherHour(tab);
  expect(second).not.toEqual(first);
  await payNow(page).click();
  await expect(page.getByRole("button", { name: "Hold it again" })).toBeVisible();
  await expectBookings(tab, 0);
  await page.getByRole("button", { name: "Hold it again" }).click();
  await payAndBeBooked(page);
  await expectBookings(page, 1);
});

test("a held hour disappears from other people's pages, and returns when it is released", async ({
  page,
  otherPage,
}) => {
  await signedUp(otherPage.context(), "Nadia Rahman");
  await openBooking(otherPage, service);
  const hour = await findHour(otherPage);
  await showDay(page, hour.day);
  await holdHour(page, hour);
  await expect(hourButton(otherPage, hour)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to services" }).click();
  await expect(hourButton(otherPage, hour)).toBeVisible();
});

test("of two people who want one hour the second is told so and takes one of the nearest", async ({
  page,
  otherPage,
  noise,
}) => {
  noise.expect(/409/);
  await signedUp(otherPage.context(), "Nadia Rahman");
  await openBooking(otherPage, service);
  const hour = await findHour(otherPage);
  const told = otherPage.getByRole("alert").filter({ hasText: "is no longer free." });
  await otherPage.route("**/api/availability*", async (route) => {
    await told.waitFor();
    await route.continue();
  });
  await showDay(page, hour.day);
  await holdHour(page, hour);
  await hourButton(otherPage, hour).click();
  await expect(told).toContainText(`${hour.time} on ${hour.day} is no longer free. The nearest free hours:`);
  await otherPage.unrouteAll({ behavior: "ignoreErrors" });
  await expect(told.getByRole("button")).toHaveCount(3);
  await expect(payNow(otherPage)).toBeDisabled();
  await told.getByRole("button").first().click();
  await expect(otherPage.getByText(/We hold this hour for you/)).toBeVisible();
  await Promise.all([fillIn(page, cards.pays), fillIn(otherPage, cards.pays)]);
  await Promise.all([payAndBeBooked(page), payAndBeBooked(otherPage)]);
  await Promise.all([expectBookings(page, 1), expectBookings(otherPage, 1)]);
});

/** The tab may still show the clock of the previous hour. */
async function holdAnotherHour(tab: Page): Promise<Hour> {
  const hour = await findHour(tab, 3);
  const held = tab.waitForResponse(
    (answer) => answer.url().endsWith("/create-payment-intent") && answer.ok(),
  );
  await hourButton(tab, hour).click();
  await held;
  return hour;
}
