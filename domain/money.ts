/** Money is integer cents inside; dollars with at most two decimals exist only on the wire. */

/** Dollars of the wire as cents. @throws when there are more than two decimals */
export function toCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (Math.abs(cents / 100 - dollars) > 1e-9) throw new RangeError(`${dollars} is no amount of whole cents.`);
  return cents;
}

/** Cents as the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}
