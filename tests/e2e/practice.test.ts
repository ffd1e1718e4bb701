import { existsSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { walkFirstSteps } from "#tests/e2e/support/first-steps.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("in the demo the owner sets up an empty copy up to the first paid booking and the opening, and the demo stays unchanged", async ({
  page,
  context,
  salon,
}) => {
  test.slow();
  await signedIn(context, admin);
  await page.goto("/dashboard/adminHome");
  const walk = page.getByRole("button", { name: "Walk the first morning on an empty copy" });
  await expect(walk).toBeVisible();
  await expectAccessible(page);
  await walk.click();
  await expect(page.getByText("Practice salon: nothing here is real, and nothing is kept.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Name, address and hours" })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(salon.url);
  await expectAccessible(page);

  await walkFirstSteps(page, ["Threading, brows"]);

  // She looks at the demo, and returns to where she was.
  await page.getByRole("link", { name: "Back to the demo" }).click();
  await expect(page.getByText("Test mode: no card is charged here.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account menu, Rehana Kabir/ })).toBeVisible();
  await page.getByRole("button", { name: "Walk the first morning on an empty copy" }).click();
  await page.getByRole("button", { name: "Open for booking" }).click();
  await expect(page.getByRole("heading", { name: /^The week: \$\d+ so far/ })).toBeVisible();

  await page.getByRole("link", { name: "Back to the demo" }).click();
  await page.getByRole("link", { name: "Salon", exact: true }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Shiuli");
  await page.getByRole("link", { name: "Guests", exact: true }).first().click();
  await expect(page.getByText("Practice Owner")).toHaveCount(0);
  expect(existsSync(join(salon.dataDir, "practice", "shiuli.db"))).toBe(true);
});

test("the copy's address opens once, and leads anybody else to the demo", async ({
  page,
  context,
  openBrowser,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/adminHome");
  const [entering] = await Promise.all([
    page.waitForRequest(/\/practice\/[\w-]{20,}$/),
    page.getByRole("button", { name: "Walk the first morning on an empty copy" }).click(),
  ]);
  await expect(page.getByRole("heading", { name: "Name, address and hours" })).toBeVisible();
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(entering.url());
  await expect(stranger).toHaveURL(/\/login/);
  await expect(stranger.getByText("Test mode: no card is charged here.")).toBeVisible();
});
