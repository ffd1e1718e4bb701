import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  moneySaid,
  payAndBeBooked,
  payNow,
} from "#tests/e2e/support/booking-page.ts";
import { withOffer } from "#tests/e2e/support/offers.ts";
import { tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a guest types a code on a phone: a wrong one is reported, a correct one changes the price, and the receipt names it", async ({
  page,
  openBrowser,
  noise,
}) => {
  test.slow();
  noise.expect(/409/);
  await withOffer(await openBrowser(), { code: "EID10", off: { kind: "percent", percent: 10 } });
  const guest = await arriveToBook(page, "Turmeric Glow Facial");
  const field = page.getByLabel("Gift card or code");
  const apply = page.getByRole("button", { name: "Apply" });

  await test.step("a wrong code", async () => {
    await field.fill("puja20");
    await field.press("Enter");
    await expect(
      page.getByText("There is no such gift card or code. Check how it is written."),
    ).toBeVisible();
    await expect(field).toHaveValue("puja20");
    await expectAccessible(page);
  });

  await test.step("a correct code before an hour is chosen, and the hour is held at its price", async () => {
    await field.fill("eid 10");
    await apply.click();
    await expect(page.getByText("10% off: $3.80 less")).toBeVisible();
    await chooseHour(page);
    await expect(moneySaid(page, "$34.20 now;")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("removed and applied again to the held hour", async () => {
    await page.getByRole("button", { name: "Take the code off" }).click();
    await expect(moneySaid(page, "$38 now;")).toBeVisible();
    await field.fill("EID10");
    await apply.click();
    await expect(moneySaid(page, "$34.20 now;")).toBeVisible();
    await expect(payNow(page)).toBeEnabled();
  });

  await test.step("a reloaded page still has the hour at the code's price", async () => {
    await page.reload();
    await expect(page.getByText("10% off: $3.80 less")).toBeVisible();
    await expect(moneySaid(page, "$34.20 now;")).toBeVisible();
  });

  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  const authorization = `Bearer ${await tokenOf(page.context(), guest.email)}`;
  const booked = await page.request.get(`/api/bookings/${guest.email}`, { headers: { authorization } });
  const [visit]: { _id: string }[] = await booked.json();
  await page.goto(`/dashboard/receipts/${visit?._id}`);
  await expect(page.getByRole("article")).toContainText("Code EID10, 10%−$3.80");
});

test("a link's code applies to an hour that is already held", async ({ page, openBrowser }) => {
  await withOffer(await openBrowser(), { code: "EID10", off: { kind: "percent", percent: 10 } });
  await arriveToBook(page, "Turmeric Glow Facial");
  await chooseHour(page);
  await expect(moneySaid(page, "$38 now;")).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set("code", "EID10");
  await page.goto(address.href);
  await expect(page.getByText("10% off: $3.80 less")).toBeVisible();
  await expect(moneySaid(page, "$34.20 now;")).toBeVisible();
  await expect(payNow(page)).toBeEnabled();
});

test("a link brings its code along, and a service that it is not for removes it and says so", async ({
  page,
  openBrowser,
  noise,
}) => {
  noise.expect(/409/);
  const owner = await openBrowser();
  const facial = await idOf(page, "Turmeric Glow Facial");
  await withOffer(owner, { code: "GLOW5", off: { kind: "amount", amount: 5 }, serviceIds: [facial] });
  await arriveToBook(page, "Turmeric Glow Facial");
  await page.goto(`/dashboard/bookingAppointment/${facial}?code=GLOW5`);
  await expect(page.getByText("$5 off: $5 less")).toBeVisible();
  await chooseHour(page);
  await expect(moneySaid(page, "$33 now;")).toBeVisible();
  const threading = await idOf(page, "Threading");
  await page.goto(`/dashboard/bookingAppointment/${threading}?code=GLOW5`);
  await expect(page.getByText("This code is not for the services that you chose.")).toBeVisible();
  await expect(page.getByLabel("Gift card or code")).toHaveValue("GLOW5");
});

async function idOf(page: Page, name: string): Promise<string> {
  const services: { _id: string; service_name: string }[] = await (
    await page.request.get("/api/services")
  ).json();
  return services.find(({ service_name }) => service_name === name)?._id ?? "";
}
