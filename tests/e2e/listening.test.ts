import type { Page } from "@playwright/test";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("who listens hears the title of a page that opens in place of another, on the site and in the dashboard", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(said(page, /\|/)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(said(page, /^Our Services \| Shiuli$/)).toHaveCount(1);
  await page.goBack();
  await expect(said(page, /^Shiuli/)).toHaveCount(1);

  await signedUp(context);
  await page.goto("/dashboard/userHome");
  await page
    .getByRole("link", { name: /^my bookings/i })
    .first()
    .click();
  await expect(said(page, /^My bookings \| Shiuli$/i)).toHaveCount(1);
});

test("a page whose link was pressed on a slow connection is shown and said to be opening until it is there", async ({
  page,
}) => {
  await page.goto("/");
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/services\.data/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  const opening = said(page, /^The page is opening$/);
  await expect(opening).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole("heading", { name: "Our amazing services" })).toBeVisible();
  await expect(opening).toHaveCount(0);
});

test("a dialog that was asked for on a slow connection is shown and said to be loading until it is there", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/calendar");
  const asked = page.getByRole("button", { name: "New booking" });
  await expect(asked).toBeVisible();
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await asked.click();
  const loading = said(page, /^Loading$/);
  await expect(loading).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(loading).toHaveCount(0);
});

for (const list of ["manageBookings", "guests"]) {
  test(`who listens hears which part of ${list} another page shows`, async ({ page, context }) => {
    await signedIn(context, admin);
    await page.goto(`/dashboard/${list}`);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
    await expect(said(page, /^(?!1 )\d+ to \d+ of \d+/)).toHaveCount(1);
  });
}

test("the number of bookings is a heading with a name, and is said when a filter changes it", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/manageBookings");
  await expect(page.getByRole("heading", { name: /^\d+ bookings, / })).toBeVisible();
  await page.getByRole("link", { name: /^To confirm/ }).click();
  await expect(said(page, /^6 bookings, /)).toHaveCount(1);
});

const said = (page: Page, words: RegExp) => page.getByRole("status").filter({ hasText: words });
