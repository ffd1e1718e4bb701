import type { Locator } from "@playwright/test";
import { arriveToBook, openBooking } from "#tests/e2e/support/booking-page.ts";
import { expectNoOverflow, openAt } from "#tests/e2e/support/fit.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const upright = { width: 768, height: 1024 };
const lying = { width: 1024, height: 768 };

test.use({ viewport: upright, hasTouch: true, isMobile: true });

test("a tablet that is held upright shows the day of every master side by side", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await openAt(page, "/dashboard/calendar", upright);
  for (const master of ["Rehana Kabir", "Farzana Haque", "Sadia Noor", "Labonno Das"]) {
    await expect(page.getByRole("group", { name: master })).toBeInViewport();
  }
  await expect(page.getByRole("group", { name: "Master", exact: true })).toHaveCount(0);
  await expectNoOverflow(page);
});

test("a finger hits each place in the sidebar of a tablet, and the open one is in sight", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await openAt(page, "/dashboard/programs", lying);
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  await expectHigh(sidebar.getByRole("link").filter({ hasNotText: "Shiuli" }));
  await expect(sidebar.getByRole("link", { name: "Other programs" })).toBeInViewport({ ratio: 0.9 });
});

test("a finger hits what can be done with a booking in the table of a tablet", async ({ page, context }) => {
  await signedIn(context, anika);
  await openAt(page, "/dashboard/myBookings", lying);
  await expectHigh(page.getByRole("table").getByRole("button"));
  await expectHigh(page.getByRole("table").getByRole("link", { name: /^(Receipt|Review)/ }));
});

test("a finger hits the sliders of a picture in the editor of the pages", async ({ page, context }) => {
  await signedIn(context, admin);
  await openAt(page, "/dashboard/site", lying);
  await expectHigh(page.getByRole("slider"));
});

test("the rail of icons beside the booking page doesn't scroll sideways", async ({ page }) => {
  await page.setViewportSize(lying);
  await arriveToBook(page, "Thermal Bath");
  const rail = page.getByRole("navigation", { name: "Dashboard" });
  await expect(rail).toBeVisible();
  expect(await rail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // A finger sees no title of an icon.
  for (const name of ["my bookings", "Contact"])
    await expect(rail.getByText(name, { exact: true })).not.toHaveCSS("font-size", "0px");
});

test("the bar at the foot of the booking page covers no link of an owner's rail", async ({
  page,
  context,
}) => {
  await page.setViewportSize(lying);
  await signedIn(context, admin);
  await openBooking(page, "Thermal Bath");
  const last = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Contact" });
  const atItsFoot = await last.evaluate((link) => {
    const { left, bottom } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 20, bottom - 4));
  });
  expect(atItsFoot).toBe(true);
});

async function expectHigh(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, (await target.textContent()) ?? "").toBeGreaterThanOrEqual(44);
  }
}
