import { leastChargeCents } from "#domain/pricing.ts";

/** What a customer pays of a price when booking; the rest is paid at the salon. Percents are whole, from 1 to 99. */
export type Deposit = { kind: "percent"; percent: number } | { kind: "amount"; cents: number };

/** A price in two parts that add up to it, in cents. */
export interface PriceParts {
  nowCents: number;
  atSalonCents: number;
}

/**
 * What of a price is charged when booking: all of it without a deposit. Nothing of a price of nothing; else no less than a
 * card can be charged, and no more than the price.
 */
export function partsOf(totalCents: number, deposit: Deposit | null): PriceParts {
  const asked = deposit === null ? totalCents : shareOf(totalCents, deposit);
  const nowCents = Math.min(totalCents, Math.max(leastChargeCents, asked));
  return { nowCents, atSalonCents: totalCents - nowCents };
}

function shareOf(totalCents: number, deposit: Deposit): number {
  return deposit.kind === "amount" ? deposit.cents : Math.round((totalCents * deposit.percent) / 100);
}

/** Which rule said what is charged: the one for everybody, or the one for who missed visits. */
export type AskedBy = "salon" | "no_shows";

/**
 * What a salon asks one customer for: the strictest of its rules that apply. Nothing is stricter than the whole price, which
 * who has missed as many visits as the salon says pays.
 */
export function depositFor(
  { deposit, fullAfter }: { deposit: Deposit | null; fullAfter: number | null },
  { missed }: { missed: number },
): { deposit: Deposit | null; askedBy: AskedBy } {
  const paysInFull = deposit !== null && fullAfter !== null && missed >= fullAfter;
  return paysInFull ? { deposit: null, askedBy: "no_shows" } : { deposit, askedBy: "salon" };
}
