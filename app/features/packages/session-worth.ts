import { toCents, toDollars } from "#domain/money.ts";

/** What each session of a package is worth, in dollars, rounded down: the first ones may be worth a cent more. */
export function sessionWorth({ price, sessions }: { price: number; sessions: number }): number {
  return toDollars(Math.floor(toCents(price) / sessions));
}
