import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, publicPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const widths = [390, 1440];

for (const width of widths) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the public pages are accessible and no wider than the screen", async ({ page, noise }) => {
      noise.expect(/404/);
      for (const place of [...publicPlaces, "/no-such-page"]) {
        await page.goto(place);
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
        expect(await overflow(page), place).toBe(0);
      }
    });

    test("a customer's pages are accessible and no wider than the screen", async ({ page, context }) => {
      await signedIn(context, anika);
      for (const place of ["/secret", ...accountPlaces, "/dashboard/users"]) {
        await page.goto(place);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
        expect(await overflow(page), place).toBe(0);
      }
    });

    test("an admin's pages are accessible and no wider than the screen", async ({ page, context }) => {
      await signedIn(context, admin);
      for (const place of adminPlaces) {
        await page.goto(place);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
        expect(await overflow(page), place).toBe(0);
      }
    });
  });
}

function overflow(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
