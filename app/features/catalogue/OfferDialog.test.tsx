import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OffersScreen } from "#app/features/catalogue/OffersScreen.tsx";
import type { Offer } from "#contract/offers.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const offer: Offer = {
  _id: "o1",
  code: "EID26",
  off: { kind: "percent", percent: 10 },
  from: null,
  until: "2026-12-20",
  serviceIds: null,
  firstVisitOnly: false,
  mostUses: 5,
  mostUsesEach: null,
  endedAt: null,
  booked: 0,
  held: 0,
  revenue: 0,
};

test("editing an offer sends only the fields changed in this form", async () => {
  salonAnswers({
    listOffers: () => [offer],
    listAllServices: () => [],
    updateOffer: () => ({ modifiedCount: 1 }),
  });
  await show(<OffersScreen />);
  for (const [label, typed] of [
    [/^Percent/, "15"],
    [/^Uses in all/, "8"],
  ] as const) {
    await page.getByRole("button", { name: /^Change/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabelText(label).fill(typed);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(sentWith("updateOffer").map(({ body }) => body)).toEqual([
    { off: { kind: "percent", percent: 15 } },
    { mostUses: 8 },
  ]);
});

test("services that do not load are no empty choice for an offer", async () => {
  salonAnswers({
    listOffers: () => [offer],
    listAllServices: () => refusal("too_many_requests", { status: 429 }),
  });
  await show(<OffersScreen />);
  await page.getByRole("button", { name: /^Change/ }).click();
  const told = page.getByRole("dialog").getByRole("alert");
  await expect.element(told.getByText(/^The services did not load/)).toBeVisible();
  await expect.element(told.getByRole("button", { name: "Try again" })).toBeVisible();
});
