import { money } from "#app/lib/money.ts";

/** Dollars without their sign, for a column with the sign in its header. */
export function amountText(dollars: number): string {
  return money(dollars).replace("$", "");
}
