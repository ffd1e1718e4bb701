import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeskActions } from "#app/features/desk/DeskActions.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), status: "confirmed" as const };

test("the second press of a double click does not trigger the step that moved under the pointer", async () => {
  salonAnswers({ changeBookingState: ({ body }) => ({ ...tuli, status: body.to }) });
  await show(
    <DeskActions
      visit={tuli}
      now={Date.parse("2026-11-23T09:30:00Z")}
      onPlaces={() => {}}
      onCancelled={() => {}}
    />,
  );
  const missed = page.getByRole("button", { name: "No-show" });
  await expect.element(missed).toBeVisible();
  missed.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await page.getByRole("button", { name: "In the chair" }).click();
  await expect
    .poll(() => sentWith("changeBookingState").map(({ body }) => body))
    .toEqual([{ to: "in_chair" }]);
});
