import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSavingChange } from "#app/features/visits/use-saving-change.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const lost = "Your payment arrived, but the visit could no longer be changed like this.";
let answer: ReturnType<typeof refusal>;

beforeEach(() =>
  salonAnswers({
    changeVisit: () => ({
      booking: null,
      payment: { purchaseId: "p1", clientSecret: "pi_1_secret_1", dueNow: 20, holdEndsAt: null },
    }),
    payForChange: () => answer,
  }),
);

function Saving() {
  const { state, save } = useSavingChange("v1", () => {});
  const charge = async () => ({ ok: true as const, transactionId: "pi_1" });
  const body = { serviceIds: ["bath"], seen: "seal", price: 20, refund: 0, handBack: 0, toGiftCard: 0 };
  return (
    <>
      <button type="button" onClick={() => void save({ ...body, serviceIds: ["bath"], pay: "card" }, charge)}>
        Pay
      </button>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

test("a fully refunded payment of a change is not finished, and the change can be paid again", async () => {
  answer = refusal("payment_refunded", { detail: lost });
  await show(<Saving />);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect.element(page.getByText(/"trouble":/)).toMatchTextContent(/"phase":"idle"/);
});

test("a payment of a change whose answer was lost can be finished", async () => {
  answer = refusal("busy", { status: 503 });
  await show(<Saving />);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect.element(page.getByText(/"transactionId":"pi_1"/)).toMatchTextContent(/"phase":"paid"/);
});
