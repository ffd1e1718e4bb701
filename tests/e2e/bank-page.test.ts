import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  expectBookings,
  fillIn,
  payAndBeBooked,
  payNow,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { logIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { minutes } from "#tests/support/clock.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a guest who approves on the bank's page returns to a paid and booked visit, even after a reload", async ({
  page,
  baseURL,
}) => {
  await leaveToPay(page);
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  await page.getByRole("button", { name: "Approve" }).click();
  const paid = page.getByRole("heading", { name: "Paid, and your visit is booked" });
  await expect(paid).toBeVisible();
  await expect(page.getByText("$6 is charged to your card.")).toBeVisible();
  await expect(page).not.toHaveURL(/secret/);
  await expectAccessible(page);
  await page.reload();
  await expect(paid).toBeVisible();
  await page.getByRole("link", { name: "To my bookings" }).click();
  await expect(page.getByRole("heading", { name: "Total Bookings: 1" })).toBeVisible();
});

test("a guest who refuses on the bank's page sees how long the hour is still held, and pays with another card", async ({
  page,
}) => {
  await leaveToPay(page);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("heading", { name: "Your bank did not accept this payment" })).toBeVisible();
  await expect(page.getByText("You have not been charged.")).toBeVisible();
  await expect(page.getByText(/The hour is held for you until 2:\d\d pm\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pay again" }).click();
  await expect(payNow(page)).toBeEnabled();
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  await expectBookings(page, 1);
});

test("a guest who lost the session at the bank signs in again and is told what happened", async ({
  page,
  context,
}) => {
  const guest = await leaveToPay(page);
  await context.clearCookies();
  await page.getByRole("button", { name: "Approve" }).click();
  await logIn(page, guest);
  await expect(page.getByRole("heading", { name: "Paid, and your visit is booked" })).toBeVisible();
});

test("a guest who answers the bank after the hold has ended is told that nothing was charged", async ({
  page,
  clock,
}) => {
  await leaveToPay(page);
  await clock.advance(minutes(30));
  const late = page.getByRole("heading", { name: "This payment no longer waits for you" });
  await expect(async () => {
    await page.reload();
    await expect(late).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page.getByRole("heading", { name: "The hour was not paid in time" })).toBeVisible();
  await expect(page.getByText("You have not been charged.")).toBeVisible();
  await page.getByRole("link", { name: "Choose again" }).click();
  await expect(page.getByRole("heading", { name: "When?" })).toBeVisible();
});

test("a guest who closes the bank's page finds the hour held in another tab, is told that the bank waits, and pays there", async ({
  page,
}) => {
  await arriveToBook(page, "Threading");
  const booking = page.url();
  await payAtBank(page);
  const other = await page.context().newPage();
  await page.close();
  await other.goto(booking);
  await expect(payNow(other)).toBeEnabled();
  await fillIn(other, cards.elsewhere);
  await payNow(other).click();
  const approve = other.getByRole("button", { name: "Approve" });
  await expect(approve).toBeVisible();
  await other.goBack();
  await expect(payNow(other)).toBeEnabled();
  await fillIn(other, cards.pays);
  await payAndBeBooked(other);
  await expectBookings(other, 1);
});

test("when the bank keeps checking, the page waits and then says that the visit is booked", async ({
  page,
  clock,
}) => {
  await arriveToBook(page, "Threading");
  await payAtBank(page, cards.elsewhereChecked);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Your bank is still checking this payment" })).toBeVisible();
  await clock.advance(minutes(13));
  await expect(page.getByRole("heading", { name: "Paid, and your visit is booked" })).toBeVisible();
});

test("a year of membership and a gift card are paid on the bank's page, too", async ({ page, context }) => {
  test.slow();
  await signedUp(context);
  await page.goto("/dashboard/membership");
  await typeCard(page, cards.elsewhere);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid, and your year has begun" })).toBeVisible();
  await page.getByRole("link", { name: "To my membership" }).click();
  await expect(page.getByRole("region", { name: "Beauty member" })).toBeVisible();

  await page.goto("/dashboard/giveGiftCard");
  await page.getByText("$25", { exact: true }).click();
  await page.getByLabel("Their name").fill("Mehrin");
  await page.getByLabel(/^Their e-mail/).fill("mehrin.gift@example.com");
  await page.getByLabel("Your name").fill("Tasnim");
  await page.getByRole("radio", { name: "Pay with Credit Card" }).check();
  await typeCard(page, cards.elsewhere);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("heading", { name: "Your bank did not accept this payment" })).toBeVisible();
  await page.getByRole("link", { name: "Pay again" }).click();
  await expect(page.getByLabel("Their name")).toBeVisible();
});

test("the way to the bank and back stays in Bangla", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/bn/dashboard/membership");
  await typeCard(page, cards.elsewhere);
  await page.locator("form button[type=submit]").click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(/\/bn\/dashboard\/payment/);
  await expect(page.getByRole("heading", { name: "টাকা দেওয়া হয়েছে, মেম্বারশিপ শুরু হয়েছে" })).toBeVisible();
});

async function leaveToPay(page: Page) {
  const guest = await arriveToBook(page, "Threading");
  await payAtBank(page);
  return guest;
}

/** Pays with a card whose bank has its own page, and waits for that page. */
async function payAtBank(page: Page, card = cards.elsewhere): Promise<void> {
  await chooseHour(page);
  await fillIn(page, card);
  await payNow(page).click();
  await expect(page.getByRole("heading", { name: "Do you pay this?" })).toBeVisible();
  await expect(page.getByText("$6.00")).toBeVisible();
}
