import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ServiceScreen } from "#app/features/catalogue/ServiceScreen.tsx";
import type { ManagedService } from "#contract/services.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, managedOf, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const managed = { ...managedOf(facial), details: "Turmeric and honey.", masterIds: [anika._id] };
const detail = "Somebody else has changed this service meanwhile.";
const oil: ManagedService = { ...managed, _id: "oil", service_name: "Hair oil", addOnTo: [managed._id] };
let listed = [managed];

/** The salon refuses to save over a price that the owner has not seen. */
function open(at: string, services: ManagedService[]) {
  expectNoise(/409/);
  listed = services;
  salonAnswers({
    listMasters: () => masters,
    listAllServices: () => listed,
    listRooms: () => [],
    updateService: ({ params: { id }, body: { seen, ...change } }) => {
      const now = listed.find(({ _id }) => _id === id);
      if (seen?.price !== now?.price) return refusal("settings_changed", { detail });
      listed = listed.map((one) => (one._id === id ? { ...one, price: change.price ?? one.price } : one));
      return { modifiedCount: 1 };
    },
  });
  return show(<ServiceScreen />, { at });
}

const price = page.getByLabelText("Price", { exact: false });
const save = page.getByRole("button", { name: "Save changes" });
const seen = () => sentWith("updateService").map(({ body }) => body.seen?.price);
const raise = () => {
  listed = listed.map((one) => ({ ...one, price: 77 }));
};

test("a price that another owner has changed as well is not saved over unasked", async () => {
  await open(`/dashboard/service?edit=${managed._id}`, [managed]);
  await price.fill("90");
  raise();
  await save.click();
  await expect.element(page.getByText(/Somebody else has changed this service/)).toBeVisible();
  await expect.element(price).toHaveValue("90");
  // Their price is in the list below by now.
  await expect.element(page.getByText(/\$77/).first()).toBeVisible();
  await save.click();
  await expect.element(page.getByText(`${managed.service_name} is changed`)).toBeVisible();
  expect(seen()).toEqual([managed.price, 77]);
  expect(listed[0]?.price).toBe(90);
});

test("an add-on's price that another owner has changed as well is not saved over unasked", async () => {
  await open("/dashboard/service?part=oil", [managed, oil]);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Price", { exact: false }).fill("9");
  raise();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(dialog.getByText(/Somebody else has changed this service/)).toBeVisible();
  expect(seen()).toEqual([oil.price]);
});

test("a half-written price goes on from the price that was there, though the session has ended meanwhile", async () => {
  const first = await open(`/dashboard/service?edit=${managed._id}`, [managed]);
  await price.fill("90");
  await first.unmount();
  raise();
  await show(<ServiceScreen />, { at: `/dashboard/service?edit=${managed._id}` });
  await expect.element(price).toHaveValue("90");
  await save.click();
  await expect.element(page.getByText(/Somebody else has changed this service/)).toBeVisible();
  expect(seen()).toEqual([managed.price]);
});
