import { toCents, toDollars } from "#domain/money.ts";

const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Dollars as a guest reads them: $60, and $28.50 where there are cents. */
export function money(dollars: number): string {
  return Number.isInteger(dollars) ? whole.format(dollars) : withCents.format(dollars);
}

/** The exact sum of dollar prices, added as cents. */
export function sumOfPrices(prices: number[]): number {
  return toDollars(prices.reduce((cents, price) => cents + toCents(price), 0));
}
