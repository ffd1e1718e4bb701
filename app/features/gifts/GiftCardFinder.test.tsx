import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { giftCard as card } from "#app/features/gifts/gift-cards.fixture.ts";
import { SoldGiftCards } from "#app/features/gifts/SoldGiftCards.tsx";
import type { GiftCard } from "#contract/gift-cards.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const used: GiftCard = { ...card, _id: "g2", state: "part", left: 20, to: "Nadia" };

beforeEach(() =>
  salonAnswers({
    listGiftCards: ({ query }) => ({
      owed: 70,
      counts: { part: 1, unused: 1, used: 0, refunded: 0 },
      cards: [card, used].filter(
        ({ to, state }) =>
          (!query.only || state === query.only) && (!query.search || to.toLowerCase().includes(query.search)),
      ),
      next: null,
    }),
  }),
);

test("cards are found by name, and shown by group with how many there are", async () => {
  await show(<SoldGiftCards />);
  await expect.element(page.getByText("$70 sold and not yet used, on 2 cards")).toBeVisible();
  const groups = page.getByRole("navigation", { name: "Groups of gift cards" });
  await groups.getByRole("link", { name: "In use 1" }).click();
  await expect.element(page.getByRole("row", { name: /Mehrin/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("row", { name: /Nadia/ })).toBeVisible();
  await groups.getByRole("link", { name: "Used up 0" }).click();
  await expect.element(page.getByText("No gift cards here")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Find a gift card" });
  await search.fill("mehr");
  await expect.element(page.getByRole("row", { name: /Mehrin/ })).toBeVisible();
  await search.fill("zzz");
  await expect.element(page.getByText("No gift card for ‘zzz’")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.element(page.getByRole("row", { name: /Nadia/ })).toBeVisible();
});

test("a typed code is not sent, and leads to what is on the card", async () => {
  await show(<SoldGiftCards />);
  await page.getByRole("searchbox", { name: "Find a gift card" }).fill("0abc-defg hjkm npqr");
  await expect
    .element(page.getByRole("link", { name: "See what is on it" }))
    .toHaveAttribute("href", "/gift-card/balance#0ABCDEFGHJKMNPQR");
  expect(sentWith("listGiftCards").every(({ query }) => query.search === undefined)).toBe(true);
});

test("a code that is typed with pauses stays in the field, and is not sent once most of it is there", async () => {
  await show(<SoldGiftCards />);
  const search = page.getByRole("searchbox", { name: "Find a gift card" });
  const sent = () => sentWith("listGiftCards").map(({ query }) => query.search);
  await search.fill("0abc");
  await expect.poll(sent).toContain("0abc");
  await search.fill("0abc-defg-hjkm");
  await search.fill("0abc-defg-hjkm-npqr");
  await expect.element(page.getByRole("link", { name: "See what is on it" })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.element(search).toHaveValue("");
  await expect.element(page.getByRole("link", { name: "See what is on it" })).not.toBeInTheDocument();
  expect(new Set(sent())).toEqual(new Set([undefined, "0abc"]));
});
