import type { AvailableDay } from "#contract/availability.ts";

/** Whether a changed visit still fits: at the chosen start, at another start on that day, or not on that day. */
export type Fit =
  | { kind: "fits"; endsAt: string }
  | { kind: "moves"; startsAt: string }
  | { kind: "not_that_day" };

/**
 * Checks the free slots of a day, computed for the changed visit, against the chosen start.
 * @param startsAt the chosen start, ISO 8601
 */
export function fitOf({ slots }: Pick<AvailableDay, "slots">, startsAt: string): Fit {
  const wanted = Date.parse(startsAt);
  const away = (slot: { startsAt: string }) => Math.abs(Date.parse(slot.startsAt) - wanted);
  const [first, ...others] = slots;
  if (!first) return { kind: "not_that_day" };
  const nearest = others.reduce((best, slot) => (away(slot) < away(best) ? slot : best), first);
  return away(nearest) === 0
    ? { kind: "fits", endsAt: nearest.endsAt }
    : { kind: "moves", startsAt: nearest.startsAt };
}

/**
 * When a visit with the chosen start ends; undefined if the day has no such slot.
 * @param startsAt the chosen start, ISO 8601
 */
export function endOf(day: Pick<AvailableDay, "slots"> | undefined, startsAt: string): string | undefined {
  return day?.slots.find((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt))?.endsAt;
}
