import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ServiceScreen } from "#app/features/catalogue/ServiceScreen.tsx";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, managedOf, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a service that reaches the top keeps the focus on its arrow, and another press does nothing", async () => {
  let services = [facial, massage].map(managedOf);
  salonAnswers({
    listAllServices: () => services,
    listMasters: () => masters,
    listRooms: () => [],
    orderServices: ({ body: { ids } }) => {
      services = services.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
      return { modifiedCount: services.length };
    },
  });
  await show(<ServiceScreen />, { at: "/dashboard/service" });
  const rows = page.getByRole("list", { name: "2 services" }).getByRole("listitem");
  const up = page.getByRole("button", { name: "Move Warm Oil Massage up" });
  await expect.element(up).toBeVisible();
  up.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(rows.first().getByText("Warm Oil Massage")).toBeVisible();
  await expect.element(page.getByText("Warm Oil Massage is now 1 of 2")).toBeInTheDocument();
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  await expect.element(up).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await expect.element(up).toHaveFocus();
  await expect.element(rows.first().getByText("Warm Oil Massage")).toBeVisible();
  expect(sentWith("orderServices")).toHaveLength(1);
});

test("before a service is hidden, its owner reads how many guests wait for it", async () => {
  const waitedFor = { ...managedOf(facial), waiting: 2 };
  salonAnswers({
    listAllServices: () => [waitedFor, managedOf(massage)],
    listMasters: () => masters,
    listRooms: () => [],
    updateService: () => ({ modifiedCount: 1 }),
  });
  await show(<ServiceScreen />, { at: "/dashboard/service" });
  const hide = page.getByRole("button", { name: "Hide Turmeric Glow Facial" });
  await hide.click();
  await expect.element(page.getByText(/^2 guests wait for it\./)).toBeVisible();
  await page.getByRole("button", { name: "Leave it shown" }).click();
  await page.getByRole("button", { name: "Hide Warm Oil Massage" }).click();
  await expect.poll(() => sentWith("updateService")).toMatchObject([{ params: { id: massage._id } }]);
  await hide.click();
  await page.getByRole("button", { name: "Hide it" }).click();
  await expect
    .poll(() => sentWith("updateService"))
    .toMatchObject([{ params: { id: massage._id } }, { params: { id: facial._id }, body: { hidden: true } }]);
});

test("an order that was saved although its answer got lost is not told as unsaved, and is shown", async () => {
  expectNoise(/^No answer to orderServices/);
  let services = [facial, massage].map(managedOf);
  salonAnswers({
    listAllServices: () => services,
    listMasters: () => masters,
    listRooms: () => [],
    orderServices: () => {
      services = services.toReversed();
      return noAnswer();
    },
  });
  await show(<ServiceScreen />, { at: "/dashboard/service" });
  await page.getByRole("button", { name: "Move Warm Oil Massage up" }).click();
  await expect.element(page.getByText(/^The connection broke.*may or may not be written down/)).toBeVisible();
  expect(page.getByText("The order was not saved").elements()).toEqual([]);
  const rows = page.getByRole("list", { name: "2 services" }).getByRole("listitem");
  await expect.element(rows.first().getByText("Warm Oil Massage")).toBeVisible();
});
