import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const fold = 844;
test.use({ viewport: { width: 390, height: fold } });

const cut = "/services?service=hair-cut-finish";
const book = (page: Page) => page.getByRole("link", { name: "Book Appointment" });
const bar = (page: Page) => page.getByRole("tabpanel").getByRole("status").first();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search services" });

test("name, price and Book are on a phone's first screen, and Book stays visible while scrolling", async ({
  page,
}) => {
  await page.goto("/services");
  await expect(book(page)).toHaveCount(1);
  const name = page.getByRole("tabpanel").getByRole("heading");
  expect((await boxOf(name)).bottom).toBeLessThan(fold);
  expect((await boxOf(book(page))).bottom).toBeLessThanOrEqual(fold);
  await expect(bar(page)).toHaveText(/^\$\d+, \d+ min/);
  await page.getByText("Changing your mind").scrollIntoViewIfNeeded();
  await expect(book(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("a service is found by category, one category at a time", async ({ page }) => {
  await page.goto("/services");
  const categories = page.getByRole("navigation", { name: "Categories" });
  await categories.getByRole("link", { name: "Skin" }).click();
  await expect(page.getByRole("tab")).toHaveText([
    /^Turmeric Glow Facial/,
    /^Neem Leaf Facial/,
    /^Threading/,
  ]);
  await expect(categories.getByRole("link", { name: "Skin" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("tab", { name: "Threading" }).click();
  await expect(page.getByRole("heading", { name: "Threading" })).toBeVisible();
});

test("the sum grows with the size and the add-ons, and everything is kept through the login", async ({
  page,
}) => {
  await page.goto(cut);
  await expect(bar(page)).toContainText("$25, 45 min");
  await page.getByRole("radio", { name: /^Long hair/ }).check();
  await expect(bar(page)).toContainText("$36, 70 min");
  await page.getByRole("checkbox", { name: /^Coconut oil finish/ }).check();
  await expect(bar(page)).toContainText("$42, 80 min");
  await expect(bar(page)).toContainText("Long hair, Coconut oil finish");
  await expectAccessible(page);
  await book(page).click();
  const dialog = page.getByRole("dialog", { name: "Please Login to booking appointment" });
  await expect(dialog).toContainText("Hair Cut & Finish (Long hair), Coconut oil finish");
  await dialog.getByRole("button", { name: "Login Now" }).click();
  await expect(page.getByRole("main")).toContainText("Hair Cut & Finish (Long hair), Coconut oil finish");
});

test("the choices lead to the booking page as several services of one visit", async ({ page }) => {
  const services: { service_name: string; variants: { _id: string }[]; addOns: { _id: string }[] }[] = await (
    await page.request.get("/api/services")
  ).json();
  const { variants, addOns } = services.find((one) => one.service_name === "Hair Cut & Finish") ?? {};
  await page.goto(cut);
  await page.getByRole("radio", { name: /^Long hair/ }).check();
  await page.getByRole("checkbox", { name: /^Waves/ }).check();
  await expect(book(page)).toHaveAttribute(
    "href",
    `/dashboard/bookingAppointment/${variants?.at(-1)?._id}?also=${addOns?.[1]?._id}`,
  );
});

test("Back from booking restores the chosen size and add-ons", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/dashboard/userHome");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await page.goto(cut);
  await page.getByRole("radio", { name: /^Long hair/ }).check();
  await page.getByRole("checkbox", { name: /^Coconut oil finish/ }).check();
  await book(page).click();
  await expect(page.getByRole("heading", { name: "When?" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Long hair/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Coconut oil finish/ })).toBeChecked();
  await expect(bar(page)).toContainText("$42, 80 min");
});

test("a service is found by its add-on, and Back restores the results", async ({ page }) => {
  await page.goto("/services");
  await search(page).fill("oil");
  const found = page.getByRole("main").getByRole("listitem");
  await expect(page.getByRole("status").filter({ hasText: /services with “oil”/ })).toBeVisible();
  await expect(found.filter({ hasText: "Hair Cut & Finish" })).toContainText("with Coconut oil finish");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectAccessible(page);
  await found.filter({ hasText: "Hair Cut & Finish" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Hair Cut & Finish" })).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await page.goBack();
  await expect(search(page)).toHaveValue("oil");
  await expect(found.first()).toBeVisible();
});

test("an empty search suggests the nearest service, and the telephone", async ({ page }) => {
  await page.goto("/services");
  await search(page).fill("pedicure");
  await expect(page.getByRole("status").filter({ hasText: "Nothing for “pedicure”" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Alta Hands & Nails" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^\+880/ })).toHaveAttribute("href", /^tel:/);
  await expectAccessible(page);
  await search(page).fill("");
  await expect(page.getByRole("tabpanel")).toBeVisible();
});

test("input and choices from before the scripts loaded count once they have", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const arrived = page.goto(cut);
  await page.getByRole("radio", { name: /^Medium hair/ }).check();
  resolve();
  await arrived;
  await atRest(page);
  await expect(page.getByRole("radio", { name: /^Medium hair/ })).toBeChecked();
  await expect(bar(page)).toContainText("$30, 55 min");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("categories and the search work as links", async ({ page }) => {
    await page.goto("/services");
    await page.getByRole("link", { name: "Bath", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Thermal Bath" })).toBeVisible();
    await search(page).fill("brows");
    await search(page).press("Enter");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Threading/ })
      .click();
    await expect(page.getByRole("heading", { name: "Threading" })).toBeVisible();
    await expect(book(page)).toBeVisible();
  });
});

async function boxOf(element: Locator): Promise<{ bottom: number }> {
  return element.evaluate((one) => one.getBoundingClientRect());
}
