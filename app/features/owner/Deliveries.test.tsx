import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Deliveries } from "#app/features/owner/Deliveries.tsx";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

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
