import { money } from "#app/lib/money.ts";

/** Dollars without the sign, for a column that has the sign in its header. */
export function amountText(dollars: number): string {
  return money(dollars).replace("$", "");
}
