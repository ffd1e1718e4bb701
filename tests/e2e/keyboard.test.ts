import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { beBooked, cardInput, payNow } from "#tests/e2e/support/booking-page.ts";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a visit is booked and paid with the keyboard alone", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/dashboard/userHome");
  await expect(page.getByText("No visits yet")).toBeVisible();
  await page.goto("/services");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");

  const services = page.getByRole("tablist", { name: "Services" });
  await tabTo(page, services.getByRole("tab", { selected: true }));
  await page.keyboard.press("End");
  await expect(services.getByRole("tab", { selected: true })).toBeFocused();
  const name = (await page.getByRole("tabpanel").getByRole("heading").textContent()) ?? "";
  await tabTo(page, page.getByRole("link", { name: "Book Appointment" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("complementary", { name: "Your visit" })).toContainText(name);
  await tabTo(page, page.getByRole("radio", { name: /^Anyone/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Anyone/ })).not.toBeChecked();

  const day = page.getByRole("grid").getByRole("button", { name: /chosen$/ });
  await tabTo(page, day);
  await page.keyboard.press("PageDown");
  const hours = page.getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ }).getByRole("button");
  await page.keyboard.press("Enter");
  await expect(hours.first()).toBeVisible();
  await tabTo(page, hours.first());
  await page.keyboard.press("Enter");
  await expect(page.getByText(/We hold this hour for you/)).toBeVisible();
  await expect(hours.first()).toBeFocused();

  await tabTo(page, page.getByLabel("Mobile number"));
  await page.keyboard.type("01711000000");
  await tabTo(page, cardInput(page));
  await page.keyboard.type("4242424242424242");
  await expect(cardInput(page, "Expiry date")).toBeFocused();
  await page.keyboard.type("1234");
  await expect(cardInput(page, "CVC")).toBeFocused();
  await page.keyboard.type("123");
  await tabTo(page, payNow(page));
  await beBooked(page, () => page.keyboard.press("Enter"));
});

test("pressing / right after the desk's page has loaded finds a caller, and books an unknown one", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/calendar");
  await page.keyboard.press("/");
  const find = page.getByRole("dialog", { name: "Find a guest or a booking" });
  await find.getByRole("combobox").fill("01755123999");
  await expect(find.getByRole("option", { name: "New booking for “01755123999”" })).toBeVisible();
  await page.keyboard.press("Enter");
  const booking = page.getByRole("dialog", { name: "New booking" });
  await expect(booking.getByLabel("Mobile")).toHaveValue("01755123999");
  await expect(booking.getByLabel("Name")).toBeFocused();
  await expectAccessible(page);
});

for (const place of ["/dashboard/settings", "/dashboard/mastersAndHours"]) {
  test(`on a phone's ${place} the focused element is never under the tabs at the bottom`, async ({
    page,
    context,
  }) => {
    await signedIn(context, admin);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(place);
    await atRest(page);
    const hidden: string[] = [];
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      hidden.push(...(await page.evaluate(focusUnder, ".dashboard-tabs")));
    }
    expect(hidden).toEqual([]);
  });
}

test("the buttons of the site's preview stay below the header while its form scrolls", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/site");
  await atRest(page);
  await page.getByLabel("What the picture shows, in Bangla").first().focus();
  const desk = page.getByRole("button", { name: "Desk", exact: true });
  const header = await page.getByRole("banner").boundingBox();
  const top = (await desk.boundingBox())?.y;
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

/** Runs in the page: the focused element, if its end is below the upper edge of a bar that does not contain it. */
function focusUnder(bar: string): string[] {
  const { activeElement: focused } = document;
  const around = document.querySelector(bar);
  if (!focused || focused === document.body || !around || around.contains(focused)) return [];
  const isUnder = focused.getBoundingClientRect().bottom > around.getBoundingClientRect().top;
  return isUnder ? [focused.outerHTML] : [];
}

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}
