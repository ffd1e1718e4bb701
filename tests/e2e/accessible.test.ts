import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { admin, anika, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, publicPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const widths = [390, 1440];

test.slow();

test("the public pages are accessible and no wider than the screen", async ({ page, noise }) => {
  noise.expect(/404/);
  for (const place of [...publicPlaces, "/no-such-page"]) await expectFit(page, place);
});

test("a customer's pages are accessible and no wider than the screen", async ({ page, context, noise }) => {
  noise.expect(/404/);
  await signedIn(context, anika);
  const apart = ["/secret", "/dashboard/users", "/dashboard/bookingAppointment/no-such-service"];
  const hers = await placesOfVisits(context);
  for (const place of [...accountPlaces, ...hers, ...apart]) await expectFit(page, place);
});

for (const half of [adminPlaces.slice(0, 6), adminPlaces.slice(6)]) {
  test(`an admin's pages are accessible and no wider than the screen, from ${half[0]} on`, async ({
    page,
    context,
  }) => {
    await signedIn(context, admin);
    for (const place of half) await expectFit(page, place);
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

/** Expects a page, once it has come to rest, to be accessible on a phone and on a desk, and to need no scrolling sideways. */
async function expectFit(page: Page, place: string): Promise<void> {
  await page.goto(place);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await atRest(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${place} at ${width} pixels`).toBe(0);
  }
}
