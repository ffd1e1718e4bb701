import { expectBookings } from "#tests/e2e/support/booking-page.ts";
import { admin, anika, logIn, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("every public route shows its content", async ({ page }) => {
  for (const [path, heading] of [
    ["/", "Beauty Salon For Every Women"],
    ["/login", "Please Login"],
    ["/singup", "Create an Account"],
    ["/services", "OUR AMAZING SERVICES"],
    ["/contact", "Contact Us"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await page.goto("/signup");
  await expect(page).toHaveURL("/singup");
  await page.goto("/signup?source=leaflet");
  await expect(page).toHaveURL("/singup?source=leaflet");
});

test("every dashboard route of a customer shows its content, below the customer's name", async ({
  page,
  context,
}) => {
  await signedIn(context, anika);
  for (const [path, content] of [
    ["userHome", "coming soon"],
    ["myBookings", /^Total Bookings: \d+$/],
    ["addReview", "Add Review"],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole("main").getByText(content).first()).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Anika Rahman");
  }
});

test("every dashboard route of an admin shows its content", async ({ page, context }) => {
  await signedIn(context, admin);
  for (const [path, content] of [
    ["adminHome", "coming soon"],
    ["service", "Service Name"],
    ["manageBookings", "All Bookings"],
    ["users", /^Total Users: \d+$/],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole("main").getByText(content).first()).toBeVisible();
  }
});

test("the navigation bar links to everything specified", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const [name, path, heading] of [
    ["Our Services", "/services", "OUR AMAZING SERVICES"],
    ["Our Portfolio", "/#portfolio", "Our Portfolio"],
    ["Our Team", "/#team", "Our Masters"],
    ["Contact Us", "/contact", "Contact Us"],
    ["Home", "/", "Beauty Salon For Every Women"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    // During the transition between two pages, nothing can be pressed.
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
  }
  await expect(bar.getByRole("link")).toHaveText([
    "Home",
    "Our Services",
    "Our Portfolio",
    "Our Team",
    "Contact Us",
    "Secret",
  ]);
  await expect(page.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  await bar.getByRole("link", { name: "Secret" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
});

test("the avatar's menu lists Profile, which is new, Settings and LogOut", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/secret");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  const items = page.getByRole("menuitem");
  await expect(items).toHaveText([/^Profile\s*New$/, "Settings", "LogOut"]);
  await expect(page.getByRole("link", { name: "Login", exact: true })).toHaveCount(0);
  await items.first().click();
  await expect(page).toHaveURL("/dashboard/profile");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard/settings");
});

test("the guard shows a loader while it checks who is signed in", async ({ page, context }) => {
  await signedUp(context);
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/auth/get-session*", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto("/dashboard/myBookings");
  await expect(page.getByRole("status").filter({ hasText: "Loading" }).first()).toBeVisible();
  await expect(page).toHaveURL("/dashboard/myBookings");
  asked.resolve();
  await expect(page.getByRole("heading", { name: "Total Bookings: 0" })).toBeVisible();
  await expectBookings(page, 0);
});

test("a voluntary login leads to the home page, and Back does not return to the login", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await logIn(page, anika);
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("each service has a tab with its picture, its price in dollars, its details and a link to book it", async ({
  page,
}) => {
  const services: { service_name: string; price: number; details: string }[] = await (
    await page.request.get("/api/services")
  ).json();
  await page.goto("/services");
  await expect(page.getByRole("tab")).toHaveCount(services.length);
  for (const { service_name, price, details } of services) {
    await page.getByRole("tab", { name: service_name }).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByRole("heading", { name: service_name })).toBeVisible();
    await expect(panel.getByRole("img", { name: service_name })).toBeVisible();
    await expect(panel.getByText(`$${price}`, { exact: true })).toBeVisible();
    await expect(panel).toContainText(details);
    await expect(panel.getByRole("link", { name: "Book Appointment" })).toBeVisible();
  }
});
