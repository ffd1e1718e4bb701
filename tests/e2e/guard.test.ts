import type { Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { admin, anika, logIn, signedIn, signedUp, tokenOf } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a visitor is sent from every dashboard page to the login, and back to it afterwards", async ({
  page,
  context,
}) => {
  const places = ["/dashboard/bookingAppointment/any", ...accountPlaces, ...adminPlaces, "/secret"];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto("/dashboard/myBookings?from=mail#coming-up");
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, anika);
  await expect(page).toHaveURL(/\/dashboard\/myBookings\?from=mail#coming-up$/);
  await expect(page.getByRole("heading", { name: /^Total Bookings/ })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login$/);
  expect(context.pages()).toHaveLength(1);
});

test("an admin's pages tell a customer that they are not for customers", async ({ page, context }) => {
  await signedUp(context);
  for (const place of adminPlaces) {
    await page.goto(place);
    await expect(page.getByText("This page is not for you")).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "User Home" }).click();
  await expect(page).toHaveURL(/\/dashboard\/userHome$/);
});

test("the dashboard's link leads a customer and an admin to the home and the places of their role", async ({
  page,
  otherPage,
}) => {
  await signedUp(page.context());
  await signedIn(otherPage.context(), admin);
  await comeFromDashboard(page);
  await expect(page).toHaveURL(/\/dashboard\/userHome$/);
  await expect(page.getByText("coming soon")).toBeVisible();
  expect(await places(page)).toEqual([
    "User Home",
    "my bookings",
    "ADD Review",
    "Home",
    "Services",
    "Contact",
  ]);
  await comeFromDashboard(otherPage);
  await expect(otherPage).toHaveURL(/\/dashboard\/adminHome$/);
  await expect(otherPage.getByText("coming soon")).toBeVisible();
  const hers = await places(otherPage);
  expect(hers).toEqual(expect.arrayContaining(["Admin Home", "add service", "Manage Bookings", "All Users"]));
  expect(hers.slice(-4)).toEqual(["Home", "Services", "Contact", "বাংলা"]);
});

for (const status of [401, 403]) {
  test(`a secured call that is answered ${status} signs out and asks to log in again`, async ({
    page,
    noise,
  }) => {
    noise.expect(new RegExp(String(status)));
    await signedUp(page.context());
    const bookings = "**/api/bookings/*";
    await page.route(bookings, (route) => route.fulfill({ status, json: {} }));
    await page.goto("/dashboard/myBookings");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText("You were signed out.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("access-token"))).toBeNull();
    await page.unroute(bookings);
    await logIn(page, anika);
    await expect(page).toHaveURL(/\/dashboard\/myBookings$/);
  });
}

test("a person deleted while signed in is asked to log in at the next step", async ({
  page,
  context,
  otherPage,
  noise,
}) => {
  noise.expect(/401|Signing out failed/);
  const nadia = await signedUp(context, "Nadia Rahman");
  await page.goto("/dashboard/addReview");
  await page.getByLabel("Rating", { exact: true }).fill("5");
  await page.getByLabel("Image address").fill("/art/mark.svg");
  await page.getByLabel("Your Review").fill("I was here.");
  // What the page loads by itself must not count as the next step.
  await atRest(page);
  await signedIn(otherPage.context(), admin);
  const token = await tokenOf(otherPage.context(), admin.email);
  const headers = { authorization: `Bearer ${token}` };
  const users: { _id: string; email: string }[] = await (
    await otherPage.request.get("/api/users", { headers })
  ).json();
  const { _id } = users.find(({ email }) => email === nadia.email) ?? {};
  await otherPage.request.delete(`/api/users/${_id}`, { headers });

  await page.getByRole("button", { name: "Add Review" }).click();
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await expect(page.getByText("You were signed out.")).toBeVisible();
});

/** The places' names, without the counts beside them. */
async function places(page: Page): Promise<string[]> {
  const named = await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link")
    .filter({ hasNotText: "Shiuli" })
    .allTextContents();
  return named.map((name) => name.replace(/\d+\+?$/, ""));
}

/** Leaves the dashboard for the home page, and follows the link back to it. */
async function comeFromDashboard(page: Page): Promise<void> {
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("heading", { name: "Profile" }).first()).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Dashboard" }).click();
}
