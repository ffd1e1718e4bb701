import type { Locator } from "@playwright/test";
import { arriveToBook, showMonth } from "#tests/e2e/support/booking-page.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("choices stand out in a reader's own forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arriveToBook(page, "Hair Cut & Finish");
  const size = (name: RegExp) => page.getByRole("radio", { name }).locator("..");
  expect(await groundOf(size(/^Short hair/))).not.toBe(await groundOf(size(/^Long hair/)));
  const day = (chosen: boolean) => page.getByRole("gridcell", { selected: chosen });
  await expect(day(true)).toBeVisible();
  expect(await groundOf(day(true))).not.toBe(await groundOf(day(false).last()));
});

test("a button that is written as a link looks like one in a reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arriveToBook(page, "Hair Cut & Finish");
  const all = page.getByRole("button", { name: /^All/ });
  await expect(all).toHaveCSS("text-decoration-line", "underline");
  const colourOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(all)).toBe(await colourOf(page.getByRole("link", { name: "Back to services" })));
});

test("a phone's list of bookings says the state of each in a reader's own colour", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  const row = page.getByRole("row").filter({ hasText: "completed" }).first();
  const colourOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(row.getByText("completed"))).toBe(
    await colourOf(page.getByRole("heading", { level: 1 })),
  );
});

test("the owner's charts keep their words and what is booked in a reader's own colours", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await signedIn(context, admin);
  for (const [place, words] of [
    ["calendar", "Sun"],
    ["revenue", "$0"],
  ] as const) {
    await page.goto(`/dashboard/${place}`);
    const heading = page.getByRole("heading", { level: 1 });
    const colour = await heading.evaluate((one) => getComputedStyle(one).color);
    await expect(page.locator("svg text").getByText(words, { exact: true })).toHaveCSS("fill", colour);
  }
  await page.goto("/dashboard/adminHome");
  const free = page.getByRole("region", { name: /free times? today/ });
  expect(await groundOf(free.locator(".free-visit").first())).not.toBe(await groundOf(page.locator("body")));
});

test("the dots of the days of a month, of the desk's tabs and of new news are seen in a reader's own colours", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await arriveToBook(page, "Hair Cut & Finish");
  const ground = await groundOf(page.locator("body"));
  const month = await showMonth(page);
  expect(await groundOf(month.getByRole("button", { name: /free$/ }).first(), "::after")).not.toBe(ground);
  await signedIn(context, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/adminHome");
  const bookings = page.getByRole("navigation", { name: "Quick" }).getByRole("link", { name: "Bookings" });
  expect(await groundOf(bookings.locator(".tab-dot"))).not.toBe(ground);
  await page.getByRole("button", { name: /^Notifications, / }).click();
  expect(await groundOf(page.locator(".is-new .bell-time").first(), "::after")).not.toBe(ground);
});

test("a menu has an edge in a reader's own colours, which show no shadow", async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await expect(page.getByRole("menu")).toHaveCSS("border-top-width", "1px");
});

test("today has a frame in a reader's own colours, and no other day", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arriveToBook(page, "Hair Cut & Finish");
  const frameOf = (name: RegExp) =>
    page
      .getByRole("gridcell", { selected: false })
      .getByRole("button", { name })
      .last()
      .evaluate((one) => getComputedStyle(one).borderColor);
  await page.getByRole("gridcell").getByRole("button", { name: /free$/ }).last().click();
  expect(await frameOf(/^today/)).not.toBe(await frameOf(/free$/));
});

function groundOf(element: Locator, part?: string): Promise<string> {
  return element.evaluate((one, drawn) => getComputedStyle(one, drawn).backgroundColor, part);
}
