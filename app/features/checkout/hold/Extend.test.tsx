import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  hour,
  prepared,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";

for (const [width, next] of [
  [1440, page.getByRole("heading", { name: "Your visit" })],
  [390, page.getByRole("timer")],
] as const) {
  test(`the focus stays at the held hour when the button that asks for more time goes, ${width} pixels wide`, async () => {
    salonWithFreeHours();
    salonAnswers({ createPaymentIntent: () => prepared(60, 2) });
    await page.viewport(width, 900);
    await showCheckout();
    await hour.click();
    const more = page.getByRole("button", { name: "I need more time" });
    await more.click();
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(next).toHaveFocus();
  });
}
