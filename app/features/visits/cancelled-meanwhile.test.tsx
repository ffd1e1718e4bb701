import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { MyBookings } from "#app/features/visits/MyBookings.tsx";
import { visitsAlone } from "#app/features/visits/visits.fixture.ts";
import type { Booking } from "#contract/bookings.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const booked: Booking = {
  ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]),
  canMove: true,
  canCancel: true,
};
const bySalon: Booking = {
  ...booked,
  status: "cancelled",
  canMove: false,
  canCancel: false,
  returned: { card: 60 },
};
const slot = {
  startsAt: "2026-11-23T16:30:00+06:00",
  endsAt: "2026-11-23T17:30:00+06:00",
  masterIds: [anika._id],
};
const hours = { zone, until: "2027-01-31", nextFree: null };
const comingUp = page.getByRole("region", { name: "Coming up" });
const told = page.getByText(/^Your visit is cancelled/);
let standing = booked;

beforeEach(async () => {
  standing = booked;
  salonAnswers({
    ...visitsAlone(() => [standing]),
    previewCancellation: () => ({ allowed: true, refund: 30, atSalon: 0, percent: 50, paid: 60, steps: [] }),
    readNextHours: () => ({ zone, until: "2027-01-31", anyone: null, masters: [] }),
    readAvailability: () => ({
      ...hours,
      days: [{ date: "2026-11-23", state: "free", count: 1, slots: [slot] }],
    }),
    moveBooking: () =>
      refusal("wrong_state", { detail: "This visit can't be moved any more. Book a new one." }),
    cancelBooking: () => refusal("wrong_state", { detail: "This visit is cancelled already." }),
  });
  await show(<MyBookings email="anika@shiuli.example" />);
  await expect.element(comingUp).toBeVisible();
});

test("a customer who moves a visit that the salon has cancelled reads so, and it is coming up no more", async () => {
  await page.getByRole("button", { name: /^Reschedule/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("4:30", { exact: false }).first().click();
  standing = bySalon;
  await dialog.getByRole("button", { name: /^Move to/ }).click();
  await expect.element(comingUp).not.toBeInTheDocument();
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText(/can't be moved any more\. Book a new one\. \$60 back/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a customer who cancels a visit that the salon has cancelled reads what the salon gave back", async () => {
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Cancel visit" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/^\$30 of the \$60/)).toBeVisible();
  standing = bySalon;
  await dialog.getByRole("button", { name: "Cancel visit" }).click();
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText("$60 back to your card").first()).toBeVisible();
  await expect.element(page.getByText(/^\$30 of the \$60/)).not.toBeInTheDocument();
});
