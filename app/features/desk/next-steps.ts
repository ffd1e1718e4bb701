import { salonDate } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { BookingStatus } from "#contract/bookings.ts";
import { isStepBack, type NextState, whyNotChange } from "#domain/visit.ts";

/** A button of the visit's panel: where it leads, and what to say when it did not. */
export interface Step {
  to: NextState;
  /** What is sent. */
  body: { to: NextState; undo?: true };
  label: string;
  failure: string;
}

const steps: NextState[] = ["completed", "confirmed", "in_chair", "no_show"];

/** Where a visit can go from here and now, the likeliest first: what the server would not allow is left out. */
export function stepsFor(
  { status, startsAt }: { status: BookingStatus; startsAt: string | null },
  now: number,
  zone: string,
): Step[] {
  const texts = textsNow(calendarTexts);
  const visit = { state: status, startsAt: startsAt === null ? null : Date.parse(startsAt) };
  const at = { now, dateOf: (instant: number) => salonDate(instant, zone) };
  return steps
    .filter((to) => whyNotChange(visit, to, at, true) === null)
    .map((to) => ({
      ...{ to, body: { to }, ...texts.steps[to] },
      ...(status === "no_show" && { label: texts.undoNoShow }),
      ...(isStepBack(status, to) && {
        label: status === "completed" ? texts.undoCompleted : texts.undoInChair,
        body: { to, undo: true },
      }),
    }));
}
