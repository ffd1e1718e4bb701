import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a week that is not saved is asked about before the page is left", async () => {
  salonAnswers({
    listMasters: () => masters,
    listAllMasters: () => [],
    listServices: () => [],
    readMasterFeed: () => ({ createdAt: null }),
    readSchedule: () => ({
      master: anika,
      hours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
      serviceIds: [],
      exceptions: [],
    }),
  });
  const { unmount } = await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await expect.element(page.getByRole("heading", { name: anika.name })).toBeVisible();
  expect(unsaved.ask).toBeUndefined();
  await page.getByRole("button", { name: "Add a break" }).click();
  await expect.poll(() => unsaved.ask).toBeDefined();

  const stays = unsaved.ask?.();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await stays).toBe(false);
  const leaves = unsaved.ask?.();
  await question.getByRole("button", { name: "Leave" }).click();
  expect(await leaves).toBe(true);

  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => unsaved.ask).toBeUndefined();
  // The button is gone with what it gave up.
  await expect.element(page.getByRole("heading", { name: anika.name })).toHaveFocus();
  await unmount();
});
