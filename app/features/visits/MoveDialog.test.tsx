import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MyBookings } from "#app/features/visits/MyBookings.tsx";
import { visitsAlone } from "#app/features/visits/visits.fixture.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const booked = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), canMove: true };
const moved = { ...visitOf("Tuli Roy", [facial, anika, "17:30", "18:30"]), _id: booked._id, canMove: true };
const at = (wall: string) => `2026-11-23T${wall}:00+06:00`;

test("a customer whose visit the salon has moved in the meantime sees its new time, and moves it from there", async () => {
  let standing = booked;
  salonAnswers({
    ...visitsAlone(() => [standing]),
    previewCancellation: () => ({ allowed: true, refund: 0, atSalon: 0, percent: 100, paid: 0, steps: [] }),
    readNextHours: () => ({ zone, until: "2027-01-31", anyone: null, masters: [] }),
    readAvailability: () => ({
      zone,
      until: "2027-01-31",
      nextFree: null,
      days: [
        {
          date: "2026-11-23",
          state: "free",
          count: 1,
          slots: [{ startsAt: at("16:30"), endsAt: at("17:30"), masterIds: [anika._id] }],
        },
      ],
    }),
    moveBooking: ({ body }) => {
      if (body.from === moved.startsAt) return { ...standing, startsAt: body.startsAt };
      standing = moved;
      return refusal("visit_moved", {
        detail: "This visit has just been moved to 5:30 pm. Look at it again.",
      });
    },
  });
  await show(<MyBookings email="anika@shiuli.example" />);
  await page
    .getByRole("button", { name: /^Reschedule/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("4:30", { exact: false }).first().click();
  const yes = dialog.getByRole("button", { name: /^Move to/ });
  await yes.click();
  await expect.element(dialog.getByText(/just been moved to 5:30 pm/)).toBeVisible();
  await expect.element(dialog.getByText(/23 Nov.*5:30 pm/)).toBeVisible();
  expect(dialog.getByText(/stays as it was/).elements()).toEqual([]);
  await yes.click();
  await expect
    .poll(() => sentWith("moveBooking").map(({ body }) => body?.from))
    .toEqual([booked.startsAt, moved.startsAt]);
});
