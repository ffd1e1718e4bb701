import type { Locator } from "@playwright/test";
import { arriveToBook } from "#tests/e2e/support/booking-page.ts";
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

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor);
}
