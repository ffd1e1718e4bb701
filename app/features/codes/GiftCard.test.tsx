import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  countdown,
  hour,
  prepared,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";

const code = "0ABC-DEFG-HJKM-NPQR";

test("a gift card that covers the whole visit needs no bank card, and its remaining balance is shown", async () => {
  salonWithFreeHours();
  const asked: (string | undefined)[] = [];
  salonAnswers({
    findGiftCard: () => ({
      worth: 100,
      left: 100,
      service_name: null,
      picture: "ribbon" as const,
      from: "Tasnim",
      to: "Mehrin",
      message: "",
      lines: [],
    }),
    createPaymentIntent: ({ body }) => {
      asked.push(body.giftCard);
      if (body.giftCard === undefined) return prepared(60);
      return { ...prepared(60), clientSecret: "", dueNow: 0, credit: 60 };
    },
  });
  await showCheckout();
  await hour.click();
  await expect.element(countdown).toBeVisible();
  await page.getByLabelText(/^Gift card or code/).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText("Gift card, $60 of $100")).toBeVisible();
  await expect.element(page.getByText("$40 stays on it")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Book now" }).first()).toBeVisible();
  await expect.element(page.getByText(/^\$60 from the gift card;/).first()).toBeVisible();
  expect(page.getByText("at the salon").elements()).toEqual([]);
  expect(page.getByLabelText("Card number").elements()).toEqual([]);
  expect(asked).toEqual([undefined, code]);
});

test("a second gift card is refused with a reason, and the first one stays", async () => {
  salonWithFreeHours();
  salonAnswers({
    findGiftCard: () => ({
      worth: 20,
      left: 20,
      service_name: null,
      picture: "ribbon" as const,
      from: "Tasnim",
      to: "Mehrin",
      message: "",
      lines: [],
    }),
  });
  await showCheckout();
  const field = page.getByLabelText(/^Gift card or code/);
  await field.fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText("Gift card, $20 of $20")).toBeVisible();
  await field.fill("0ABC-DEFG-HJKM-NPQS");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(field).toHaveAccessibleDescription(/^One gift card a booking/);
  await expect.element(field).toHaveValue("0ABC-DEFG-HJKM-NPQS");
  expect(sentWith("findGiftCard").map(({ body }) => body.code)).toEqual([code]);
});
