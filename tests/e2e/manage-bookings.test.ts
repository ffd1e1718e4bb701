import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const list = "/dashboard/manageBookings";
const toConfirm = `${list}?status=waiting`;
const choices = (page: Page) => page.getByRole("checkbox", { name: /^Choose (?!all)/ });
const chooseAll = (page: Page) => page.getByRole("checkbox", { name: "Choose all that wait on this page" });

test.beforeEach(({ context }) => signedIn(context, admin));

for (const width of [390, 1440]) {
  test(`all waiting visits are confirmed in three interactions at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(list);
    await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    let interactions = 0;
    const press = async (what: ReturnType<Page["getByRole"]>) => {
      interactions += 1;
      await what.click();
    };
    await press(page.getByRole("link", { name: /^To confirm/ }));
    await expect(page).toHaveURL(/status=waiting$/);
    // Until the new rows arrive, those of the previous view stay.
    await expect(page.getByRole("link", { name: /^To confirm/ })).toHaveAttribute("aria-current", "page");
    await atRest(page);
    await expect(choices(page)).not.toHaveCount(0);
    const count = await choices(page).count();
    await press(chooseAll(page));
    await expect(page.getByRole("region", { name: "Chosen bookings" })).toContainText(`${count} chosen`);
    await expectAccessible(page);
    await press(page.getByRole("button", { name: `Confirm ${count}`, exact: true }));
    expect(interactions).toBeLessThanOrEqual(3);
    const report = page.getByRole("status").filter({ hasText: `${count} visits are confirmed.` });
    await expect(report).toBeFocused();
    await expect(page.getByText("Nothing to confirm")).toBeVisible();
    await expectAccessible(page);
  });
}

test("visits confirmed or cancelled by others in the meantime are named", async ({ page, openBrowser }) => {
  const other = await openBrowser();
  await signedIn(other, admin);
  const headers = { authorization: `Bearer ${await tokenOf(other, admin.email)}` };
  await page.goto(toConfirm);
  await expect(choices(page)).not.toHaveCount(0);
  const count = await choices(page).count();
  await page.route("**/api/bookings/confirmations", async (route) => {
    const { ids } = route.request().postDataJSON();
    const post = (path: string, data: object) => other.request.post(path, { headers, data });
    expect((await post("/api/bookings/confirmations", { ids: [ids[0]] })).status()).toBe(200);
    expect((await post(`/api/bookings/${ids[1]}/cancellation`, { by: "salon" })).status()).toBe(200);
    await route.continue();
  });
  await chooseAll(page).check();
  await page.getByRole("button", { name: `Confirm ${count}`, exact: true }).click();
  const report = page.getByRole("status").filter({ hasText: "could not be confirmed" });
  await expect(report).toContainText(`${count - 2} visits are confirmed.`);
  await expect(report.getByRole("listitem")).toHaveText([
    /: another desk was first$/,
    /: it was cancelled meanwhile$/,
  ]);
  await expectAccessible(page);
  await report.getByRole("button", { name: "Dismiss" }).click();
  await expect(report).toHaveCount(0);
});

test("a booking in the list is opened, moved, cancelled, and confirmed by keyboard alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${list}?search=anika&day=week`);
  const row = page.getByRole("row").filter({ hasText: "Warm Oil Massage" });
  await expect(row).toContainText("anika@shiuli.example");
  const menu = row.getByRole("button", { name: "Actions for Anika Rahman" });

  await test.step("choose and confirm with X and C", async () => {
    await row.getByRole("checkbox").focus();
    await page.keyboard.press("x");
    await expect(row.getByRole("checkbox")).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(row.getByRole("checkbox")).not.toBeChecked();
    await page.keyboard.press("c");
    await expect(page.getByRole("status").filter({ hasText: "1 visit is confirmed." })).toBeFocused();
    await expect(row).toContainText("confirmed");
  });

  await test.step("move it", async () => {
    await menu.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Confirm" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Move" }).click();
    const dialog = page.getByRole("dialog", { name: "Move Anika Rahman's visit" });
    await dialog.getByLabel("Time", { exact: true }).fill("16:00");
    await dialog.getByRole("button", { name: "Move visit" }).click();
    await noticed(page, /^Moved to .*4:00 pm/);
    await expect(row).toContainText("4:00 pm");
  });

  await test.step("open its visit, and come back", async () => {
    await row.getByRole("link", { name: "Anika Rahman" }).click();
    await expect(page.getByRole("heading", { name: "Anika Rahman" })).toBeVisible();
    await page.goBack();
  });

  await test.step("cancel it", async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: "Cancel visit" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel Anika Rahman's visit?" });
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(page, "The visit is cancelled");
    await expect(row).toContainText("cancelled");
    await expect(row.getByRole("checkbox")).toHaveCount(0);
  });
});

test("a booking's receipt and its visit are one press away, and filters are removed one by one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${list}?search=anika&status=completed`);
  const card = page.getByRole("listitem").filter({ hasText: "Thermal Bath" });
  await expect(card).toContainText("anika@shiuli.example");
  await expect(card.getByRole("link", { name: "Call Anika Rahman" })).toHaveAttribute("href", /^tel:/);
  await card.getByRole("button", { name: /^Actions for/ }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Receipt" }).click();
  await expect(page).toHaveURL(/\/dashboard\/receipts\//);
  await page.goBack();
  await page.getByRole("button", { name: "Status completed remove this filter" }).click();
  await expect(page).toHaveURL(/\?search=anika$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Hair Cut & Finish" })).toBeVisible();
});
