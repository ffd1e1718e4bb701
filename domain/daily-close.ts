/** How money at the salon is paid, as far as the books distinguish it: in cash, with the card machine, or otherwise. */
export const salonMethods = ["cash", "machine", "other"] as const;
export type SalonMethod = (typeof salonMethods)[number];

/** What was counted when a day was closed, in cents. */
export interface CashCount {
  /** What came in at the desk according to the books, tips included, less what was handed back. */
  deskCents: number;
  /** In the till in the morning: what the close before left in it. */
  morningCents: number;
  /** Counted cash in the till, including what was there in the morning. */
  cashCents: number;
  /** What was taken in other ways, entered by hand. */
  otherCents: number;
  /** What stays in the till for the next day. */
  leftCents: number;
}

/** Counted cents less what the books say. Negative when some are missing. */
export function differenceOf({ deskCents, morningCents, cashCents, otherCents }: CashCount): number {
  return cashCents - morningCents + otherCents - deskCents;
}

/** Cents that leave the till. */
export function toBankOf({ cashCents, leftCents }: CashCount): number {
  return cashCents - leftCents;
}

/** A valid close: its day, and up to when it counts (epoch milliseconds). */
export interface LastClose {
  date: string;
  coversTo: number;
}

/**
 * Why a day can't be closed: it has not begun, or it or a later day is closed. Null when it can. Dates are
 * 'YYYY-MM-DD'.
 */
export function whyNotClose(
  date: string,
  last: LastClose | null,
  today: string,
): "to_come" | "closed" | null {
  if (date > today) return "to_come";
  return last && date <= last.date ? "closed" : null;
}

/**
 * The time that a close covers: from the end of the last valid close, however long ago, to now or the day's end.
 * Without one it begins with the day or with the earliest reopened close, whichever is earlier.
 * @param day epoch milliseconds, its end excluded
 * @param begin the start of the earliest close, reopened ones included; null before the first
 */
export function coverOf(
  day: { from: number; to: number },
  { last, begin }: { last: LastClose | null; begin: number | null },
  now: number,
): { from: number; to: number } {
  const from = last?.coversTo ?? Math.min(day.from, begin ?? day.from);
  return { from, to: Math.max(from, Math.min(now, day.to)) };
}

/** A server with a different clock, or slow work, can write a line dated before a close that did not see it. */
const latestLineMs = 7 * 86_400_000;

/**
 * Where to look for lines that no close has counted: from a week before the close, but not before the first close, to
 * the day's end. Lines found there and not counted yet belong to the next close.
 */
export function searchOf(
  day: { from: number; to: number },
  cover: { from: number; to: number },
  begin: number | null,
): { from: number; to: number } {
  const first = Math.min(begin ?? cover.from, cover.from);
  return { from: Math.max(first, cover.from - latestLineMs), to: Math.max(cover.to, day.to) };
}
