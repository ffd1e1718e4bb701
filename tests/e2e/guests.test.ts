import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ context }) => signedIn(context, admin));

/** Books on the phone, as the desk's page sends it. @param weeksAhead selects the Thursday */
async function bookByPhone(context: BrowserContext, about: object, weeksAhead: number): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(context, admin.email)}` };
  const services: { _id: string; service_name: string }[] = await (
    await context.request.get("/api/services")
  ).json();
  const startsAt = new Date(Date.parse("2026-11-26T05:00:00Z") + weeksAhead * 7 * 86_400_000).toISOString();
  const serviceIds = services.flatMap(({ _id, service_name }) => (service_name === "Threading" ? _id : []));
  const made = await context.request.post("/api/desk-bookings", {
    headers,
    data: { serviceIds, startsAt, ...about },
  });
  expect(await made.text()).toContain("insertedId");
}

const faria = { name: "Faria Karim", number: "01842660317" };

test("a known guest who calls is found by the number and booked in four steps", async ({ page, context }) => {
  await bookByPhone(context, faria, 3);
  await page.goto("/dashboard/guests");
  let steps = 0;
  const press = async (button: Locator) => {
    steps++;
    await button.click();
  };
  await page.getByRole("searchbox", { name: "Search guests" }).fill("+880 1842-66");
  steps++;
  await press(page.getByRole("button", { name: "Book for Faria Karim" }));
  const dialog = page.getByRole("dialog", { name: "New booking" });
  // Preselected from the last visit.
  await expect(dialog.getByRole("button", { name: "Remove Threading" })).toBeVisible();
  await expectAccessible(page);
  await press(dialog.getByRole("group", { name: "Free for customers" }).getByRole("button").first());
  await press(dialog.getByRole("button", { name: /^Book, \$/ }));
  await noticed(page, "Booked for Faria Karim");
  expect(steps).toBeLessThanOrEqual(5);
  await page.getByRole("link", { name: /Faria Karim/ }).click();
  await expect(page.getByRole("region", { name: "Next visit" })).toContainText("2 booked");
  await expect(page).toHaveTitle("Faria Karim | Shiuli");
  await page.setViewportSize({ width: 1440, height: 900 });
  const crumb = page.getByRole("banner").getByRole("link", { name: "Guests" }).locator("..");
  await expect(crumb).toHaveText("DashboardGuestsFaria Karim");
  await page.getByRole("link", { name: "All guests" }).click();
  await expect(page).toHaveTitle("Guests | Shiuli");
  await expect(page.getByRole("banner").getByText("Guests", { exact: true })).toBeVisible();
});

test("staff add an unknown guest, note what matters, and are reminded of it when they book", async ({
  page,
  context,
  openBrowser,
}) => {
  await context.clearCookies();
  await signedUpStaff(context, openBrowser);
  await page.goto("/dashboard/guests");
  await page.getByRole("searchbox", { name: "Search guests" }).fill("Bushra Ali");
  await expect(page.getByRole("heading", { name: "No guest found for “Bushra Ali”" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a new guest called “Bushra Ali”" }).click();
  const form = page.getByRole("dialog", { name: "New guest" });
  await expect(form.getByLabel("Name")).toHaveValue("Bushra Ali");
  await form.getByLabel("Mobile").fill("০১৭৩৩-৪৫২০১৬");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bushra Ali" })).toBeVisible();
  await expect(page.getByRole("link", { name: "01733452016" })).toHaveAttribute("href", "tel:01733452016");

  await page.getByLabel("Write a note").fill("No mustard oil.");
  await page.getByRole("checkbox", { name: /^Pin/ }).check();
  await page.getByRole("button", { name: "Keep" }).click();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("listitem")).toContainText("Shown at every booking");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "New booking" })).toContainText("No mustard oil.");
});

test("two guests are merged, and the merge is undone", async ({ page, context }) => {
  await bookByPhone(context, faria, 3);
  await bookByPhone(context, { name: "F. Karim", number: faria.number, isNewGuest: true }, 4);
  await openGuest(page, "f. karim", "F. Karim");
  await page.getByRole("button", { name: /^Compare.*Faria Karim/ }).click();
  const dialog = page.getByRole("dialog", { name: "Merge two guests" });
  await dialog.getByRole("radio", { name: "Faria Karim" }).check();
  const after = dialog.getByRole("region", { name: "After merging" });
  await expect(after).toContainText("under one name");
  await expect(after).toContainText("2 visits that are booked stay booked");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge into one" }).click();
  await noticed(page, "The two guests are one");
  await expect(page.getByRole("heading", { level: 1, name: "Faria Karim" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Next visit" })).toContainText("2 booked");
  await page.getByRole("button", { name: "Take back" }).click();
  await noticed(page, "The guests are two again");
  await expect(page.getByRole("heading", { level: 1, name: "F. Karim" })).toBeVisible();
});

test("a guest and a service are chosen with the keyboard alone", async ({ page, context }) => {
  await bookByPhone(context, faria, 3);
  await page.goto("/dashboard/calendar");
  await page.getByRole("button", { name: "New booking" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  const guest = dialog.getByRole("combobox", { name: "Guest" });
  await guest.fill("018426");
  await expect(dialog.getByRole("option", { name: /Faria Karim/ })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await guest.press("Escape");
  await expect(dialog.getByRole("listbox", { name: "Guests" })).toBeHidden();
  await guest.press("ArrowDown");
  await expect(dialog.getByRole("option", { name: /Faria Karim/ })).toHaveAttribute("aria-selected", "true");
  await guest.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Change.*Faria Karim/ })).toBeVisible();
  const services = dialog.getByRole("combobox", { name: "Services" });
  await services.fill("facial");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await services.press("ArrowDown");
  await expect(dialog.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await services.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
});

async function openGuest(page: Page, search: string, name: string): Promise<void> {
  await page.goto(`/dashboard/guests?${new URLSearchParams({ search })}`);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
