import { writtenDollars } from "#domain/money.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

const somebodyWasFaster = "Somebody was faster: this hour has just been taken. Choose another one.";
export const hourTaken = refuse("slot_taken", somebodyWasFaster);

/** Hours, masters, services or rooms have changed since the hour was found, so the caller searches again. */
export const overtaken = refuse("slot_taken", somebodyWasFaster);

export const offSale = refuse(
  "service_unavailable",
  "The salon sells this package no more. Choose another one.",
);

/** Refuses a price that is not today's. */
export function otherPrice(cents: number): Refusal {
  return refuse(
    "price_mismatch",
    `The price is $${writtenDollars(cents)} now. Reload the page to see today's prices.`,
  );
}
