import { numberText } from "#app/lib/number-text.ts";

const amount = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Dollars without their sign, for a column with the sign in its header. */
export function amountText(dollars: number): string {
  return numberText(amount.format(dollars));
}
