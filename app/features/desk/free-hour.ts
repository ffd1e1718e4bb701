import type { DeskWaitingEntry } from "#contract/waiting.ts";

/** A free hour, with those of a list who wait for one like it, in its order: not always the order in which they are asked. */
export interface FreeHour {
  startsAt: string;
  masterIds: string[];
  fits: DeskWaitingEntry[];
}

/** The first hour that is free for any of the entries; undefined where none is. @param entries those that are shown */
export function firstFreeHour(entries: readonly DeskWaitingEntry[]): FreeHour | undefined {
  const hours = entries.flatMap(({ fits }) => fits ?? []);
  const [first] = hours.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (!first) return undefined;
  const isIt = ({ fits }: DeskWaitingEntry) =>
    fits?.startsAt === first.startsAt && fits.masterIds.some((id) => first.masterIds.includes(id));
  return { ...first, fits: entries.filter(isIt) };
}
