import { sumOfPrices } from "#app/lib/money.ts";
import { addDays, weekday } from "#domain/time/dates.ts";

export interface WeekMoney {
  /** The days of this week, Sunday first, in dollars. */
  days: { date: string; amount: number }[];
  soFar: number;
  /** How much more than on the same days of last week, in whole percent; null if last week had nothing. */
  over: number | null;
}

/** The two weeks to compare, as one span of dates: last week's Sunday to this week's Saturday. */
export function twoWeeks(today: string): { from: string; to: string } {
  const from = addDays(today, -weekday(today) - 7);
  return { from, to: addDays(from, 13) };
}

/** @param days the days of the two weeks, in order */
export function weekMoney(days: readonly { date: string; amount: number }[], today: string): WeekMoney {
  const before = days.slice(0, 7);
  const own = days.slice(7);
  const sum = (some: readonly { amount: number }[]) => sumOfPrices(some.map(({ amount }) => amount));
  const soFar = sum(own);
  const then = sum(before.slice(0, weekday(today) + 1));
  return {
    days: own,
    soFar,
    over: then > 0 ? Math.round((100 * (soFar - then)) / then) : null,
  };
}
