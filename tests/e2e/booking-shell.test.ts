import type { Page } from "@playwright/test";
import { anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

interface Listed {
  _id: string;
  service_name: string;
  price: number;
  addOns: { _id: string; service_name: string; price: number }[];
}

test("the booking page shows the service and its price before its scripts arrive", async ({
  context,
  page,
}) => {
  await signedIn(context, anika);
  const services: Listed[] = await (await page.request.get("/api/services")).json();
  const [service] = services;
  if (!service) throw new Error("The demo salon has services.");
  const release = await holdScripts(page);
  const arrived = page.goto(`/dashboard/bookingAppointment/${service._id}`);
  // One for narrow screens and one for wide ones. Both are visible until the styles have loaded.
  const visit = page.getByRole("complementary", { name: "Your visit" }).first();
  await expect(visit).toContainText(service.service_name);
  await expect(visit).toContainText(`$${service.price}`);
  release();
  await arrived;
  await expect(page.getByLabel("Mobile number")).toBeVisible();
});

test("before its scripts arrive the booking page shows everything in the address, and no sum that changes later", async ({
  context,
  page,
}) => {
  await signedIn(context, anika);
  const services: Listed[] = await (await page.request.get("/api/services")).json();
  const service = services.find(({ addOns }) => addOns.length > 0);
  const [addOn] = service?.addOns ?? [];
  if (!service || !addOn) throw new Error("The demo salon has add-ons.");
  const release = await holdScripts(page);
  const arrived = page.goto(`/dashboard/bookingAppointment/${service._id}?also=${addOn._id}`);
  const visit = page.getByRole("complementary", { name: "Your visit" }).first();
  await expect(visit).toContainText(addOn.service_name);
  await expect(visit).toContainText(`$${addOn.price}`);
  const total = visit.locator(".price-total");
  await expect(total).toContainText("Checking the price");
  release();
  await arrived;
  await expect(total).toContainText(`$${service.price + addOn.price}`);
});

/** Delays the page's scripts. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  return release;
}
