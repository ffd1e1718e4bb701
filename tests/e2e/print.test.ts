import type { Page } from "@playwright/test";
import { openAt } from "#tests/e2e/support/fit.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const desk = { width: 1280, height: 720 };
/** The width of a sheet of A4 within its margins. */
const sheet = { width: 703, height: 1031 };

test.beforeEach(async ({ context }) => {
  await signedIn(context, admin);
});

test("the daily close is printed on one sheet", async ({ page }) => {
  await openAt(page, "/dashboard/dailyClose", desk);
  await expect(page.getByRole("article", { name: "Daily close of 23 Nov 2026" })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});

test("a gift card is printed on one sheet, with its letter and where it is good", async ({ page }) => {
  await openAt(page, "/dashboard/giftCards", desk);
  await page.getByRole("button", { name: "Sell a gift card" }).click();
  const sale = page.getByRole("dialog", { name: "Sell a gift card" });
  await sale.getByLabel("For whom").fill("Mehrin");
  await sale.getByLabel("From whom").fill("Tasnim");
  await sale
    .getByLabel(/^A message/)
    .fill("Take the afternoon off, and be looked after for once. ".repeat(4));
  await sale.getByRole("button", { name: "Take $50 in cash" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open the card to print it" }).click();
  const card = await opened;
  await expect(card.getByRole("heading", { name: "Mehrin, this is yours" })).toBeVisible();
  expect(await sheetsOf(card)).toBe(1);
});

test("the calendar's day is printed with every master, on one sheet and without what is pressed", async ({
  page,
}) => {
  await openAt(page, "/dashboard/calendar", desk);
  await expect(page.getByRole("group", { name: "Farzana Haque" })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await onPaper(page);
  for (const master of ["Rehana Kabir", "Farzana Haque", "Sadia Noor", "Labonno Das"])
    await expect(page.getByRole("group", { name: master })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Monday 23 November" })).toBeVisible();
  for (const name of ["Previous day", "Day", "New booking"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
});

test("the calendar's week is printed as a table of all masters, on one sheet", async ({ page }) => {
  await openAt(page, "/dashboard/calendar?view=week", desk);
  await expect(page.getByRole("rowheader", { name: /Farzana Haque/ })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await onPaper(page);
  await expect(page.getByRole("columnheader", { name: /Mon 23/ })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

for (const path of ["manageBookings", "guests", "giftCards", "revenue", "waitingList", "deliveries"]) {
  test(`${path} fits on paper, without what is pressed or typed in`, async ({ page }) => {
    await openAt(page, `/dashboard/${path}`, desk);
    await onPaper(page);
    for (const role of ["button", "textbox", "tab", "navigation"] as const)
      await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test("My bookings are printed without the links beside each", async ({ page, context }) => {
  await signedIn(context, anika);
  await openAt(page, "/dashboard/myBookings", desk);
  await expect(page.getByRole("button", { name: /^History/ }).first()).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("table").getByRole("link")).toHaveCount(0);
});

test("a master's hours are printed as they are, without what is pressed", async ({ page }) => {
  await openAt(page, "/dashboard/mastersAndHours", desk);
  await onPaper(page);
  const hours = page.getByLabel(/^\w+day opens$/).first();
  await expect(hours).toBeVisible();
  await expect(hours).toHaveCSS("border-top-style", "none");
  for (const role of ["button", "switch", "navigation"] as const)
    await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /^Works on/ })).toHaveCount(0);
});

test("no card of a mail or text is cut between two sheets", async ({ page }) => {
  await openAt(page, "/dashboard/deliveries", desk);
  await onPaper(page);
  // A column of one sheet's height is filled as a sheet is.
  await page
    .getByRole("main")
    .evaluate(
      ({ style }, height) => Object.assign(style, { height, columns: "1", columnFill: "auto" }),
      `${sheet.height}px`,
    );
  const parts = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map(({ parentElement: card }) => card?.getClientRects().length));
  expect(parts.length).toBeGreaterThan(10);
  expect(new Set(parts)).toEqual(new Set([1]));
});

async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
}

/** How many sheets of A4 the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
