import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SavedCards } from "#app/features/card/SavedCards.tsx";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a saved card is removed after a question, and the focus stays on the page", async () => {
  let cards = [{ _id: "c1", brand: "visa", last4: "4242", expMonth: 12, expYear: 2030 }];
  salonAnswers({
    listCards: () => cards,
    removeCard: () => {
      cards = [];
      return { deletedCount: 1 };
    },
  });
  await show(<SavedCards />);
  const remove = page.getByRole("button", { name: /^Remove.*Visa ending 4242$/ });
  await remove.click();
  const question = page.getByRole("dialog", { name: "Remove Visa ending 4242?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sentWith("removeCard")).toEqual([]);
  await remove.click();
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect.element(page.getByText("The card is removed")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Saved cards" })).toHaveFocus();
});

test("where no cards are taken, none can be saved, and the card provider is not asked", async () => {
  salonAnswers({ listCards: () => [] });
  await show(<SavedCards />, { of: withoutCards });
  expect(page.getByRole("heading").elements()).toEqual([]);
  expect(sentWith("listCards")).toEqual([]);
});
