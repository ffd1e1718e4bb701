/** What is on sale, as far as a price goes. */
export interface PricedService {
  id: string;
  name: string;
  priceCents: number;
}

/** Something taken off every service. Percents are whole, from 1 to 100. */
export interface Discount {
  kind: "member";
  percent: number;
}

export interface QuoteLine {
  serviceId: string;
  name: string;
  /** Before the discount. */
  priceCents: number;
}

/** A price with its parts. subtotalCents less discountCents is totalCents, and the lines add up to the subtotal. */
export interface Quote {
  lines: QuoteLine[];
  subtotalCents: number;
  /** The one that was applied; null when nothing was taken off. */
  discount: Discount | null;
  discountCents: number;
  totalCents: number;
}

/** The least that a card can be charged, in cents. */
export const leastChargeCents = 50;

/** Prices a visit from the catalogue. Of several discounts the best one counts, and it alone. */
export function quote(services: readonly PricedService[], discounts: readonly Discount[] = []): Quote {
  const lines = services.map(({ id, name, priceCents }) => ({ serviceId: id, name, priceCents }));
  const subtotalCents = sum(lines.map((line) => line.priceCents));
  const discount = bestDiscount(discounts);
  const discountCents = sum(discountByLine(lines, discount));
  return {
    lines,
    subtotalCents,
    discount: discountCents > 0 ? discount : null,
    discountCents,
    totalCents: subtotalCents - discountCents,
  };
}

/**
 * What a discount takes off each line, in whole cents: rounded line by line, so that a service costs the same alone and
 * beside others. Only a whole discount takes a price below what a card can be charged.
 */
export function discountByLine(
  lines: readonly Pick<QuoteLine, "priceCents">[],
  discount: Discount | null,
): number[] {
  if (!discount) return lines.map(() => 0);
  const { percent } = discount;
  return lines.map(({ priceCents }) => {
    const most = percent === 100 ? priceCents : Math.max(0, priceCents - leastChargeCents);
    return Math.min(most, Math.round((priceCents * percent) / 100));
  });
}

/** The one that takes most off; the first of equals. */
function bestDiscount(discounts: readonly Discount[]): Discount | null {
  return discounts.reduce<Discount | null>(
    (best, one) => (best === null || one.percent > best.percent ? one : best),
    null,
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
