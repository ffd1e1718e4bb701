import { inSalon } from "#app/lib/salon-time.ts";
import type { AvailableDay, Slot } from "#contract/availability.ts";

/** A start on a day: free, or taken by somebody else. */
export interface Start {
  /** ISO 8601. */
  startsAt: string;
  taken: boolean;
}

export interface DayPart {
  name: "morning" | "afternoon" | "evening";
  starts: Start[];
}

/** A day's starts by part of the salon's day: before noon, before five, and after. Empty parts are left out. */
export function dayParts(starts: Start[], zone: string): DayPart[] {
  const parts: DayPart[] = [
    { name: "morning", starts: [] },
    { name: "afternoon", starts: [] },
    { name: "evening", starts: [] },
  ];
  for (const start of starts) {
    const hour = Number(inSalon("hour", start.startsAt, zone));
    parts[hour < 12 ? 0 : hour < 17 ? 1 : 2]?.starts.push(start);
  }
  return parts.filter((part) => part.starts.length > 0);
}

/**
 * A day's free and taken starts, in order.
 * @param own the chosen slot, which always counts as free
 */
export function startsOf(day: Pick<AvailableDay, "slots" | "taken"> | undefined, own?: string): Start[] {
  const free = withOwn(day?.slots ?? [], own);
  const known = new Set(free.map((startsAt) => Date.parse(startsAt)));
  const taken = (day?.taken ?? []).filter((startsAt) => !known.has(Date.parse(startsAt)));
  return [
    ...free.map((startsAt) => ({ startsAt, taken: false })),
    ...taken.map((startsAt) => ({ startsAt, taken: true })),
  ].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

function withOwn(slots: Slot[], own: string | undefined): string[] {
  const free = slots.map(({ startsAt }) => startsAt);
  if (!own || free.some((startsAt) => Date.parse(startsAt) === Date.parse(own))) return free;
  return [...free, own];
}
