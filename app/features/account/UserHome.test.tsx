import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { UserHome } from "#app/features/account/UserHome.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters, salon } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a membership that could not be read takes nothing out of sight while it is asked for again", async () => {
  salonAnswers({
    listUserBookings: () => [visitOf("Nadia Islam", [facial, anika, "10:00", "11:00"])],
    listServices: () => [facial],
    listMasters: () => masters,
    readMembership: () => refusal("too_many_requests", { status: 429 }),
  });
  await page.viewport(390, 844);
  await show(<UserHome email="nadia@example.com" name="Nadia Islam" firstName="Nadia" />, {
    of: { ...salon, membership: { price: 120, percent: 15 } },
  });
  const again = page.getByRole("heading", { name: "Book again" });
  await expect.element(again).toBeVisible();
  salonAnswers({ readMembership: () => new Promise<never>(() => {}) });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => sentWith("readMembership")).toHaveLength(2);
  await expect.element(again).toBeVisible();
});
