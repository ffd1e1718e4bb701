import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RevenueScreen } from "#app/features/owner/RevenueScreen.tsx";
import { revenueOfTwoWeeks } from "#tests/support/components/revenue-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const cardRow = page.getByRole("listitem").filter({ hasText: "Card" });

async function showWays({ card, of }: { card: number; of: typeof salon }) {
  salonAnswers({
    readRevenue: () => ({ ...revenueOfTwoWeeks, net: card + 120, card, desk: 120 }),
    readFigures: () => new Promise<never>(() => {}),
  });
  await show(<RevenueScreen today="2026-11-23" />, { of });
  await expect.element(page.getByRole("listitem").filter({ hasText: "At the desk" })).toBeVisible();
}

test("a salon that takes cards has a row of what was paid by card, also of nothing", async () => {
  await showWays({ card: 0, of: salon });
  await expect.element(cardRow).toHaveTextContent("Card$0");
});

test("a salon that takes no cards has no row of what was paid by card", async () => {
  await showWays({ card: 0, of: withoutCards });
  expect(cardRow.elements()).toEqual([]);
});

test("a salon that took cards until its keys were removed still has their row", async () => {
  await showWays({ card: 60, of: withoutCards });
  await expect.element(cardRow).toHaveTextContent("Card$60");
});
