import type { BrowserContext } from "@playwright/test";
import { chooseHour, openBooking } from "#tests/e2e/support/booking-page.ts";
import {
  doubleText,
  expectLowBars,
  expectNoOverflow,
  expectNothingCut,
  inBangla,
  openAt,
  spreadText,
} from "#tests/e2e/support/fit.ts";
import { admin, anika, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, placesOfVisits, publicPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** The viewport of 1280 × 1024 pixels at 400 %, which pages must fit according to WCAG 1.4.10. */
const magnified = { width: 320, height: 256 };

for (const [whose, placesFor] of [
  ["the public pages", async () => [...publicPlaces, "/no-such-page"]],
  ["a customer's pages", placesOfCustomer],
  ["an admin's pages", placesOfAdmin],
] as const) {
  for (const [where, screen] of [
    ["a phone", phone],
    ["a desk's screen", desk],
  ] as const) {
    test(`${whose} fit ${where} whose text is twice as large`, async ({ page, context, noise }) => {
      test.slow();
      noise.expect(/404/);
      const places = await placesFor(context);
      await doubleText(page);
      for (const place of places) {
        await openAt(page, place, screen);
        await expectNoOverflow(page);
        await expectNothingCut(page);
        await expectLowBars(page);
      }
    });
  }

  test(`${whose} fit a screen of 320 pixels in Bangla`, async ({ page, context, noise }) => {
    test.slow();
    noise.expect(/404/);
    for (const place of await placesFor(context)) {
      await openAt(page, inBangla(place), magnified);
      await expectNoOverflow(page);
      await expectNothingCut(page);
      await expectLowBars(page);
    }
  });
}

test("the booking page's bottom bar leaves two thirds of a phone's screen to text twice as large", async ({
  page,
  context,
}) => {
  await signedUp(context);
  await page.setViewportSize(phone);
  await doubleText(page);
  await openBooking(page, "Threading");
  await expectLowBars(page);
  await chooseHour(page);
  await expectLowBars(page);
  await expectNoOverflow(page);
  await expectNothingCut(page);
});

for (const place of ["/dashboard/manageBookings", "/dashboard/manageBookings?status=pending"]) {
  test(`the desk's ${place} fits the screen of a small laptop in both languages`, async ({
    page,
    context,
  }) => {
    await signedIn(context, admin);
    for (const address of [place, inBangla(place)]) {
      await openAt(page, address, { width: 1280, height: 800 });
      await expectNoOverflow(page);
    }
  });
}

for (const place of ["/dashboard/myBookings", "/bn/dashboard/myBookings"]) {
  test(`the table of ${place} can be read to its end by a reader who spreads its letters`, async ({
    page,
    context,
  }) => {
    await signedIn(context, anika);
    await openAt(page, place, { width: 1280, height: 800 });
    await spreadText(page);
    await expectNoOverflow(page);
    await expectNothingCut(page);
  });
}

for (const place of ["/dashboard/adminHome", "/bn/dashboard/adminHome"]) {
  test(`the day of ${place} shows its hours and its gaps, also to a reader who spreads their letters`, async ({
    page,
    context,
  }) => {
    await signedIn(context, admin);
    await openAt(page, place, { width: 1440, height: 900 });
    await expectNothingCut(page);
    const hours = await page
      .locator(".free-scale span:visible")
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    for (const [index, { right }] of hours.entries())
      expect(hours[index + 1]?.left ?? Number.POSITIVE_INFINITY).toBeGreaterThan(right + 2);
    await spreadText(page);
    await expectNothingCut(page);
  });
}

async function placesOfCustomer(context: BrowserContext): Promise<string[]> {
  await signedIn(context, anika);
  return [...accountPlaces, ...(await placesOfVisits(context)), "/secret"];
}

async function placesOfAdmin(context: BrowserContext): Promise<string[]> {
  await signedIn(context, admin);
  return adminPlaces;
}
