import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FreeHourPanel } from "#app/features/waiting-list/FreeHourPanel.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";
import { lubna } from "#tests/support/components/waiting-data.ts";

test("the panel ranks nobody first for a free hour, since another may be asked before them", async () => {
  salonAnswers({});
  const fits = [lubna, { ...lubna, _id: "w2", name: "Orni Sarkar" }];
  const hour = { startsAt: "2026-11-24T15:00:00+06:00", masterIds: [anika._id], fits };
  await show(<FreeHourPanel hour={hour} masters={[anika]} busyId={undefined} onOffer={() => {}} />);
  const offer = page.getByRole("button", { name: /^Offer it/ });
  await expect.element(offer.nth(1)).toBeVisible();
  const [first, second] = offer.elements();
  expect(first?.className).toBe(second?.className);
  expect(page.getByRole("list").element().tagName).toBe("UL");
});
