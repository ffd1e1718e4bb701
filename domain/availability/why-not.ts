import { has } from "#domain/availability/bits.ts";
import { type Blocker, blockers } from "#domain/availability/blockers.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import { type Search, search } from "#domain/availability/search.ts";
import { startRow } from "#domain/availability/start-row.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { windowOf } from "#domain/availability/window.ts";
import { cellAt, isOnGrid } from "#domain/time/cells.ts";
import { localDate } from "#domain/time/dates.ts";

/**
 * Every reason why a visit cannot start at an instant. Empty exactly when it can. For a visit of several services, the
 * first one that does not fit is explained, with each of its masters. Needs `cellsToRead` of the start's local date.
 * @param start epoch milliseconds
 */
export function whyNot(diary: Diary, visit: Visit, start: number): Reason[] {
  if (!isOnGrid(start)) return [{ code: "off_grid" }];
  const date = localDate(start, diary.salon.zone);
  const found = search(diary, visit, windowOf(date, date, diary.salon.zone));
  return reasonsAgainst(diary, visit, found, start);
}

/** Like `whyNot`, for a start on the grid and a search over its local date. */
export function reasonsAgainst(diary: Diary, visit: Visit, found: Search, start: number): Reason[] {
  const at = cellAt(start) - found.window.first;
  const seated = has(found.seating.starts, at);
  const against = seated ? [] : blockers(diary, visit, found, at);
  return [...ruledOut(diary, visit, found, start), ...against.map(({ reason }) => reason)];
}

/** The reasons of `whyNot` that come from somebody or something at a place, with the time that is needed there. */
export function blockersOf(diary: Diary, visit: Visit, start: number): Blocker[] {
  if (!isOnGrid(start)) return [];
  const date = localDate(start, diary.salon.zone);
  const found = search(diary, visit, windowOf(date, date, diary.salon.zone));
  const at = cellAt(start) - found.window.first;
  return has(found.seating.starts, at) ? [] : blockers(diary, visit, found, at);
}

function ruledOut(diary: Diary, visit: Visit, { window, limits }: Search, start: number): Reason[] {
  const reasons: Reason[] = [];
  const everyStep = startRow(diary, visit.by, window, { from: -Infinity, to: Infinity });
  if (!has(everyStep, cellAt(start) - window.first)) reasons.push({ code: "off_grid" });
  if (start < Math.min(diary.now, limits.from)) reasons.push({ code: "past" });
  else if (start < limits.from) reasons.push({ code: "before_opening_lead", from: limits.from });
  if (start >= limits.to) reasons.push({ code: "beyond_horizon" });
  return reasons;
}
