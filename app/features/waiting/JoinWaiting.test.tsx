import { expect, test } from "vitest";
import { page } from "vitest/browser";
import JoinWaiting from "#app/features/waiting/JoinWaiting.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("joining the waiting list is confirmed in place of the form, with the focus there", async () => {
  salonAnswers({ joinWaitingList: () => ({ insertedId: "entry" }) });
  await show(
    <JoinWaiting
      serviceIds={[facial._id]}
      masterIds={["any"]}
      masters={masters}
      date="2026-11-24"
      offered={["2026-11-24"]}
      onHour={() => {}}
    />,
  );
  await page.getByRole("button", { name: "Join the list" }).click();
  await expect.element(page.getByRole("status").filter({ hasText: "See my bookings" })).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "See my bookings" })).toBeVisible();
});
