import type { SpecialHours } from "#contract/schedules.ts";
import { addDays } from "#domain/time/dates.ts";

/** Consecutive days that differ in the same way, as one line of the list. */
export interface ExceptionRun {
  ids: string[];
  from: string;
  to: string;
  reason: string;
  isWholeSalon: boolean;
  hours: { opens: string; closes: string } | null;
}

/** Joins consecutive dates with the same reason. @param exceptions sorted by date */
export function runsOf(exceptions: readonly SpecialHours[]): ExceptionRun[] {
  const runs: ExceptionRun[] = [];
  for (const { _id, date, reason, masterId, opens, closes } of exceptions) {
    const hours = opens !== null && closes !== null ? { opens, closes } : null;
    const run = { ids: [_id], from: date, to: date, reason, isWholeSalon: masterId === null, hours };
    const before = runs.find((one) => addDays(one.to, 1) === date && isAlike(one, run));
    if (before) {
      before.to = date;
      before.ids.push(_id);
    } else runs.push(run);
  }
  return runs;
}

function isAlike(one: ExceptionRun, other: ExceptionRun): boolean {
  const traits = ({ reason, isWholeSalon, hours }: ExceptionRun) =>
    JSON.stringify([reason, isWholeSalon, hours]);
  return traits(one) === traits(other);
}
