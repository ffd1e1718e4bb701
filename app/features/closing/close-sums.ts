import { readAmount, readBalance } from "#app/lib/read-number.ts";
import { differenceOf, toBankOf } from "#domain/daily-close.ts";
import { toLatinDigits } from "#domain/digits.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** What is typed while a day is counted, as in the fields. */
export interface Typed {
  morning: string;
  cash: string;
  other: string;
  left: string;
}

/** The notes in a till, in dollars, the largest first. */
export const notes = [100, 50, 20, 10, 5, 1] as const;

/** The total value of notes, in dollars. What is not a number counts as zero. */
export function worthOfNotes(counts: Partial<Record<number, string>>): number {
  return notes.reduce(
    (sum, note) => sum + note * Math.trunc(Number(toLatinDigits(counts[note] ?? "")) || 0),
    0,
  );
}

/**
 * The result of a count, in dollars. `difference` is what was counted beyond the expected, `toBank` is what leaves
 * the till.
 * @param desk the amount that the desk should have
 * @returns null until all amounts are valid
 */
export function sumUp(typed: Typed, desk: number) {
  const [morning, cash, left] = [typed.morning, typed.cash, typed.left].map(readAmount);
  // On a card machine, refunds can exceed payments.
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
