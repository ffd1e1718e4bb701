import type { DeskWaitingEntry } from "#contract/waiting.ts";

/** A free hour, with those who wait for one like it, in their turn. */
export interface FreeHour {
  startsAt: string;
  masterIds: string[];
  fits: DeskWaitingEntry[];
}

/** The first hour that is free for anybody on the list; undefined where none is. @param entries in their turn */
export function firstFreeHour(entries: readonly DeskWaitingEntry[]): FreeHour | undefined {
  const hours = entries.flatMap(({ fits }) => fits ?? []);
  const [first] = hours.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (!first) return undefined;
  const isIt = ({ fits }: DeskWaitingEntry) =>
    fits?.startsAt === first.startsAt && fits.masterIds.some((id) => first.masterIds.includes(id));
  return { ...first, fits: entries.filter(isIt) };
}
