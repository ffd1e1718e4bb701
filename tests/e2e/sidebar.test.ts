import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("an owner sees every place and the sidebar's foot on a desk's screen", async ({ page }) => {
  await signedIn(page.context(), admin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/programs");
  const places = page.getByRole("navigation", { name: "Dashboard" });
  await expect(places.locator("[aria-current]")).toBeVisible();
  for (const link of await places.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test("on a low screen the place of the page and the sidebar's foot are in sight all the same", async ({
  page,
}) => {
  await signedIn(page.context(), admin);
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/dashboard/programs");
  const places = page.getByRole("navigation", { name: "Dashboard" });
  await expect(places.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
  await expect(places.getByRole("link", { name: "বাংলা" })).toBeInViewport({ ratio: 1 });
});

test("a customer who books finds the other language in the top bar, on a phone, too", async ({ page }) => {
  await signedIn(page.context(), anika);
  await page.setViewportSize({ width: 390, height: 844 });
  const [service] = await (await page.request.get("/api/services")).json();
  await page.goto(`/dashboard/bookingAppointment/${service._id}`);
  await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL(`/bn/dashboard/bookingAppointment/${service._id}`);
  await expect(page.getByRole("banner").getByRole("link", { name: "English" })).toBeVisible();
});
