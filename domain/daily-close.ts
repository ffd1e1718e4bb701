/** How money at the salon is paid, as far as the books tell it apart: in cash, with the card machine, or otherwise. */
export const salonMethods = ["cash", "machine", "other"] as const;
export type SalonMethod = (typeof salonMethods)[number];

/** What was counted when a day was closed, in cents. */
export interface CashCount {
  /** What came in at the desk with the tips, less what was handed back: by the books. */
  deskCents: number;
  /** In the till in the morning: what the close before left in it. */
  morningCents: number;
  /** Cash in the till, as it was counted; what was in it in the morning is part of it. */
  cashCents: number;
  /** What was taken in other ways, by hand. */
  otherCents: number;
  /** What stays in the till for the next day. */
  leftCents: number;
}

/** Cents that were counted beyond what the books say; negative when some are missing. */
export function differenceOf({ deskCents, morningCents, cashCents, otherCents }: CashCount): number {
  return cashCents - morningCents + otherCents - deskCents;
}

/** Cents that leave the till. */
export function toBankOf({ cashCents, leftCents }: CashCount): number {
  return cashCents - leftCents;
}

/** A close that holds: which day, and up to when it counts (epoch milliseconds). */
export interface LastClose {
  date: string;
  coversTo: number;
}

/** Why a day can't be closed: it has not begun, or it or a later one is closed. Null when it can. Dates are 'YYYY-MM-DD'. */
export function whyNotClose(
  date: string,
  last: LastClose | null,
  today: string,
): "to_come" | "closed" | null {
  if (date > today) return "to_come";
  return last && date <= last.date ? "closed" : null;
}

/**
 * The time that a close counts: from where the last close that holds ended, however long ago, to now or the day's end.
 * Without one it begins with the day, or with the earliest close that was opened again, whichever is earlier.
 * @param day epoch milliseconds, its end excluded
 * @param begin where the earliest of all closes began, those that were opened again among them; null before the first
 */
export function coverOf(
  day: { from: number; to: number },
  { last, begin }: { last: LastClose | null; begin: number | null },
  now: number,
): { from: number; to: number } {
  const from = last?.coversTo ?? Math.min(day.from, begin ?? day.from);
  return { from, to: Math.max(from, Math.min(now, day.to)) };
}

/** Servers with clocks that differ, and work that takes long, write a line with a time before a close that did not see it. */
const latestLineMs = 7 * 86_400_000;

/**
 * Where to look for lines that no close has counted: the time of the close and a week before it, but not before the first
 * close, to the day's end. What is written there and not counted yet belongs to the next close.
 */
export function searchOf(
  day: { from: number; to: number },
  cover: { from: number; to: number },
  begin: number | null,
): { from: number; to: number } {
  const first = Math.min(begin ?? cover.from, cover.from);
  return { from: Math.max(first, cover.from - latestLineMs), to: Math.max(cover.to, day.to) };
}
