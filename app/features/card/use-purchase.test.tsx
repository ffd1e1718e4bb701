import { Elements } from "@stripe/react-stripe-js";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { usePurchase } from "#app/features/card/use-purchase.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a payment that goes back whole has bought nothing that still begins by itself", async () => {
  salonAnswers({
    listCards: () => [],
    createMembership: () => refusal("payment_refunded", { detail: "We are giving the whole amount back." }),
  });
  await show(
    <Elements stripe={null}>
      <Buying />
    </Elements>,
  );
  await page.getByRole("button", { name: "Paid" }).click();
  await expect.element(page.getByText(/"trouble":/)).toMatchTextContent(/"phase":"idle"/);
});

function Buying() {
  const { state, make } = usePurchase({
    buyer: { name: "Nadia", email: "nadia@example.com" },
    prepare: () => new Promise<never>(() => {}),
    make: (transactionId) => securedApi("createMembership", { body: { transactionId } }),
    onMade: () => {},
  });
  return (
    <>
      <button type="button" onClick={() => void make("pi_1")}>
        Paid
      </button>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}
