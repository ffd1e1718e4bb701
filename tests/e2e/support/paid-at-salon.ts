import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  payAndBeBooked,
  showNextMonth,
} from "#tests/e2e/support/booking-page.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { admin, type Person, signedIn, tokenOf } from "#tests/e2e/support/people.ts";

/** A visit of which $5.40 was paid by card when it was booked. */
export interface PaidInPart {
  guest: Person;
  id: string;
  /** The desk's phone. */
  desk: Page;
  /** The panel with the visit, once it is open. */
  panel: Locator;
  showVisit(): Promise<void>;
}

/** Books a visit next month for $18 with a deposit of 30 percent, and signs in a staff member at the desk. */
export async function bookedInPart(
  page: Page,
  openBrowser: () => Promise<BrowserContext>,
): Promise<PaidInPart> {
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const asked = await owner.request.patch("/api/salon-settings", {
    data: { deposit: { kind: "percent", percent: 30 } },
    headers: { authorization: `Bearer ${await tokenOf(owner, admin.email)}` },
  });
  expect(asked.status()).toBe(200);
  const guest = await arriveToBook(page, "Alta Hands & Nails");
  await showNextMonth(page);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  const booked = page.getByRole("article").first();
  await expect(booked).toContainText("$5.40 paid, $12.60 to pay at the salon.");
  const headers = { authorization: `Bearer ${await tokenOf(page.context(), guest.email)}` };
  const [visit] = await (await page.request.get(`/api/bookings/${guest.email}`, { headers })).json();

  const browser = await openBrowser();
  await signedUpStaff(browser, openBrowser);
  const desk = await browser.newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  const panel = desk.getByRole("article", { name: guest.name });
  const showVisit = async () => {
    await desk.goto(`/dashboard/calendar?date=${visit.startsAt.slice(0, 10)}&visit=${visit._id}`);
    await expect(panel).toBeVisible();
  };
  return { guest, id: visit._id, desk, panel, showVisit };
}

/** The desk takes the rest for the visit that is open. */
export async function takeInCash(desk: Page, sum: string): Promise<void> {
  await desk.getByRole("button", { name: `Pay at salon, ${sum}` }).click();
  await desk.getByRole("button", { name: `Take ${sum} in cash` }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Done" }).click();
}
