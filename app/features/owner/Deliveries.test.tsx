import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Deliveries } from "#app/features/owner/Deliveries.tsx";
import type { Answer } from "#contract/calls.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("on a phone nothing of the page moves when it turns out how many texts were sent today", async () => {
  await page.viewport(390, 844);
  const answer = Promise.withResolvers<Answer<"listDeliveries">>();
  salonAnswers({ listDeliveries: () => answer.promise });
  await show(<Deliveries />);
  await expect.poll(() => sentWith("listDeliveries")).toHaveLength(1);
  const tops = () =>
    ["tablist", "tabpanel"].map(
      (role) => document.querySelector(`[role=${role}]`)?.getBoundingClientRect().top,
    );
  const before = tops();
  const used = { sent: 3, most: 200 };
  answer.resolve({ texts: { notices: used, codes: used }, failed: 0, deliveries: [], next: null });
  await expect.element(page.getByText(/^Texts today:/)).toBeVisible();
  expect(tops()).toEqual(before);
});

test("after the deliveries could not be read, the states stay in sight while those of one load", async () => {
  salonAnswers({ listDeliveries: () => refusal("too_many_requests", { status: 429 }) });
  await show(<Deliveries />);
  const tab = page.getByRole("tab", { name: "Waiting" });
  await expect.element(tab).toBeVisible();
  salonAnswers({ listDeliveries: () => new Promise<never>(() => {}) });
  await tab.click();
  await expect.poll(() => sentWith("listDeliveries")).toHaveLength(2);
  await expect.element(tab).toBeVisible();
});
