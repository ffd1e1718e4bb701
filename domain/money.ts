/** Money is integer cents inside; dollars with at most two decimals exist only on the wire. */

/** Dollars of the wire as cents. @throws when there are more than two decimals */
export function toCents(dollars: number): number {
  if (!isWholeCents(dollars)) throw new RangeError(`${dollars} is no amount of whole cents.`);
  return Math.round(dollars * 100);
}

/** Whether dollars have no part of a cent, but for what floating point adds. */
export function isWholeCents(dollars: number): boolean {
  return Math.abs(Math.round(dollars * 100) / 100 - dollars) <= 1e-9;
}

/** Cents as the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Cents as a sentence writes them in dollars: 12, and 12.60 where there are cents. */
export function writtenDollars(cents: number): string {
  return cents % 100 === 0 ? String(toDollars(cents)) : toDollars(cents).toFixed(2);
}
