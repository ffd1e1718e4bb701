import type { NextHours, Slot } from "#contract/availability.ts";

/**
 * The first free slot with the chosen masters: null if there is none, undefined until it is known or if there are
 * several masters.
 * @param masterIds a master's id or 'any' for each service
 */
export function firstHour(next: NextHours | undefined, masterIds: string[]): Slot | null | undefined {
  const [only, ...others] = new Set(masterIds);
  if (!next || others.length > 0) return undefined;
  if (only === undefined || only === "any") return next.anyone;
  return next.masters.find(({ masterId }) => masterId === only)?.next;
}

/**
 * A slot with other masters that comes before the first one of the chosen master, and before the chosen slot.
 * @param chosen ISO 8601
 */
export function soonerHour(
  next: NextHours | undefined,
  masterIds: string[],
  chosen?: string,
): Slot | undefined {
  const first = firstHour(next, masterIds);
  const other = next?.anyone;
  if (first === undefined || !other) return undefined;
  if (chosen && Date.parse(chosen) <= Date.parse(other.startsAt)) return undefined;
  return first === null || Date.parse(other.startsAt) < Date.parse(first.startsAt) ? other : undefined;
}
