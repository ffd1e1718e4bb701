/** What is on sale, as far as a price goes. */
export interface PricedService {
  id: string;
  name: string;
  priceCents: number;
}

export interface QuoteLine {
  serviceId: string;
  name: string;
  priceCents: number;
}

/** A price with its parts. subtotalCents less discountCents is totalCents, and the lines add up to the subtotal. */
export interface Quote {
  lines: QuoteLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
}

/** The least that a card can be charged, in cents. */
export const leastChargeCents = 50;

/** Prices a visit from the catalogue. */
export function quote(services: readonly PricedService[]): Quote {
  const lines = services.map(({ id, name, priceCents }) => ({ serviceId: id, name, priceCents }));
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents, 0);
  return { lines, subtotalCents, discountCents: 0, totalCents: subtotalCents };
}
