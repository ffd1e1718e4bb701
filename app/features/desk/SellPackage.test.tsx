import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SellPackage } from "#app/features/desk/SellPackage.tsx";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("packages on sale that did not load are no reason to hide their sale", async () => {
  salonAnswers({ listPackages: () => refusal("too_many_requests", { status: 429 }) });
  await show(<SellPackage />);
  const told = page.getByRole("alert");
  await expect.element(told.getByText(/^The packages did not load/)).toBeVisible();
  const { _id: serviceId, service_name } = massage;
  const pack = { _id: "five", serviceId, service_name, sessions: 5, price: 240, months: 6, onSale: true };
  salonAnswers({ listPackages: () => [pack] });
  await told.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("button", { name: "Sell a package" })).toBeVisible();
});
