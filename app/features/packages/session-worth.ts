import { toCents, toDollars } from "#domain/money.ts";

/** The value of one session of a package, in dollars, rounded down; some sessions may be worth a cent more. */
export function sessionWorth({ price, sessions }: { price: number; sessions: number }): number {
  return toDollars(Math.floor(toCents(price) / sessions));
}
