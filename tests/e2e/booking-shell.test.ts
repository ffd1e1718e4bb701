import { anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

interface Listed {
  _id: string;
  service_name: string;
  price: number;
}

test("the booking page shows the service and its price before its scripts arrive", async ({
  context,
  page,
}) => {
  await signedIn(context, anika);
  const services: Listed[] = await (await page.request.get("/api/services")).json();
  const [service] = services;
  if (!service) throw new Error("The demo salon has services.");
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  const arrived = page.goto(`/dashboard/bookingAppointment/${service._id}`);
  // One for a narrow screen and one for a wide: before the styles arrive both are there.
  const visit = page.getByRole("complementary", { name: "Your visit" }).first();
  await expect(visit).toContainText(service.service_name);
  await expect(visit).toContainText(`$${service.price}`);
  release();
  await arrived;
  await expect(page.getByLabel("Mobile number")).toBeVisible();
});
