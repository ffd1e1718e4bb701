import { readAmount, readBalance } from "#app/lib/read-number.ts";
import { differenceOf, toBankOf } from "#domain/daily-close.ts";
import { toLatinDigits } from "#domain/digits.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** What is typed while a day is counted; amounts as they stand in their fields. */
export interface Typed {
  morning: string;
  cash: string;
  other: string;
  left: string;
}

/** The notes that a till is counted in, in dollars, the largest first. */
export const notes = [100, 50, 20, 10, 5, 1] as const;

/** What notes are worth together, in dollars; what is no number counts as none. */
export function worthOfNotes(counts: Partial<Record<number, string>>): number {
  return notes.reduce(
    (sum, note) => sum + note * Math.trunc(Number(toLatinDigits(counts[note] ?? "")) || 0),
    0,
  );
}

/**
 * What a count comes to, in dollars. `difference` is what was counted beyond the books, `toBank` what leaves the till.
 * @param desk what the desk has by the books
 * @returns null until cash, other and what stays are amounts
 */
export function sumUp(typed: Typed, desk: number) {
  const [morning, cash, left] = [typed.morning, typed.cash, typed.left].map(readAmount);
  // On a card machine more may go back than came in.
  const other = readBalance(typed.other);
  if (morning == null || cash == null || other == null || left == null) return null;
  const count = {
    deskCents: toCents(desk),
    morningCents: toCents(morning),
    cashCents: toCents(cash),
    otherCents: toCents(other),
    leftCents: toCents(left),
  };
  return {
    morning,
    cash,
    other,
    left,
    taken: toDollars(count.cashCents - count.morningCents),
    difference: toDollars(differenceOf(count)),
    toBank: toDollars(toBankOf(count)),
  };
}
