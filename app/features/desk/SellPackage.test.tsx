import { useEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { usePackagesChanged } from "#app/data/packages.ts";
import { SellPackage } from "#app/features/desk/SellPackage.tsx";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const { _id: serviceId, service_name } = massage;
const pack = { _id: "five", serviceId, service_name, sessions: 5, price: 240, months: 6, onSale: true };

test("packages on sale that did not load are no reason to hide their sale", async () => {
  salonAnswers({ listPackages: () => refusal("too_many_requests", { status: 429 }) });
  await show(<SellPackage />);
  const told = page.getByRole("alert");
  await expect.element(told.getByText(/^The packages did not load/)).toBeVisible();
  salonAnswers({ listPackages: () => [pack] });
  await told.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("button", { name: "Sell a package" })).toBeVisible();
});

test("a package that goes off sale stays in the sale that is open, at its price", async () => {
  salonAnswers({ listPackages: () => [pack] });
  await show(
    <>
      <SellPackage />
      <ReadAgain />
    </>,
  );
  await page.getByRole("button", { name: "Sell a package" }).click();
  const take = page.getByRole("dialog").getByRole("button", { name: /\$240/ });
  await expect.element(take).toBeVisible();
  salonAnswers({ listPackages: () => [] });
  readAgain();
  await expect.poll(() => sentWith("listPackages")).toHaveLength(2);
  await expect.element(take).toBeVisible();
  salonAnswers({ listPackages: () => refusal("too_many_requests", { status: 429 }) });
  readAgain();
  await expect.poll(() => sentWith("listPackages")).toHaveLength(3);
  await expect.element(take).toBeVisible();
});

test("a package is sold at its new price once the desk has seen it", async () => {
  let price = 240;
  salonAnswers({
    listPackages: () => [{ ...pack, price }],
    listGuests: () => ({ guests: [], count: 0, isCut: false }),
    sellPackage: ({ body }) =>
      body.price === price
        ? { insertedId: "sold" }
        : refusal("price_mismatch", { detail: "It costs $260 now." }),
  });
  await show(<SellPackage />);
  await page.getByRole("button", { name: "Sell a package" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Guest" }).fill("Mina Das");
  await dialog.getByRole("option", { name: /^New guest/ }).click();
  await dialog.getByLabelText("Mobile").fill("01711000000");
  price = 260;
  await dialog.getByRole("button", { name: /\$240/ }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/It costs \$260 now\./);
  await dialog.getByRole("button", { name: /\$260/ }).click();
  await expect.poll(() => sentWith("sellPackage").map(({ body }) => body.price)).toEqual([240, 260]);
});

let readAgain = () => {};

function ReadAgain() {
  const changed = usePackagesChanged();
  useEffect(() => {
    readAgain = () => void changed();
  });
  return null;
}
