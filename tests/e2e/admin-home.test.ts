import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

for (const width of [390, 1440]) {
  test(`the first page links to what its figures count, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/dashboard/adminHome");
    const figures = page.getByRole("navigation", { name: "Today in figures" });
    await expect(figures.getByRole("link")).toHaveCount(4);
    await expect(page.getByRole("heading", { name: "Who is next" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^The week: / })).toBeVisible();
    await expect(page.getByText("coming soon")).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const waiting = figures.getByRole("link", { name: /Waiting to confirm/ });
    const count = /^\d+/.exec((await waiting.textContent()) ?? "")?.[0];
    await waiting.click();
    await expect(page).toHaveURL(/\/manageBookings\?status=waiting$/);
    await expect(page.getByText(new RegExp(`^${count} bookings, `))).toBeVisible();
  });
}

test("the last confirmation is three interactions away from the first page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/adminHome");
  await page.getByRole("link", { name: /Waiting to confirm/ }).click();
  await page.getByRole("checkbox", { name: "Choose all that wait on this page" }).click();
  await page.getByRole("button", { name: /^Confirm \d+$/ }).click();
  await expect(page.getByText("Nothing to confirm")).toBeVisible();
});

test("a master's free time opens New booking with that master and hour", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/adminHome");
  const gap = page.getByRole("button", { name: /^Book \w+ \w+, / }).first();
  const told = /^Book (.+), (\d+):(\d+) pm, /.exec((await gap.textContent()) ?? "");
  if (!told) throw new Error("A master is free in the afternoon.");
  const [, master = "", hour, minute] = told;
  await gap.click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await expect(dialog.getByLabel("Time", { exact: true })).toHaveValue(
    `${(Number(hour) % 12) + 12}:${minute}`,
  );
  await expect(dialog.getByLabel("Master", { exact: true }).locator("option:checked")).toHaveText(master);
  await page.keyboard.press("Escape");
  await expect(gap).toBeFocused();
});

test("the next guest's visit is started from the first page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/adminHome");
  const next = page.getByRole("region", { name: "Who is next" });
  const name = (await next.getByRole("link").nth(1).textContent()) ?? "";
  await next.getByRole("button", { name: "She is here" }).click();
  const chair = next.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "left" });
  await expect(chair).toBeVisible();
});
