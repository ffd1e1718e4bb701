import { readFile } from "node:fs/promises";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

for (const width of [390, 1440]) {
  test(`each figure is a sentence with its table, its file and its rows, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/dashboard/figures");
    const chairs = page.getByRole("region", { name: /^Chairs were in use \d+% of the open hours$/ });
    await expect(chairs.getByRole("columnheader", { name: "5:00 pm" })).toBeAttached();
    await expect(page.getByRole("region", { name: /of bookings came through/ })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await chairs.getByText("As a table").click();
    await expect(chairs.getByRole("columnheader", { name: "% in use" })).toBeVisible();
    const saving = page.waitForEvent("download");
    await chairs.getByRole("button", { name: /^Save as CSV/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^chairs-.*\.csv$/);
    expect(await readFile(await saved.path(), "utf8")).toContain("Master,Weekday,Hour");
    await chairs.getByRole("link", { name: "The visits" }).click();
    await expect(page).toHaveURL(/manageBookings\?day=dates&from=2026-10-27&to=2026-11-23$/);
  });
}

test("figures are shown for any dates, and invalid ones get a message", async ({ page }) => {
  await page.goto("/dashboard/figures?span=dates&from=2026-11-20&to=2026-11-23");
  await expect(page.getByRole("region", { name: /^Chairs were in use/ })).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("2026-11-01");
  await expect(page.getByText("Choose a first and a last day, at most 400 days apart.")).toBeVisible();
});

test("a salon without visits on its days says so, without charts", async ({ page }) => {
  await page.goto("/dashboard/figures?span=dates&from=2020-01-01&to=2020-01-02");
  await expect(page.getByRole("heading", { name: "No master had open hours in these days" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing was booked in these days" })).toBeVisible();
  await expect(page.getByText("As a table")).toHaveCount(0);
  await expectAccessible(page);
});
