import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cardInput,
  cards,
  chooseHour,
  fillIn,
  openBooking,
  payAndBeBooked,
  payNow,
  showMonth,
} from "#tests/e2e/support/booking-page.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { minutes } from "#tests/support/clock.ts";

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a customer chooses long hair and oil, and both are in the visit and in the booking", async ({
      page,
    }) => {
      await arriveToBook(page, "Hair Cut & Finish");
      await expect(visit(page).getByText("$25").first()).toBeAttached();
      await page
        .getByRole("group", { name: "Which Hair Cut & Finish" })
        .getByRole("radio", { name: /^Long hair/ })
        .check();
      await expect(visit(page)).toContainText("Long hair, 70 min");
      await page.getByRole("checkbox", { name: "Coconut oil finish" }).check();
      await expect(visit(page)).toContainText(/Long hair, 70 min.*Add-on, 10 min/);
      await chooseHour(page);
      await expect(page.getByText(/^(Fits, until|Start moves to|No hour long enough)/).first()).toBeVisible();
      await expectAccessible(page);
      await fillIn(page, cards.pays);
      await payAndBeBooked(page);
      const booked = page.getByRole("region", { name: "Your new visit" });
      await expect(booked).toContainText("Hair Cut & Finish (Long hair)");
      await expect(booked).toContainText("Coconut oil finish");
    });

    test("the month behind the week and the end of a hold are accessible, and no input is lost", async ({
      page,
      clock,
    }) => {
      await arriveToBook(page, "Threading");
      await showMonth(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Back to the week" }).click();
      await chooseHour(page);
      await fillIn(page, cards.pays);
      await clock.advance(minutes(11));
      const told = page.getByRole("dialog", { name: /^We let Mon 23 Nov \d+:\d\d [ap]m go$/ });
      await expect(told).toContainText("Nothing has been charged.");
      await expect(told).toContainText("Your services and details are as you left them.");
      await expectAccessible(page);
      await told.getByRole("button", { name: "See other hours" }).click();
      await expect(told).toBeHidden();
      await expect(page.getByRole("heading", { name: "When?" })).toBeFocused();
      await expect(page.getByText(/We no longer hold .* Nothing has been charged\./)).toBeVisible();
      await expect(payNow(page)).toHaveCount(width < 1180 ? 0 : 1);
      await expect(cardInput(page)).toHaveValue("4242 4242 4242 4242");
    });
  });
}

test("a variant has its own booking page, even before signing in", async ({ page, context }) => {
  await signedUp(context);
  const services: { service_name: string; variants: { _id: string }[] }[] = await (
    await page.request.get("/api/services")
  ).json();
  const cut = services.find(({ service_name }) => service_name === "Hair Cut & Finish");
  await openBooking(page, "Threading");
  await page.goto(`/dashboard/bookingAppointment/${cut?.variants.at(-1)?._id}`);
  await expect(page.getByRole("radio", { name: /^Long hair/ })).toBeChecked();
  await expect(page.getByLabel("Service name")).toHaveValue("Hair Cut & Finish (Long hair)");
});

test("a visit without the page's own service, with any master, is held through a reload", async ({
  page,
}) => {
  await arriveToBook(page, "Threading");
  await page.getByRole("checkbox", { name: "Neem Leaf Facial", exact: true }).check();
  await visit(page).getByRole("button", { name: "Take out Threading" }).click();
  await expect(visit(page)).not.toContainText("Threading");
  await chooseHour(page);
  const held = visit(page).getByText(/^We hold this hour for you for/);
  await expect(held).toBeVisible();
  await page.reload();
  await expect(held).toBeVisible();
  await expect(visit(page)).toContainText("Neem Leaf Facial");
  await expect(visit(page)).not.toContainText("Threading");
  await expect(page.getByRole("radio", { name: /^Anyone/ })).toBeChecked();
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  await expect(page.getByRole("region", { name: "Your new visit" })).toContainText("Neem Leaf Facial");
});

test("the week is in Bangla, and the arrow keys move through its days", async ({ page, context }) => {
  await signedUp(context);
  await openBooking(page, "Threading");
  await page.goto(`/bn${new URL(page.url()).pathname}`);
  const week = page.getByRole("grid", { name: "একটি দিন বেছে নিন, ২৩ থেকে ২৯ নভেম্বর" });
  const today = week.getByRole("button", { name: /^আজ, সোমবার ২৩ নভেম্বর, / });
  await expect(today).toBeVisible();
  await expect(week.getByRole("button", { name: /, বেছে নেওয়া হয়েছে$/ })).toHaveCount(1);
  await today.focus();
  await page.keyboard.press("End");
  await expect(week.getByRole("button", { name: /^রবিবার ২৯ নভেম্বর, / })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("grid", { name: /৩০ নভেম্বর থেকে ৬ ডিসেম্বর/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^সোমবার ৩০ নভেম্বর/ })).toBeFocused();
});

function visit(page: Page) {
  return page.getByRole("complementary", { name: "Your visit" });
}
