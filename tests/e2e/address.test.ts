import { bookByPhone, openDay, panel, quietDay, visitOf } from "#tests/e2e/support/front-desk.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

test("the calendar keeps its day and its open visit through a receipt, a reload and a link", async ({
  page,
}) => {
  const date = quietDay();
  await openDay(page, date);
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await (
    await bookByPhone(page, {
      name: "Tuli Roy",
      service: "Turmeric Glow Facial",
      master: "Labonno Das",
      at: "12:00",
    })
  ).click();
  await panel(page)
    .getByRole("button", { name: /^Pay at salon/ })
    .click();
  await page.getByRole("button", { name: /^Take .* in cash$/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Receipt" }).click();
  await expect(page).toHaveURL(/\/receipts\//);
  await expect(page.getByText("We look forward to seeing you.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(panel(page)).toContainText("Tuli Roy");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(panel(page)).toContainText("Tuli Roy");

  const link = page.url();
  await page.goto("/dashboard/adminHome");
  await page.goto(link);
  await expect(panel(page)).toContainText("Tuli Roy");

  await page.getByRole("button", { name: "Week", exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(visitOf(page, "Tuli Roy")).toBeVisible();
});

test("today's list links to each visit on the calendar", async ({ page }) => {
  await page.goto("/dashboard/adminHome");
  const first = page
    .getByRole("region", { name: /^Today/ })
    .getByRole("listitem")
    .getByRole("link")
    .first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
});

test("revenue keeps its span through a reload", async ({ page }) => {
  await page.goto("/dashboard/revenue");
  const year = page.getByRole("tab").last();
  await year.click();
  await expect(year).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(page.getByRole("tab").last()).toHaveAttribute("aria-selected", "true");
});
