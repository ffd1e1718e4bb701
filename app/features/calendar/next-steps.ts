import { salonDate } from "#app/lib/salon-time.ts";
import type { BookingStatus } from "#contract/bookings.ts";
import { canBecome } from "#domain/booking-states.ts";

/** A button of the visit's panel: where it leads, and what to say when it did not. */
export interface Step {
  to: "confirmed" | "in_chair" | "completed" | "no_show";
  label: string;
  failure: string;
}

const steps: Step[] = [
  { to: "confirmed", label: "Confirm visit", failure: "The visit was not confirmed" },
  { to: "in_chair", label: "In the chair", failure: "The visit was not put in the chair" },
  { to: "completed", label: "Completed", failure: "The visit was not completed" },
  { to: "no_show", label: "No-show", failure: "The visit was not marked as missed" },
];

/** Where a visit can go from here and now, the likeliest first: what the server would not allow is left out. */
export function stepsFor(
  { status, startsAt }: { status: BookingStatus; startsAt: string | null },
  now: number,
  zone: string,
): Step[] {
  const isDay = startsAt !== null && salonDate(startsAt, zone) <= salonDate(now, zone);
  const hasBegun = startsAt !== null && Date.parse(startsAt) <= now;
  const isTime = { confirmed: true, in_chair: isDay, completed: true, no_show: hasBegun };
  return steps
    .filter(({ to }) => canBecome(status, to) && isTime[to])
    .map((step) => (status === "no_show" ? { ...step, label: "Undo no-show" } : step));
}
