import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { admin, anika, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the Dashboard link leads each person to their own side of the salon", async ({
  page,
  context,
  openBrowser,
}) => {
  await signedUpStaff(context, openBrowser);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard\/calendar$/);
  await page.goto("/");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard\/calendar$/);
  await page.goto("/dashboard/revenue");
  await expect(page.getByRole("heading", { name: "This page is not for you" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL(/\/dashboard\/calendar$/);

  for (const [who, home] of [
    [admin, /\/dashboard\/adminHome$/],
    [anika, /\/dashboard\/userHome$/],
  ] as const) {
    const other = await openBrowser();
    await signedIn(other, who);
    const tab = await other.newPage();
    await tab.goto("/dashboard");
    await expect(tab).toHaveURL(home);
    await tab.goto("/");
    await tab.getByRole("link", { name: "Dashboard" }).click();
    await expect(tab).toHaveURL(home);
  }
});

test("when one person replaces another in one step, nothing that the other one read is shown", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_FAILED|No answer to/);
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  await expect(page.getByRole("heading", { name: /^Total Bookings: [1-9]/ })).toBeVisible();

  await page.route("**/api/bookings/*", (route) => route.abort());
  await page.route("**/api/purchases/**", (route) => route.abort());
  await signedUp(context, "Nadia Rahman");
  const tab = await context.newPage();
  await tab.goto("/dashboard/userHome");
  // The session has changed. This page learns of it from its other tab, or when it is online again.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("button", { name: "Account menu, Nadia Rahman" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Total Bookings: [1-9]/ })).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("a page that crashes leaves the dashboard around it, with every link", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/./);
  await signedIn(context, admin);
  await page.route("**/api/revenue*", (route) => route.fulfill({ json: { net: 1, days: 7 } }));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/dashboard/revenue");
    await expect(page.getByRole("heading", { name: "Something broke on our side" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  }
  // The calendar also shows the week's money.
  await page.unroute("**/api/revenue*");
  await page.getByRole("link", { name: "Calendar", exact: true }).first().click();
  await expect(page.getByLabel("Go to a day")).toBeVisible();
});

test("above the import stand the guests that it belongs to", async ({ page, context }) => {
  await signedIn(context, admin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/guests/import");
  const banner = page.getByRole("banner");
  await expect(banner).toContainText(/Dashboard\s*Guests\s*Import/);
  await banner.getByRole("link", { name: "Guests" }).click();
  await expect(page).toHaveURL(/\/dashboard\/guests$/);
  await expect(banner).toContainText(/Dashboard\s*Guests/);
});
