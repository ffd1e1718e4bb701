import { salonDate } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { BookingStatus } from "#contract/bookings.ts";
import { isStepBack, type NextState, whyNotChange } from "#domain/visit.ts";

/** A button of the visit's panel: the state it leads to, and what to say on failure. */
export interface Step {
  to: NextState;
  /** The request body. */
  body: { to: NextState; undo?: true };
  label: string;
  failure: string;
}

const steps: NextState[] = ["completed", "confirmed", "in_chair", "no_show"];

/** The states a visit can go to now, the likeliest first. What the server would refuse is left out. */
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
