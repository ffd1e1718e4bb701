import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { findUsersByEmail } from "#server/database/users.ts";
import { makeAdmin } from "#server/usecases/people/roles.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { walkFirstSteps } from "#tests/e2e/support/first-steps.ts";
import { newcomer } from "#tests/e2e/support/people.ts";
import { test as base, expect } from "#tests/e2e/support/test.ts";

/** A real, empty salon whose cards the test server takes. */
const test = base.extend({
  salon: async ({ host, begins }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "shiuli-empty-"));
    const settings = { DEMO: "0", TEST_CARDS: "1" };
    const salon = await host.open(folder, { at: Date.parse(begins), settings });
    await use(salon);
    await salon.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

test("an owner takes an empty salon to its first paid booking in one sitting, without typing an address", async ({
  page,
  salon,
}) => {
  test.slow();
  const owner = newcomer("Rehana Kabir");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Opening soon" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/gift-card");
  await expect(page.getByRole("heading", { name: "Opening soon" })).toBeVisible();
  await page.getByRole("link", { name: "Login" }).first().click();
  await page
    .getByRole("link", { name: /sign ?up|create an account/i })
    .first()
    .click();
  await page.getByLabel("First name").fill("Rehana");
  await page.getByLabel("Last name").fill("Kabir");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByLabel("Confirm password").fill(owner.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("button", { name: "Account menu, Rehana Kabir" })).toBeVisible();
  await promote(salon.dataDir, owner.email);
  await page.reload();
  await page.getByRole("link", { name: "First steps" }).click();

  await expect(page.getByRole("heading", { name: "Name, address and hours" })).toBeVisible();
  await expectAccessible(page);
  await walkFirstSteps(page, ["Threading, brows", "Bridal Mehendi"]);

  await page
    .getByRole("link", { name: /^Receipt/ })
    .first()
    .click();
  await expect(page.getByText("House 4, Road 9").first()).toBeVisible();
  for (const said of [page.locator("body"), page.locator("title")])
    await expect(said).not.toContainText(/shiuli|শিউলি|road 27|dhanmondi|quiet house/i);

  await page.getByRole("link", { name: "Admin Home" }).first().click();
  await page.getByRole("button", { name: "Open for booking" }).click();
  await expect(page.getByRole("heading", { name: "Open for booking" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The week: $6 so far" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your salon takes bookings" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Put this away" }).click();
  await expect(page.getByRole("region", { name: "Your salon takes bookings" })).toHaveCount(0);
  await page.getByRole("link", { name: "Beauty Salon, home page" }).first().click();
  await expect(page.getByRole("heading", { name: "Beauty Salon For Every Women" })).toBeVisible();
});

/** What `npm run admin -- promote` does on the salon's machine. */
async function promote(folder: string, email: string): Promise<void> {
  const engine = openSqlite(join(folder, "shiuli.db"));
  const [user] = await findUsersByEmail(engine.read, email);
  expect(await makeAdmin({ engine, now: Date.now }, null, user?.id ?? "")).toMatchObject({ ok: true });
  await engine.close();
}
