import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NeedsPerson } from "#app/features/owner/NeedsPerson.tsx";
import type { Setup } from "#contract/setup.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const opened: Omit<Setup, "cards"> = {
  steps: [],
  missing: [],
  services: 3,
  masters: 1,
  unserved: 0,
  sendsMails: true,
  teammates: 0,
  openedAt: "2026-11-01T04:00:00Z",
  opensOn: null,
};

beforeEach(() => {
  salonAnswers({
    readDeskNews: () => ({
      counts: { toConfirm: 0, today: 0, messages: 0, exceptions: 0, reviews: 0 },
      toHandBack: { visits: 0, amount: 0 },
      unseen: 0,
      news: [],
    }),
    listExceptions: () => ({ open: 0, exceptions: [] }),
  });
});

const showWithout = (cards: Setup["cards"]) => {
  salonAnswers({ readSetup: () => ({ ...opened, cards }) });
  return show(<NeedsPerson toConfirm={0} toArrange={0} />, { of: withoutCards });
};

test("without a card provider, the owner reads that guests can't pay", async () => {
  await showWithout("none");
  await expect.element(page.getByText("No card can be taken", { exact: true })).toBeVisible();
  expect(page.getByText(/Let everybody pay at the salon/).elements()).toHaveLength(1);
});

test("visits without a time wait for one, paid or not, as an import may bring them", async () => {
  salonAnswers({ readSetup: () => ({ ...opened, cards: "at_salon" }) });
  await show(<NeedsPerson toConfirm={0} toArrange={3} />, { of: withoutCards });
  await expect.element(page.getByText("3 visits wait for a time", { exact: true })).toBeVisible();
});

test("without a card provider, nothing needs the owner of a salon where all guests pay at the salon", async () => {
  await showWithout("at_salon");
  await expect.element(page.getByText("Nothing needs you")).toBeVisible();
});
