import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expectBangla, typedByPeople } from "#tests/e2e/support/bangla.ts";
import { expectNoOverflow, inBangla, openAt } from "#tests/e2e/support/fit.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, placesOfVisits, publicPlaces } from "#tests/e2e/support/places.ts";
import { test } from "#tests/e2e/support/test.ts";

const narrow = { width: 390, height: 900 };
const wide = { width: 1440, height: 900 };

test.slow();

test("the public pages are accessible, fit the screen and are in Bangla below /bn", async ({
  page,
  openBrowser,
  noise,
}) => {
  noise.expect(/404/);
  const typed = await typedByPeople(await openBrowser());
  for (const place of [...publicPlaces, "/no-such-page"]) await expectFit(page, place, typed);
});

test("a customer's pages are accessible, fit the screen and are in Bangla below /bn", async ({
  page,
  context,
  openBrowser,
  noise,
}) => {
  noise.expect(/404/);
  const typed = await typedByPeople(await openBrowser());
  await signedIn(context, anika);
  const apart = ["/secret", "/dashboard/users", "/dashboard/bookingAppointment/no-such-service"];
  const hers = await placesOfVisits(context);
  for (const place of [...accountPlaces, ...hers, ...apart]) await expectFit(page, place, typed);
});

for (const half of [adminPlaces.slice(0, 6), adminPlaces.slice(6)]) {
  test(`an admin's pages are accessible, fit the screen and are in Bangla below /bn, from ${half[0]} on`, async ({
    page,
    context,
    openBrowser,
  }) => {
    await signedIn(context, admin);
    const typed = await typedByPeople(await openBrowser());
    for (const place of half) await expectFit(page, place, typed);
  });
}

/**
 * Expects a page to be accessible on a desktop in English and on a phone in Bangla, to have no English word in the
 * Bangla version, and not to scroll sideways on a phone in either language. Each width is checked only once, because
 * axe takes most of the time.
 */
async function expectFit(page: Page, place: string, typed: Set<string>): Promise<void> {
  await openAt(page, place, wide);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize(narrow);
  await expectNoOverflow(page);

  await openAt(page, inBangla(place), narrow);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expectBangla(page, typed);
}
