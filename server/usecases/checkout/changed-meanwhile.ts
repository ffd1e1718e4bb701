import { writtenDollars } from "#domain/money.ts";
import { hourTaken } from "#server/usecases/hours/other-hours.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Hours, masters, services or rooms have changed since the hour was found, so the caller searches again. */
export const overtaken = { ...hourTaken.customer };

/** The hold has ended, or its purchase was given up. */
export const hourGone = refuse(
  "slot_taken",
  "We could no longer keep this hour for you. Choose another one.",
);

export const bankDecides = refuse(
  "payment_in_progress",
  "Your bank is still deciding about a payment. Wait a moment, then try again.",
);

export const offSale = refuse(
  "service_unavailable",
  "The salon sells this package no more. Choose another one.",
);

export const paymentUnknown = refuse(
  "payment_mismatch",
  "We know no such payment of yours. If your card was charged, write to us with the transaction id.",
);

const goOn = { hour: "choose your hour again", rest: "press the button again" };

/** Refuses a price that is not today's. @param at what it is told at: the choice of an hour, or any other button */
export function otherPrice(cents: number, at: keyof typeof goOn = "rest"): Refusal {
  return refuse("price_mismatch", `The price is $${writtenDollars(cents)} now. If you agree, ${goOn[at]}.`);
}
