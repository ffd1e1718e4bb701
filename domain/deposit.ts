import { leastChargeCents } from "#domain/pricing.ts";

/**
 * What a customer pays of a price at booking. The rest, or all of it, is paid at the salon. Percents are whole, from
 * 1 to 99.
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
 * What of a price is charged at booking. Without a deposit, all of it. Nothing if the price is nothing or is paid at
 * the salon. Otherwise at least what a card can be charged, and at most the price.
 */
export function partsOf(totalCents: number, deposit: Deposit | null): PriceParts {
  const asked = deposit === null ? totalCents : shareOf(totalCents, deposit);
  const nowCents = asked === 0 ? 0 : Math.min(totalCents, Math.max(leastChargeCents, asked));
  return { nowCents, atSalonCents: totalCents - nowCents };
}

function shareOf(totalCents: number, deposit: Deposit): number {
  if (deposit.kind === "at_salon") return 0;
  const share = deposit.kind === "amount" ? deposit.cents : (totalCents * deposit.percent) / 100;
  // A share is never nothing, since that would mean paying at the salon.
  return Math.max(1, Math.round(share));
}
