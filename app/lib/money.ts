import { formats } from "#app/texts/en/public/formats.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** Dollars as a guest reads them: $60, or $28.50 when there are cents. */
export function money(dollars: number): string {
  return textsNow(formats).money(dollars);
}

/** The exact sum of dollar prices, added as cents. */
export function sumOfPrices(prices: number[]): number {
  return toDollars(prices.reduce((cents, price) => cents + toCents(price), 0));
}
