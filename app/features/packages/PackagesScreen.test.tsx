import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PackagesScreen } from "#app/features/packages/PackagesScreen.tsx";
import { PackageLinks } from "#app/features/services/PackageLinks.tsx";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { massage, salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const { _id: serviceId, service_name } = massage;
const five = { _id: "five", serviceId, service_name, sessions: 5, price: 240, months: 6, onSale: true };
const odd = { ...five, price: 17.9 };
const user = { email: "mitu@example.com", displayName: "Mitu", photoURL: null, emailVerified: true };

test("the button that opens a package's payment leaves the focus at the payment", async () => {
  salonAnswers({ listPackages: () => [five] });
  await show(<PackagesScreen user={user} />, { of: { ...salon, open: false } });
  await page.getByRole("button", { name: /^Buy this package/ }).click();
  await expect.element(page.getByRole("region", { name: "Buy this package" })).toHaveFocus();
});

test("a link to a package opens its payment without taking the focus", async () => {
  salonAnswers({ listPackages: () => [five] });
  await show(<PackagesScreen user={user} />, { at: "/?package=five", of: { ...salon, open: false } });
  await expect.element(page.getByRole("region", { name: "Buy this package" })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test("a package that goes off sale while it is paid for stays until its buyer has read so", async () => {
  vi.stubGlobal(
    "Stripe",
    Object.assign(() => cardProvider(), { version: "endive" }),
  );
  let onSale = [five];
  const why = "The salon sells this package no more. Choose another one.";
  salonAnswers({
    listPackages: () => onSale,
    listCards: () => [],
    createPackagePayment: () => refusal("service_unavailable", { detail: why }),
  });
  await show(<PackagesScreen user={user} />, { at: "/?package=five" });
  onSale = [];
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(why);
});

test("without a card provider, packages are sold at the salon alone", async () => {
  salonAnswers({ listPackages: () => [five] });
  await show(<PackagesScreen user={user} />, { at: "/?package=five", of: withoutCards });
  await expect.element(page.getByText("Sold at the salon.")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  await show(<PackageLinks service={massage} packages={[odd]} />, { of: withoutCards });
  await expect
    .element(page.getByText("5 sessions for $17.90, $3.58 a session: sold at the salon"))
    .toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});
