import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { cards, chooseHour, fillIn, openBooking, payNow } from "#tests/e2e/support/booking-page.ts";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.slow();

    test("the dialog that asks to log in is accessible", async ({ page }) => {
      await page.goto("/services");
      await page.getByRole("link", { name: "Book Appointment" }).click();
      await expect(page.getByRole("dialog", { name: "Please Login to booking appointment" })).toBeVisible();
      await expectAccessible(page);
    });

    test("booking is accessible while loading, with a held hour, after a card error and at the bank", async ({
      page,
      context,
      noise,
    }) => {
      noise.expect(/402/);
      await signedUp(context);
      const months = Promise.withResolvers<void>();
      await page.route("**/api/availability*", async (route) => {
        await months.promise;
        await route.continue();
      });
      await openBooking(page, "Threading");
      await expect(page.getByRole("region", { name: "When?" }).getByText("Loading")).toBeAttached();
      await expectAccessible(page);
      months.resolve();
      await chooseHour(page);
      await expectAccessible(page);
      await page.getByLabel("Name", { exact: true }).fill("");
      await fillIn(page, cards.declined);
      await payNow(page).click();
      await expect(page.getByText("Name is required")).toBeVisible();
      await page.getByLabel("Name", { exact: true }).fill("Mim Akter");
      await payNow(page).click();
      await expect(page.getByText("Your card was declined.")).toBeVisible();
      await expectAccessible(page);
      await fillIn(page, cards.asksFirst);
      await payNow(page).click();
      await expect(page.getByRole("dialog", { name: "3-D Secure check" })).toBeVisible();
      await expectAccessible(page);
    });

    test("bookings are accessible while loading, when empty and after an error", async ({
      page,
      context,
      noise,
    }) => {
      noise.expect(/400/);
      await signedUp(context);
      const answer = Promise.withResolvers<void>();
      await page.route("**/api/bookings/*", async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto("/dashboard/myBookings");
      await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
      await expectAccessible(page);
      answer.resolve();
      await expect(page.getByText("No visits yet")).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await page.route("**/api/bookings/*", (route) =>
        route.fulfill({
          status: 400,
          json: { type: "about:blank", title: "Refused", status: 400, code: "invalid_input" },
        }),
      );
      await page.reload();
      await expect(page.getByRole("alert")).toContainText("The bookings did not load.");
      await expectAccessible(page);
    });

    test("the review form with errors, the open menu and the admin's question are accessible", async ({
      page,
      context,
    }) => {
      await signedIn(context, admin);
      await page.goto("/dashboard/addReview");
      await page.getByRole("button", { name: "Add Review" }).click();
      await expect(page.getByText("Give a rating from 1 to 5")).toBeVisible();
      await expect(page.getByLabel("Rating", { exact: true })).toBeFocused();
      await page.getByRole("button", { name: /^Account menu/ }).click();
      await expect(page.getByRole("menuitem", { name: "LogOut" })).toBeVisible();
      await expectAccessible(page);
      await page.goto("/dashboard/service");
      await page.getByRole("button", { name: "Add service" }).click();
      await expect(page.getByText("Price is required")).toBeVisible();
      await expectAccessible(page);
      await page.goto("/dashboard/users");
      await page
        .getByRole("row")
        .filter({ hasText: "anika@" })
        .getByRole("button", { name: /^Delete/ })
        .click();
      await expect(page.getByRole("dialog", { name: "Are you sure?" })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
