import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the desk counts its day and closes it, and the owner reopens it", async ({
  page,
  context,
  openBrowser,
}) => {
  await signedUpStaff(context, openBrowser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/dailyClose");
  await expect(page.getByRole("heading", { name: "Close Monday 23 November" })).toBeVisible();
  const close = page.getByRole("button", { name: "Close the day" });
  await expect(close).toBeDisabled();
  await expectAccessible(page);

  // An amount above the books needs a reason.
  await page.getByText("Count the notes").click();
  await page.getByLabel("$100").fill("90");
  await expect(page.getByLabel("Cash", { exact: true })).toHaveValue("9000");
  await expect(page.getByRole("heading", { name: /^The desk has \$[\d,.]+ too much$/ })).toBeVisible();
  await expect(close).toBeDisabled();
  await page.getByRole("button", { name: "Do not know" }).click();
  await page.getByLabel("Stays in the till").fill("100");
  await expect(page.getByRole("status").filter({ hasText: "$8,900 to the bank" })).toBeVisible();
  await expectAccessible(page);
  await close.click();
  await expect(page.getByRole("heading", { name: "Monday 23 November is closed" })).toBeVisible();
  await expect(page.getByRole("article", { name: "Daily close of 23 Nov 2026" })).toContainText("$8,900");
  await expect(page.getByText("Open the day again")).toHaveCount(0);
  await expectAccessible(page);

  const owner = await openBrowser();
  await signedIn(owner, admin);
  const other = await owner.newPage();
  await other.goto("/dashboard/dailyClose");
  await other.locator("summary", { hasText: "Open the day again" }).click();
  await other.getByLabel("Why").fill("A note was counted twice.");
  await other.getByRole("button", { name: "Open the day again" }).click();
  await expect(other.getByRole("heading", { name: "Close Monday 23 November" })).toBeVisible();
});
