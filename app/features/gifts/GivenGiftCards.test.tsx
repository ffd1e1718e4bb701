import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GivenGiftCards } from "#app/features/gifts/GivenGiftCards.tsx";
import type { GivenGiftCard } from "#contract/gift-cards.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const card: GivenGiftCard = {
  _id: "g1",
  state: "part",
  worth: 50,
  left: 20,
  service_name: null,
  picture: "ribbon",
  to: "Mehrin",
  email: "mehrin@example.com",
  soldAt: "2026-11-20T10:00:00+06:00",
  sendsAt: "2026-11-21T09:00:00+06:00",
  sentAt: "2026-11-21T09:00:00+06:00",
};

test("a person who gave gift cards sees the recipient, the date and the use of each", async () => {
  const coming = { ...card, _id: "g2", to: "Nadia", left: 50, state: "waiting" as const, sentAt: null };
  salonAnswers({ listMyGiftCards: () => [coming, card] });
  await show(<GivenGiftCards />);
  const region = page.getByRole("region", { name: "Gift cards you gave" });
  await expect.element(region.getByText("For Nadia")).toBeVisible();
  await expect.element(region.getByText("$50 of $50 left")).toBeVisible();
  await expect.element(region.getByText("Goes to mehrin@example.com on 21 Nov 2026")).toBeVisible();
  await expect.element(region.getByText("waits for its day")).toBeVisible();
  await expect.element(region.getByText("$20 of $50 left")).toBeVisible();
  await expect.element(region.getByText("Sent to mehrin@example.com on 21 Nov 2026")).toBeVisible();
  await expect.element(region.getByText("in use")).toBeVisible();
});

test("gift cards that could not be read are not taken for none", async () => {
  salonAnswers({ listMyGiftCards: () => refusal("not_ready", { status: 503 }) });
  await show(<GivenGiftCards />);
  await expect.element(page.getByText(/^The gift cards that you gave did not load\./)).toBeVisible();
  salonAnswers({ listMyGiftCards: () => [card] });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("For Mehrin")).toBeVisible();
});
