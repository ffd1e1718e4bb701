import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ServiceScreen } from "#app/features/catalogue/ServiceScreen.tsx";
import type { ManagedService } from "#contract/services.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, managedOf, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const managed = { ...managedOf(facial), masterIds: [anika._id] };
const scrub: ManagedService = { ...managed, _id: "scrub", service_name: "Scrub", addOnTo: [facial._id] };
const mask: ManagedService = { ...scrub, _id: "mask", service_name: "Mask" };

const dialog = page.getByRole("dialog");
const name = dialog.getByLabelText("Name", { exact: true });

test("an answer that comes after an add-on's dialog was closed is told, and leaves the next one open", async () => {
  const late = Promise.withResolvers<{ insertedId: string }>();
  salonAnswers({
    listMasters: () => masters,
    listAllServices: () => [managed],
    listRooms: () => [],
    createAddOn: () => late.promise,
  });
  await show(<ServiceScreen />, { at: "/dashboard/service" });
  const begin = page.getByRole("button", { name: "Add an add-on" });
  await begin.click();
  await name.fill("Scrub");
  await dialog.getByLabelText(/^Price/).fill("5");
  await dialog.getByText(facial.service_name).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => sentWith("createAddOn")).toHaveLength(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await begin.click();
  await name.fill("Mask");
  late.resolve({ insertedId: "scrub" });
  await expect.element(page.getByText("Scrub is added")).toBeVisible();
  await expect.element(name).toHaveValue("Mask");
});

test("an answer that comes after another add-on was opened shows its visits, and leaves what is typed there", async () => {
  const late = Promise.withResolvers<object>();
  salonAnswers({
    listMasters: () => masters,
    listAllServices: () => [managed, scrub, mask],
    listRooms: () => [],
    updateService: async () => ({ modifiedCount: 1, unable: [hit], ...(await late.promise) }),
  });
  await show(<ServiceScreen />, { at: "/dashboard/service" });
  await page.getByRole("link", { name: "Edit Scrub" }).click();
  await dialog.getByLabelText(/^Price/).fill("5");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => sentWith("updateService")).toHaveLength(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Edit Mask" }).click();
  await name.fill("Clay mask");
  late.resolve({});
  await expect.element(page.getByText("Rumi")).toBeInTheDocument();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(() => sentWith("updateService").map(({ body }) => body))
    .toEqual([
      { price: 5, seen: { price: scrub.price } },
      { service_name: "Clay mask", seen: { service_name: "Mask" } },
    ]);
});

const hit = {
  ...{ _id: "v1", name: "Rumi", number: "01711000000", service_name: "Scrub" },
  ...{ startsAt: "2026-11-24T10:00:00+06:00", endsAt: "2026-11-24T10:15:00+06:00" },
};
