import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useGiveBack } from "#app/features/packages/use-give-back.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage, salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const sold = {
  _id: "p1",
  serviceId: massage._id,
  service_name: massage.service_name,
  sessions: 5,
  left: 4,
  until: null,
  boughtOn: "2026-11-20",
  price: 60,
  state: "good" as const,
  buyer: "Rumi",
  atDesk: false,
  email: "rumi@example.com",
  owed: 48,
  back: 48,
};

test.each([
  ["to the card that paid", salon, /goes back to the card of Rumi/, "$48 goes back to the card"],
  [
    "at the salon where no card can be refunded",
    withoutCards,
    /waits under Exceptions/,
    "$48 waits under Exceptions, for you to hand back",
  ],
])("a package is given back for the sum that the page showed, %s", async (_, of, asked, said) => {
  salonAnswers({ refundPackage: () => ({ refund: 48, atSalon: 0 }) });
  await show(<GiveBack />, { of });
  await page.getByRole("button", { name: "Give back" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question.getByText(asked)).toBeVisible();
  await question.getByRole("button", { name: "Yes, give it back" }).click();
  await expect.poll(() => sentWith("refundPackage").map(({ body }) => body)).toEqual([{ owed: 48 }]);
  await expect.element(page.getByText(said)).toBeVisible();
});

function GiveBack() {
  const { giveBack, question } = useGiveBack();
  return (
    <>
      <button type="button" onClick={() => void giveBack(sold)}>
        Give back
      </button>
      {question}
    </>
  );
}
