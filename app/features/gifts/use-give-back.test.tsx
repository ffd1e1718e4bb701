import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { giftCard } from "#app/features/gifts/gift-cards.fixture.ts";
import { useGiveBack } from "#app/features/gifts/use-give-back.ts";
import type { GiftCard } from "#contract/gift-cards.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const card = { ...giftCard, atDesk: false };

test.each([
  ["to the card that paid", salon, /goes back to the bank card/, "goes back to the bank card that paid."],
  [
    "at the salon where no card can be refunded",
    withoutCards,
    /waits under Exceptions/,
    "waits under Exceptions, for you to hand back.",
  ],
])(
  "a gift card that was given on the site goes back %s, and the owner reads so",
  async (_, of, asked, said) => {
    salonAnswers({ refundGiftCard: () => ({ refund: 50, atSalon: 0 }) });
    await show(<GiveBack />, { of });
    await page.getByRole("button", { name: "Give back" }).click();
    const question = page.getByRole("dialog");
    await expect.element(question.getByText(asked)).toBeVisible();
    await question.getByRole("button", { name: "Give it back" }).click();
    await expect.element(page.getByText(`The card is over. $50 ${said}`)).toBeVisible();
  },
);

test("the owner reads the card's worth where a server of the former release does not say what goes back", async () => {
  const { back: _, ...older } = card;
  await show(<GiveBack of={older} />);
  await page.getByRole("button", { name: "Give back" }).click();
  await expect.element(page.getByRole("dialog").getByText(/^\$50 goes back/)).toBeVisible();
});

function GiveBack({ of = card }: { of?: GiftCard }) {
  const { giveBack, question } = useGiveBack();
  return (
    <>
      <button type="button" onClick={() => void giveBack(of)}>
        Give back
      </button>
      {question}
    </>
  );
}
