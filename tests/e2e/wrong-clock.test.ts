import type { Page } from "@playwright/test";
import { chooseHour, openBooking } from "#tests/e2e/support/booking-page.ts";
import { anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { shiftClock } from "#tests/support/shift-clock.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test("a phone whose clock is weeks ahead shows the visits that come, and the salon's days to book", async ({
  page,
  context,
  clock,
}) => {
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  const coming = (of: Page) => of.getByRole("region", { name: "Coming up" }).getByRole("article");
  await expect(coming(page).first()).toBeVisible();
  const count = await coming(page).count();

  const phone = await context.newPage();
  await phone.addInitScript(shiftClock, clock.now() - Date.now() + 60 * day);
  await phone.goto("/dashboard/myBookings");
  await expect(coming(phone)).toHaveCount(count);
  await openBooking(phone, "Threading");
  await expect(phone.getByRole("gridcell").getByRole("button", { name: "Monday 23 November" })).toBeVisible();
});

test("a phone that is nine minutes fast shows all of the ten minutes for which an hour is held", async ({
  page,
  context,
  clock,
}) => {
  await signedIn(context, anika);
  await page.addInitScript(shiftClock, clock.now() - Date.now() + 9 * minute);
  await openBooking(page, "Threading");
  await chooseHour(page);
  await expect(page.getByRole("timer").first()).toContainText(/(10:00|9:\d\d)/);
});
