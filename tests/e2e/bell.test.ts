import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** What a visitor sends with the contact form. */
const message = {
  firstName: "Shila",
  lastName: "Dutta",
  email: "shila@example.com",
  mobile: "01711000000",
  message: "Do you come to Uttara for a bride?",
};

for (const width of [390, 1440]) {
  test(`the bell shows what is new at ${width} px, links there, and is quiet once it was opened`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedIn(context, admin);
    const sent = await context.request.post("/api/contact-messages", { data: message });
    expect(sent.status()).toBeLessThan(300);
    await page.goto("/dashboard/calendar");
    await page.getByRole("button", { name: /^Notifications, \d+\+? new$/ }).click();
    const panel = page.getByRole("dialog", { name: "Notifications" });
    const entry = panel
      .getByRole("region", { name: /^New, \d+/ })
      .getByRole("listitem")
      .first();
    await expect(entry).toContainText("Shila Dutta wrote: “Do you come to Uttara for a bride?”");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const quiet = page.getByRole("button", { name: "Notifications", exact: true });
    await expect(quiet).toBeFocused();
    // The browser closes the panel before the page knows of it. Until then, the bell opens nothing.
    await expect(page.getByRole("dialog", { name: "Notifications", includeHidden: true })).toHaveCount(0);
    await quiet.press("Enter");
    await panel.getByRole("link", { name: /^Shila Dutta/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/messages$/);
    await expect(page.getByText(message.message)).toBeVisible();
  });
}

test("a booking in the bell opens its visit, and every place shows what waits there", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(context, admin);
  await page.goto("/dashboard/adminHome");
  const side = page.getByRole("navigation", { name: "Dashboard" });
  for (const name of ["Today", "Salon", "Money", "People", "Settings"])
    await expect(side.getByRole("group", { name })).toBeVisible();
  await expect(side.getByRole("link", { name: "Manage Bookings", exact: true })).toHaveAccessibleDescription(
    /^\d+ to confirm$/,
  );
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const booked = page
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("link", { name: /booked Hair Colour/ });
  await booked.first().click();
  await expect(page).toHaveURL(/\/dashboard\/calendar\?.*visit=/);
});

test("staff at the desk hear of bookings and messages, but not of money", async ({
  page,
  context,
  openBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedUpStaff(context, openBrowser);
  await page.goto("/dashboard/calendar");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Exceptions" })).toHaveCount(0);
  await expectAccessible(page);
});
