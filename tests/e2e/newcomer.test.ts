import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  cards,
  chooseHour,
  expectGone,
  fillIn,
  openBooking,
  payAndBeBooked,
  payNow,
} from "#tests/e2e/support/booking-page.ts";
import { admin, newcomer, signedIn, signedUp, signUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const bath = "Thermal Bath";

test("a newcomer is asked to log in, signs up, returns to the service, books it and finds it", async ({
  page,
  otherPage,
  openBrowser,
  salon,
}) => {
  const mim = newcomer("Mim Akter");
  const hour = await test.step("from Book Appointment through the sign-up to the booking page", async () => {
    await page.goto("/services");
    await page
      .getByRole("tab", { name: bath })
      .or(page.getByRole("link", { name: bath }))
      .first()
      .click();
    await expect(page.getByRole("heading", { name: bath })).toBeVisible();
    await page.getByRole("link", { name: "Book Appointment" }).click();
    const dialog = page.getByRole("dialog", { name: "Please Login to booking appointment" });
    await expect(dialog.getByText("You are not login")).toBeVisible();
    await dialog.getByRole("button", { name: "Login Now" }).click();
    await page.getByRole("link", { name: "Create an Account" }).click();
    await signUp(page, mim);
    await expect(page).toHaveURL(/\/dashboard\/bookingAppointment\//);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(mim.name);
    await expect(page.getByLabel("Email")).toHaveValue(mim.email);
    await expect(page.getByLabel("Service name")).toHaveValue(bath);
    await expect(payNow(page)).toBeDisabled();
    return await chooseHour(page);
  });

  await test.step("the payment leads to the booking", async () => {
    await expect(page.getByRole("radio", { name: "Pay with Credit Card" })).toBeChecked();
    await fillIn(page, cards.pays);
    await page.getByLabel("Mobile number").fill("+880 1711-000 000");
    await payAndBeBooked(page);
    await expect(page.getByRole("heading", { name: "Total Bookings: 1" })).toBeVisible();
    await expectColumns(page, ["#", "Service", "Email", "Price ($)", "TransactionId", "date", "Action"]);
    const row = page.getByRole("row").filter({ hasText: bath });
    await expect(row).toContainText(mim.email);
    await expect(row).toContainText("55");
    await expect(row).toContainText("pi_");
    await expect(row).toContainText("pending");
  });

  await test.step("the hour is gone for others", async () => {
    await signedUp(otherPage.context(), "Nadia Rahman");
    await openBooking(otherPage, bath);
    await expectGone(otherPage, hour);
  });

  await test.step("the admin sees it, with the mobile number", async () => {
    const office = await openBrowser();
    await signedIn(office, admin);
    const desk = await office.newPage();
    await desk.goto("/dashboard/manageBookings");
    await expect(desk.getByRole("heading", { name: "All Bookings" })).toBeVisible();
    await expectColumns(desk, [
      "#",
      "Service",
      "Email",
      "Mobile",
      "Price ($)",
      "TransactionId",
      "date",
      "Action",
    ]);
    const row = desk.getByRole("row").filter({ hasText: mim.email });
    await expect(row).toContainText("+8801711000000");
  });

  await expect
    .poll(() => mailsTo(salon.dataDir, mim.email, `Your booking at Shiuli: ${bath}`))
    .toHaveLength(1);
});

test("a visitor who presses before the browser is idle is asked to log in", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/services");
  await page.getByRole("link", { name: "Book Appointment" }).click();
  await expect(page.getByRole("dialog", { name: "Please Login to booking appointment" })).toBeVisible();
});

test("a visitor who is asked to log in may stay on the page", async ({ page }) => {
  await page.goto("/services");
  const book = page.getByRole("link", { name: "Book Appointment" });
  const dialog = page.getByRole("dialog", { name: "Please Login to booking appointment" });
  await book.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
  await book.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/services$/);
});

/** Expects the headers in this order. The product has further ones between them. */
async function expectColumns(page: Page, expected: string[]): Promise<void> {
  const headers = page.getByRole("columnheader");
  await expect
    .poll(async () => (await headers.allTextContents()).filter((header) => expected.includes(header)))
    .toEqual(expected);
}

function mailsTo(dataDir: string, email: string, subject: string): string[] {
  const folder = join(dataDir, "mail");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`));
}
