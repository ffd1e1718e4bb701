import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { admin, anika, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, publicPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.slow();

    test("the public pages are accessible and no wider than the screen", async ({ page, noise }) => {
      noise.expect(/404/);
      for (const place of [...publicPlaces, "/no-such-page"]) await expectFit(page, place);
    });

    test("a customer's pages are accessible and no wider than the screen", async ({
      page,
      context,
      noise,
    }) => {
      noise.expect(/404/);
      await signedIn(context, anika);
      const apart = ["/secret", "/dashboard/users", "/dashboard/bookingAppointment/no-such-service"];
      const hers = await placesOfVisits(context);
      for (const place of [...accountPlaces, ...hers, ...apart]) await expectFit(page, place);
    });

    test("an admin's pages are accessible and no wider than the screen", async ({ page, context }) => {
      await signedIn(context, admin);
      for (const place of adminPlaces) await expectFit(page, place);
    });
  });
}

/** The booking page of one service, and the receipt of one visit of Anika's. */
async function placesOfVisits(context: BrowserContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(context, anika.email)}` };
  const list = async (path: string): Promise<{ _id: string; transactionId?: string }[]> =>
    (await context.request.get(path, { headers })).json();
  const [services, visits] = await Promise.all([list("/api/services"), list(`/api/bookings/${anika.email}`)]);
  const paid = visits.find(({ transactionId }) => transactionId?.startsWith("pi_"));
  expect(paid).toBeDefined();
  return [`/dashboard/bookingAppointment/${services[0]?._id}`, `/dashboard/receipts/${paid?._id}`];
}

/** Expects a page, once it has come to rest, to be accessible and to need no scrolling sideways. */
async function expectFit(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, place).toBe(0);
}
