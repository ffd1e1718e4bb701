import type { DeskWaitingEntry } from "#contract/waiting.ts";

/**
 * A free slot, with the entries of a list that wait for one like it. They are in the list's order, which may differ
 * from the order in which they are offered the slot.
 */
export interface FreeHour {
  startsAt: string;
  masterIds: string[];
  fits: DeskWaitingEntry[];
}

/** The first slot that is free for any of the entries; undefined if there is none. @param entries the entries shown */
export function firstFreeHour(entries: readonly DeskWaitingEntry[]): FreeHour | undefined {
  const hours = entries.flatMap(({ fits }) => fits ?? []);
  const [first] = hours.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (!first) return undefined;
  const isIt = ({ fits }: DeskWaitingEntry) =>
    fits?.startsAt === first.startsAt && fits.masterIds.some((id) => first.masterIds.includes(id));
  return { ...first, fits: entries.filter(isIt) };
}
