import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, signedUp, tokenOf } from "#tests/e2e/support/people.ts";
import { opening } from "#tests/e2e/support/salon-host.ts";

/** A Tuesday some weeks ahead, when three masters work and only tests book: YYYY-MM-DD. */
export function quietDay(weeksAhead = 3): string {
  const date = new Date(opening + weeksAhead * 7 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((2 - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

/** Signs a person up who works at the desk from then on. */
export async function signedUpStaff(
  context: BrowserContext,
  openBrowser: () => Promise<BrowserContext>,
): Promise<void> {
  const person = await signedUp(context, "Mitu Desk");
  const token = await tokenOf(context, person.email);
  const me = await context.request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
  const { _id } = await me.json();
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const promoted = await owner.request.patch(`/api/users/${_id}/role`, {
    data: { role: "staff" },
    headers: { authorization: `Bearer ${await tokenOf(owner, admin.email)}` },
  });
  expect(promoted.status()).toBe(200);
}

export async function openDay(page: Page, date: string): Promise<void> {
  await page.goto("/dashboard/calendar");
  await showDay(page, date);
}

async function showDay(page: Page, date: string): Promise<void> {
  await page.getByLabel("Go to a day").fill(date);
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(day.format(new Date(date)));
}

export interface PhoneCall {
  name: string;
  number?: string;
  service: string;
  /** The full name. */
  master: string;
  /** HH:MM. */
  at: string;
}

/** Books for a caller, on the day that the calendar shows. */
export async function bookByPhone(page: Page, call: PhoneCall): Promise<Locator> {
  const dialog = await beginBooking(page, call);
  await dialog.getByRole("button", { name: /^Book, \$/ }).click();
  await noticed(page, `Booked for ${call.name}`);
  await expect(dialog).toBeHidden();
  return visitOf(page, call.name);
}

/** Opens the dialog for a phone booking, and fills it in. */
export async function beginBooking(page: Page, call: PhoneCall): Promise<Locator> {
  await page.getByRole("button", { name: "New booking" }).click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await dialog.getByRole("combobox", { name: "Guest" }).fill(call.name);
  await dialog.getByRole("option", { name: /^New guest with/ }).click();
  await dialog.getByLabel("Mobile").fill(call.number ?? "01800000077");
  await chooseService(dialog, call.service);
  await dialog.getByLabel("Master").selectOption({ label: call.master });
  await dialog.getByLabel("Time", { exact: true }).fill(call.at);
  return dialog;
}

/** Finds a service in the dialog by its name. */
export async function chooseService(dialog: Locator, service: string): Promise<void> {
  const services = dialog.getByRole("combobox", { name: "Services" });
  await services.fill(service);
  await expect(dialog.getByRole("option", { name: service, selected: true })).toBeVisible();
  await services.press("Enter");
  await expect(dialog.getByRole("button", { name: `Remove ${service}` })).toBeVisible();
}

/** A guest's visit on the calendar. */
export function visitOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "Calendar" }).getByRole("button", { name: new RegExp(name) });
}

/** The panel with the visit that the desk has selected. */
export function panel(page: Page): Locator {
  return page.getByRole("complementary", { name: "Visit" }).getByRole("article");
}
