import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { openDay, panel, quietDay } from "#tests/e2e/support/front-desk.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

for (const width of [390, 1440]) {
  test(`the week of all masters and a row of visits are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDay(page, quietDay(0));
    await page.getByRole("button", { name: "Week", exact: true }).click();
    const week = page.getByRole("table", { name: "The week of all masters" });
    await expect(week).toBeVisible();
    await atRest(page);
    await expectAccessible(page);
    await week
      .getByRole("button", { name: /confirmed/ })
      .last()
      .click();
    await panel(page).getByRole("button", { name: "Repeat" }).click();
    await expect(
      page
        .getByRole("dialog")
        .getByRole("status")
        .filter({ hasText: /^6 visits/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
