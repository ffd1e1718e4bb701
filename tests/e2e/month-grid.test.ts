import type { Locator, Page } from "@playwright/test";
import { arriveToBook, showMonth } from "#tests/e2e/support/booking-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(async ({ page }) => {
  await arriveToBook(page, "Alta Hands & Nails");
});

test("the month is a grid that arrows, Home, End and the page keys move through", async ({ page }) => {
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);
  const grid = await showMonth(page);
  const selected = grid.getByRole("gridcell", { selected: true });
  await expect(selected).toHaveCount(1);
  await page.getByRole("button", { name: "Go to the next month" }).click();
  await expect(days(page).and(page.locator("[aria-label$=free]")).first()).toBeVisible();
  const open = (await days(page).and(page.locator(":enabled")).allTextContents()).map(Number);
  const before = open.find((date) => date > 6 && open.includes(date + 7)) ?? 0;
  await page.getByRole("gridcell").getByText(String(before), { exact: true }).focus();
  await expect(days(page).and(page.locator("[tabindex='0']"))).toHaveCount(1);

  await press(
    page,
    "ArrowRight",
    open.find((date) => date > before),
  );
  await press(page, "ArrowLeft", before);
  await press(page, "ArrowDown", before + 7);
  await press(page, "ArrowUp", before);
  await page.keyboard.press("End");
  const end = dateOf(await focused(page));
  await page.keyboard.press("Home");
  const home = dateOf(await focused(page));
  expect(home).toBeLessThanOrEqual(before);
  expect(end).toBeGreaterThanOrEqual(before);
  expect(end - home).toBeLessThanOrEqual(6);
  const month = await page.getByRole("grid").getAttribute("aria-label");
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-label", month ?? "");
  await page.keyboard.press("PageUp");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-label", month ?? "");
  const taken = String(dateOf(await focused(page)));
  await page.keyboard.press("Enter");
  await expect(grid).toBeHidden();
  await expect(page.getByRole("gridcell", { selected: true }).getByRole("button")).toBeFocused();
  await expect(page.getByRole("region", { name: "When?" }).getByRole("heading", { level: 3 })).toContainText(
    taken,
  );
});

test("every part of the page has a name for screen readers, and changes are announced", async ({ page }) => {
  for (const name of [
    "With whom?",
    "When?",
    "Anything else while you are here?",
    "Your details and payment",
  ]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  await expect(page.getByRole("complementary", { name: "Your visit" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Services, one or more" })).toBeVisible();
  const whom = page.getByRole("group", { name: "Master", exact: true });
  await expect(whom.getByRole("radio", { name: "Anyone" })).toBeChecked();
  const day = days(page).filter({ hasNot: page.locator("[disabled]") });
  await expect(day.first()).toHaveAccessibleName(
    /^(today, )?\w+day \d+ \w+(, (free|few hours left|full|closed))?(, chosen)?$/,
  );
  await expect(page.getByRole("status").filter({ hasText: /^\w+day \d+ \w+: \d+ free$/ })).toBeAttached();

  const hour = page
    .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole("button")
    .first();
  await expect(hour).toHaveAccessibleName(/^\d+:\d\d [ap]m$/);
  await hour.click();
  await expect(hour).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "This hour is held for you." })).toBeAttached();
  await expect(page.getByRole("timer").filter({ visible: true })).toHaveAttribute("aria-live", "off");
  await expect(page.getByRole("list").filter({ hasText: "Payment" })).toContainText("Services, done");
  await page.getByLabel("Mobile number").fill("12");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Pay Now" }).filter({ visible: true }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("Name is required");
});

function days(page: Page): Locator {
  return page.getByRole("gridcell").getByRole("button");
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}

/** The day of the month in 'Tuesday 24 November, free'. */
function dateOf(label: string): number {
  return Number(/\d+/.exec(label)?.[0]);
}

async function press(page: Page, key: string, expected: number | undefined): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(async () => dateOf(await focused(page)), key).toBe(expected);
}
