import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  findHour,
  type Hour,
  holdHour,
  hourButton,
  openBooking,
  showDay,
} from "#tests/e2e/support/booking-page.ts";
import { logIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const held = /We hold this hour for you/;
const bath = "Thermal Bath";

test("master and hour are chosen before signing in, kept through the login and held after it", async ({
  page,
  otherPage,
}) => {
  const guest = await signedUp(otherPage.context());
  const { hour, master } = await chooseOnServices(page);
  const asked = page.getByRole("dialog", { name: "Please Login to booking appointment" });
  await expect(asked).toContainText(bath);
  await expect(asked).toContainText(hour.time);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You chose" })).toContainText(hour.time);
  await page.getByRole("button", { name: "Change the hour" }).click();
  await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Book Appointment" }).click();
  await asked.getByRole("link", { name: "Create an Account" }).click();
  await expect(page.getByRole("main")).toContainText(`with ${master}`);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Please Login", exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`with ${master}`);
  await logIn(page, guest);
  await expect(page.getByText(held)).toBeVisible();
  await expect(hourButton(page, hour)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("radio", { name: master })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Your details and payment" })).toBeFocused();
  expect(page.url()).not.toContain("at=");
});

test("a signed-in customer chooses an hour of a service, and it is held without another question", async ({
  page,
  context,
}) => {
  await signedUp(context);
  await page.goto("/dashboard/userHome");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  const { hour, master } = await chooseOnServices(page);
  await expect(page.getByText(held)).toBeVisible();
  await expect(hourButton(page, hour)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("radio", { name: master })).toBeChecked();
});

test("an hour lost during the sign-in is reported, with the nearest ones", async ({
  page,
  otherPage,
  noise,
}) => {
  noise.expect(/409/);
  const guest = await signedUp(otherPage.context());
  const { hour } = await chooseOnServices(page);
  await page.getByRole("dialog").getByRole("button", { name: "Login Now" }).click();
  await signedUp(otherPage.context(), "Nadia Rahman");
  await openBooking(otherPage, bath);
  await findHour(otherPage);
  await showDay(otherPage, hour.day);
  await holdHour(otherPage, hour);
  await logIn(page, guest);
  const told = page.getByRole("alert").filter({ hasText: `${hour.time} on ${hour.day} is no longer free.` });
  await expect(told).toBeInViewport();
  await told.getByRole("button").first().click();
  await expect(page.getByText(held)).toBeVisible();
});

test("when the question to log in can't be loaded, the login page opens instead", async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  await page.route(/\/assets\/LoginFirst-.*\.js/, (route) => route.abort());
  await page.goto("/services?service=thermal-bath");
  await page.getByRole("link", { name: "Book Appointment" }).click();
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(bath);
});

test("a login page that is loaded again keeps the choices, and what is typed before its scripts arrive", async ({
  page,
}) => {
  const { master } = await chooseOnServices(page);
  await page.getByRole("dialog").getByRole("button", { name: "Login Now" }).click();
  await expect(page.getByRole("heading", { name: "Please Login", exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`with ${master}`);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const loaded = page.reload();
  await expect(page.getByRole("main")).not.toContainText(`with ${master}`);
  await page.getByLabel("Email").fill("mim@example.com");
  scripts.resolve();
  await loaded;
  await expect(page.getByRole("main")).toContainText(`with ${master}`);
  await expect(page.getByLabel("Email")).toHaveValue("mim@example.com");
});

test("choices are kept when the language is changed on the login page", async ({ page, otherPage }) => {
  const guest = await signedUp(otherPage.context());
  const { master } = await chooseOnServices(page);
  await page.getByRole("dialog").getByRole("button", { name: "Login Now" }).click();
  await expect(page.getByRole("heading", { name: "Please Login", exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`with ${master}`);
  await page.getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL(/\/bn\/login$/);
  await expect(page.getByRole("main")).toContainText(master);
  await page.getByLabel("ইমেইল").fill(guest.email);
  await page.getByLabel("পাসওয়ার্ড", { exact: true }).fill(guest.password);
  await page.getByRole("main").getByRole("button", { name: "লগইন", exact: true }).click();
  await expect(page.getByText(/এই সময়টি আপনার জন্য রাখা আছে/)).toBeVisible();
});

/** On the services page, chooses the bath's only master and a free hour of the first free day. */
async function chooseOnServices(page: Page): Promise<{ hour: Hour; master: string }> {
  await page.goto("/services?service=thermal-bath");
  await page.getByRole("button", { name: "Choose your hour" }).click();
  const dialog = page.getByRole("dialog", { name: `Choose your hour: ${bath}` });
  const option = dialog.getByLabel("With").getByRole("option").nth(1);
  const master = (await option.textContent()) ?? "";
  await dialog.getByLabel("With").selectOption(master);
  const hours = dialog.getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ });
  const button = hours.getByRole("button").first();
  await expect(button).toBeVisible();
  const time = (await button.textContent()) ?? "";
  const day = (await dialog.getByRole("heading", { level: 3 }).textContent()) ?? "";
  await button.click();
  await expect(dialog).toBeHidden();
  return { hour: { day, time }, master };
}
