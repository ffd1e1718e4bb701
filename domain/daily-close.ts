/** What was counted when a day was closed, in cents. */
export interface CashCount {
  /** What the visits of the day brought at the desk, less what was handed back: by the books. */
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
 * The time whose money a close counts: from where the close before ended, however long ago, or from the day's beginning,
 * to now or the day's end. So every payment is in one close and in one only.
 * @param day epoch milliseconds, its end excluded
 */
export function coverOf(
  day: { from: number; to: number },
  last: LastClose | null,
  now: number,
): { from: number; to: number } {
  const from = last?.coversTo ?? day.from;
  return { from, to: Math.max(from, Math.min(now, day.to)) };
}
