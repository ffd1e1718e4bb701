import { salonDate } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { BookingStatus } from "#contract/bookings.ts";
import { canBecome } from "#domain/booking-states.ts";

/** A button of the visit's panel: where it leads, and what to say when it did not. */
export interface Step {
  to: "confirmed" | "in_chair" | "completed" | "no_show";
  label: string;
  failure: string;
}

const steps: Step["to"][] = ["confirmed", "in_chair", "completed", "no_show"];

/** Where a visit can go from here and now, the likeliest first: what the server would not allow is left out. */
export function stepsFor(
  { status, startsAt }: { status: BookingStatus; startsAt: string | null },
  now: number,
  zone: string,
): Step[] {
  const texts = textsNow(calendarTexts);
  const isDay = startsAt !== null && salonDate(startsAt, zone) <= salonDate(now, zone);
  const hasBegun = startsAt !== null && Date.parse(startsAt) <= now;
  const isTime = { confirmed: true, in_chair: isDay, completed: true, no_show: hasBegun };
  return steps
    .filter((to) => canBecome(status, to) && isTime[to])
    .map((to) => ({ to, ...texts.steps[to], ...(status === "no_show" && { label: texts.undoNoShow }) }));
}
