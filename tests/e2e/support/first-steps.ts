import { expect, type Page } from "@playwright/test";
import { beBooked, cards, fillIn, freeHours, holdClock, payNow } from "#tests/e2e/support/booking-page.ts";

/** Walks an owner through the first steps of an empty salon up to its first booking, which is paid with a test card. */
export async function walkFirstSteps(page: Page, services: string[]): Promise<void> {
  await page.getByLabel("Address", { exact: true }).fill("House 4, Road 9\nBanani, Dhaka");
  await page.getByLabel("Phone").fill("01700 000 000");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Name, address and hours: saved").first()).toBeVisible();

  for (const name of services) await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: /^Keep th(is|ese) \d/ }).click();
  await page.getByLabel("Her name").fill("Sadia");
  await page.getByLabel("What she does").fill("Threading");
  await page.getByRole("button", { name: "Add her" }).click();

  await page.getByRole("button", { name: "Send a test mail" }).click();
  await page.getByRole("button", { name: "It has come" }).click();
  await page.getByRole("link", { name: "Book as a guest does" }).click();

  await page.getByRole("link", { name: "Book Appointment" }).filter({ visible: true }).first().click();
  await freeHours(page).first().click();
  await expect(holdClock(page)).toBeVisible();
  await fillIn(page, cards.pays);
  await beBooked(page, () => payNow(page).click());
}
