import { addDays, weekday } from "#domain/time/dates.ts";

export type View = "day" | "week";

/** The dates YYYY-MM-DD that a view shows, both ends included. Weeks begin on Sunday. */
export function spanShown(view: View, date: string): { from: string; to: string } {
  if (view === "day") return { from: date, to: date };
  const from = addDays(date, -weekday(date));
  return { from, to: addDays(from, 6) };
}

/** The date that the arrows beside the heading lead to. */
export function stepFrom(view: View, date: string, way: 1 | -1): string {
  return addDays(date, view === "day" ? way : 7 * way);
}
