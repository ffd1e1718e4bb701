import type { BrowserContext, Page } from "@playwright/test";
import {
  arriveToBook,
  cardInput,
  cards,
  chooseHour,
  expectBookings,
  fetchChecks,
  fillIn,
  findHour,
  freeHours,
  payAndBeBooked,
  payNow,
  showNextWeek,
} from "#tests/e2e/support/booking-page.ts";
import { beginBooking, openDay, quietDay, signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { offlineNoise } from "#tests/e2e/support/noise.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const held = /We hold this hour for you/;

test.beforeEach(({ noise }) => noise.expect(offlineNoise));

test("a booking waits for the connection, and is still there after visiting another page", async ({
  page,
  context,
}) => {
  await arriveToBook(page, "Threading");
  const booking = page.url();
  await chooseHour(page);
  await page.getByLabel("Name", { exact: true }).fill("Mim A. Akter");
  await page.getByLabel("Mobile number").fill("01711000000");

  await goOffline(page, context);
  await page
    .getByRole("link", { name: /^my bookings/i })
    .first()
    .click();
  await expect(page.getByText("The next page opens when the connection is back.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(booking);
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");

  await context.setOffline(false);
  await expect(page).toHaveURL(/myBookings$/);
  await expect(banner(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(booking);
  await expect(page.getByText(held)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mim A. Akter");
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");
});

test("a page that waits for the connection opens once the salon answers, whatever the browser reports", async ({
  page,
  context,
}) => {
  await arriveToBook(page, "Threading");
  const booking = page.url();
  await goOffline(page, context);
  await page
    .getByRole("link", { name: /^my bookings/i })
    .first()
    .click();
  await expect(page.getByText("The next page opens when the connection is back.")).toBeVisible();
  await context.route("**/api/health", (route) => route.abort());
  const unanswered = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/health"));
  await context.setOffline(false);
  await unanswered;
  await expect(page).toHaveURL(booking);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.unroute("**/api/health");
  await expect(page).toHaveURL(/myBookings$/);
  await expect(banner(page)).toBeHidden();
});

test("Pay Now says that it is offline, keeps card and hour, and pays once the connection is back", async ({
  page,
  context,
}) => {
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  await fetchChecks(page);
  await fillIn(page, cards.pays);
  await goOffline(page, context);
  await payNow(page).click();
  await expect(page.getByText("Error creating payment intent. Please try again.")).toBeVisible();
  await expect(page.getByText(held)).toBeVisible();
  await expect(cardInput(page)).toHaveValue("4242 4242 4242 4242");
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await payAndBeBooked(page);
  await expectBookings(page, 1);
});

test("hours that could not be loaded are loaded when the connection is back", async ({ page, context }) => {
  await arriveToBook(page, "Threading");
  const before = await findHour(page);
  await goOffline(page, context);
  await showNextWeek(page);
  await expect(freeHours(page)).toHaveCount(0);
  await context.setOffline(false);
  expect((await findHour(page)).day).not.toBe(before.day);
});

test("services chosen without an hour are still chosen after a reload", async ({ page }) => {
  await arriveToBook(page, "Hair Cut & Finish");
  await page.getByRole("button", { name: /^All/ }).click();
  await page.getByRole("checkbox", { name: "Alta Hands & Nails" }).check();
  await page.reload();
  const visit = page.getByRole("complementary", { name: "Your visit" });
  await expect(visit).toContainText("Hair Cut & Finish");
  await expect(visit).toContainText("Alta Hands & Nails");
});

test("a message waits while offline, even when another page is opened, and is sent when the connection is back", async ({
  page,
  context,
}) => {
  await page.goto("/bn#visit");
  const message = page.getByLabel("বার্তা");
  await message.fill("গাড়ি রাখার জায়গা আছে?");
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "আপনি এখন অফলাইনে।" })).toBeVisible();
  await page.getByRole("contentinfo").locator("a[href='/bn/privacy']").click();
  await expect(page.getByText("সংযোগ ফিরলে পরের পাতাটি খুলবে।")).toBeVisible();
  await expect(message).toHaveValue("গাড়ি রাখার জায়গা আছে?");
  await context.setOffline(false);
  await expect(page).toHaveURL("/bn/privacy");
});

test("a message sent offline stays in its form, and goes out when the connection is back", async ({
  page,
  context,
}) => {
  await page.goto("/#visit");
  await page.getByLabel("First name").fill("Mim");
  await page.getByLabel("Last name").fill("Akter");
  await page.getByLabel("Email address").fill("mim@example.com");
  await page.getByLabel("Mobile number").fill("01711000000");
  const message = page.getByLabel("Message");
  await message.fill("Can I park a car?");
  await goOffline(page, context);
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByText("We could not reach the salon.")).toBeVisible();
  await expect(message).toHaveValue("Can I park a car?");
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await send.click();
  await expect(page.getByText("Your message has reached us")).toBeVisible();
});

test("a phone booking saved offline stays in its dialog, and is booked when the connection is back", async ({
  page,
  context,
  openBrowser,
}) => {
  await signedUpStaff(context, openBrowser);
  await openDay(page, quietDay());
  const call = { name: "Tuli Roy", service: "Threading", master: "Labonno Das", at: "12:00" };
  const dialog = await beginBooking(page, call);
  await context.setOffline(true);
  const book = dialog.getByRole("button", { name: /^Book, \$/ });
  await book.click();
  await expect(dialog.getByRole("alert").filter({ hasText: "The connection broke" })).toBeVisible();
  await context.setOffline(false);
  await book.click();
  await noticed(page, `Booked for ${call.name}`);
});

test("a dead connection that the browser reports as online is detected, and the hours load when the salon answers", async ({
  page,
  context,
}) => {
  await arriveToBook(page, "Threading");
  await findHour(page);
  await context.route("**/api/**", (route) => route.abort());
  await showNextWeek(page);
  await expect(unreached(page)).toBeVisible();
  await context.unroute("**/api/**");
  await expect(unreached(page)).toBeHidden();
  await findHour(page);
});

const unreached = (page: Page) =>
  page.getByRole("status").filter({ hasText: "We can't be reached at the moment." });

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
}

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline." });
