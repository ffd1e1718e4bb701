import { leastChargeCents } from "#domain/pricing.ts";

/**
 * What a customer pays of a price when booking; the rest is paid at the salon, or all of it. Percents are whole, from 1
 * to 99.
 */
export type Deposit =
  | { kind: "percent"; percent: number }
  | { kind: "amount"; cents: number }
  | { kind: "at_salon" };

/** A price in two parts that add up to it, in cents. */
export interface PriceParts {
  nowCents: number;
  atSalonCents: number;
}

/**
 * What of a price is charged when booking: all of it without a deposit. Nothing of a price of nothing, and nothing of one that
 * is paid at the salon; else no less than a card can be charged, and no more than the price.
 */
export function partsOf(totalCents: number, deposit: Deposit | null): PriceParts {
  const asked = deposit === null ? totalCents : shareOf(totalCents, deposit);
  const nowCents = asked === 0 ? 0 : Math.min(totalCents, Math.max(leastChargeCents, asked));
  return { nowCents, atSalonCents: totalCents - nowCents };
}

function shareOf(totalCents: number, deposit: Deposit): number {
  if (deposit.kind === "at_salon") return 0;
  const share = deposit.kind === "amount" ? deposit.cents : (totalCents * deposit.percent) / 100;
  // A share is never nothing: that would be a visit that is paid at the salon.
  return Math.max(1, Math.round(share));
}
