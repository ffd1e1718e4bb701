import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OwnersPackages } from "#app/features/packages/OwnersPackages.tsx";
import type { Answer } from "#contract/calls.ts";
import type { ManagedService } from "#contract/services.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, managedOf } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const managed = managedOf(facial);
const packageOf = ({ _id: serviceId, service_name }: ManagedService) => ({
  ...{ _id: `five of ${serviceId}`, serviceId, service_name },
  ...{ sessions: 5, price: 24, months: 6, onSale: true },
});

test("a package of a hidden service, or of its hidden size, is not shown as on sale", async () => {
  const shown = { ...managed, _id: "shown", service_name: "Threading" };
  const hidden = { ...managed, _id: "hidden", service_name: "Henna", hidden: true };
  const size = { ...managed, _id: "size", service_name: "Henna, both hands", variantOf: "hidden" };
  const services = [shown, hidden, size];
  salonAnswers({
    listAllServices: () => services,
    listAllPackages: () => services.map(packageOf),
    listSoldPackages: () => ({ owed: 0, packages: [], next: null }),
  });
  await show(<OwnersPackages sale={null} />);
  await expect.element(page.getByText("not sold: its service is hidden").first()).toBeVisible();
  expect(page.getByText("not sold: its service is hidden").elements()).toHaveLength(2);
  expect(page.getByText("On sale", { exact: true }).elements()).toHaveLength(1);
});

test("a package can be added while those that were sold still load", async () => {
  salonAnswers({
    listAllServices: () => [managed],
    listAllPackages: () => [packageOf(managed)],
    listSoldPackages: () => new Promise<never>(() => {}),
  });
  await show(<OwnersPackages sale={null} />);
  await page.getByRole("button", { name: "New package" }).click();
  await expect.element(page.getByRole("dialog", { name: "New package" }).getByRole("combobox")).toHaveFocus();
});

test("a package that is saved once its dialog was closed closes no other", async () => {
  const answer = Promise.withResolvers<Answer<"updatePackage">>();
  salonAnswers({
    listAllServices: () => [managed],
    listAllPackages: () => [packageOf(managed)],
    listSoldPackages: () => ({ owed: 0, packages: [], next: null }),
    updatePackage: () => answer.promise,
  });
  await show(<OwnersPackages sale={null} />);
  await page.getByRole("button", { name: /^Change/ }).click();
  const price = page.getByLabelText(/^Price/);
  await price.fill("26");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sentWith("updatePackage")).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "New package" }).click();
  await price.fill("30");
  answer.resolve({ modifiedCount: 1 });
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(price).toHaveValue("30");
});
