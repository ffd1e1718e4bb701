/**
 * The tax included in a price, in whole cents. The rest of the price is net of it, so the two add up.
 * @param basisPoints hundredths of a percent of the net price
 */
export function taxIncluded(priceCents: number, basisPoints: number): number {
  return Math.round((priceCents * basisPoints) / (10_000 + basisPoints));
}
