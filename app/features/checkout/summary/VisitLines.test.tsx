import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { prepared, salonWithFreeHours, showAgain } from "#app/features/checkout/checkout-page.fixture.tsx";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";

beforeEach(() => salonWithFreeHours());

test("a held visit that has become dearer is listed at the price that its hour keeps, so that the lines add up", async () => {
  const price = massage.price - 5;
  const line = { serviceId: massage._id, service_name: massage.service_name, price, discount: 0 };
  const sums = { subtotal: price, discountOf: null, discount: 0, total: price, dueNow: price, dueAtSalon: 0 };
  salonAnswers({
    readQuote: () => ({ lines: [line], ...sums }),
    createPaymentIntent: () => prepared(price),
  });
  await showAgain(cardProvider());
  const summary = page.getByRole("complementary", { name: "Your visit" });
  await expect.element(summary.getByRole("status")).toMatchTextContent(/\$55$/);
  await expect.element(summary.getByRole("listitem")).toMatchTextContent(/\$55$/);
});
