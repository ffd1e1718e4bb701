import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SalonScreen } from "#app/features/salon/SalonScreen.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { massage, withoutCards } from "#tests/support/components/salon-data.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("an owner who takes no cards reads that no membership is sold, whatever its price", async () => {
  salonAnswers({
    readSalonSettings: () => ({ ...usualSettings, membershipPrice: 120 }),
    listServices: () => [massage],
    listMasters: () => [],
  });
  await show(<SalonScreen />, { of: withoutCards });
  const membership = page.getByRole("region", { name: "Membership", exact: true });
  const said = membership.getByRole("paragraph").filter({ hasText: /while no card can be taken/ });
  await expect.element(said).toBeVisible();
});
