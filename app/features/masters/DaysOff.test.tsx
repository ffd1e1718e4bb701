import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSchedule } from "#app/data/schedules.ts";
import { DaysOff } from "#app/features/masters/DaysOff.tsx";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("days of which another desk took one back are taken back, and not called off still", async () => {
  const hours = { masterId: anika._id, reason: "Eid", opens: null, closes: null };
  let off = ["2026-12-10", "2026-12-11"].map((date) => ({ ...hours, _id: date, date }));
  const slow = Promise.withResolvers<void>();
  salonAnswers({
    readSchedule: () => ({ master: anika, hours: [], serviceIds: [], exceptions: off }),
    deleteHoursException: async ({ params: { id } }) => {
      if (id === "2026-12-10") return refusal("not_found", { status: 404 });
      await slow.promise;
      off = [];
      return { deletedCount: 1 };
    },
  });
  await show(<Days />);
  await page.getByRole("button", { name: "Take 'Eid' back" }).click();
  await page.getByRole("button", { name: "Take it back", exact: true }).click();
  await expect.poll(() => sentWith("deleteHoursException")).toHaveLength(2);
  slow.resolve();
  await expect.element(page.getByText("No coming day differs from the week above.")).toBeVisible();
  expect(page.getByText("The days are still off").elements()).toEqual([]);
});

function Days() {
  const { data } = useSchedule(anika._id);
  return data && <DaysOff schedule={data} onOutside={() => {}} />;
}
