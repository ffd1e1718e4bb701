import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PaymentReturn } from "#app/features/checkout/payment/PaymentReturn.tsx";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const at = "/dashboard/payment?payment_intent=pi_1";

test("a payment that came too late says nothing of why its hour was lost, which may have passed", async () => {
  salonAnswers({ checkPayment: () => ({ kind: "visit", state: "returned", sum: 6, holdEndsAt: null }) });
  await show(<PaymentReturn />, { at });
  await expect
    .element(
      page.getByText(/^When it arrived, the visit could no longer be booked\. The whole \$6 goes back/),
    )
    .toBeVisible();
});

test("a payment of another account is not asked for again, since its answer would be the same", async () => {
  const detail = "There is no such payment.";
  salonAnswers({ checkPayment: () => refusal("not_found", { status: 404, detail }) });
  await show(<PaymentReturn />, { at });
  await expect.element(page.getByText(/There is no such payment/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});
