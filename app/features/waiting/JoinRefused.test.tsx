import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  freeHours,
  hour,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika } from "#tests/support/components/salon-data.ts";

test("a guest who is not put on the list, since an hour has come free, reads so beside the free hours", async () => {
  const full = { ...freeHours.days[0], date: "2026-11-24", state: "full" as const, count: 0, slots: [] };
  const why = "There is a free hour on these days already. You can book it now.";
  const free = { startsAt: "2026-11-24T16:30:00+06:00", masterId: anika._id, masterIds: [anika._id] };
  salonWithFreeHours();
  salonAnswers({
    readAvailability: () =>
      sentWith("joinWaitingList").length > 0 ? freeHours : { ...freeHours, days: [full] },
    joinWaitingList: () => refusal("hour_free", { detail: why, alternatives: [free] }),
  });
  await showCheckout();
  await page.getByRole("button", { name: /24 November/ }).click();
  await page.getByRole("button", { name: "Join the list" }).click();
  await expect.element(hour).toBeVisible();
  await expect.element(page.getByText(/^You are not on the waiting list.*free hour/)).toBeVisible();
});
