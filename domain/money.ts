/** Money is integer cents internally. Dollars with at most two decimals exist only on the wire. */

/** Dollars of the wire as cents. @throws when there are more than two decimals */
export function toCents(dollars: number): number {
  if (!isWholeCents(dollars)) throw new RangeError(`${dollars} is no amount of whole cents.`);
  return Math.round(dollars * 100);
}

/** Whether dollars have no fraction of a cent, apart from floating point error. */
export function isWholeCents(dollars: number): boolean {
  return Math.abs(Math.round(dollars * 100) / 100 - dollars) <= 1e-9;
}

/** Cents as the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Cents as dollars in a sentence: 12, or 12.60 if there are cents. */
export function writtenDollars(cents: number): string {
  return cents % 100 === 0 ? String(toDollars(cents)) : toDollars(cents).toFixed(2);
}
