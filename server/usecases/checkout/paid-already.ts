import type { PurchaseRow } from "#server/database/purchases.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

const visitPaid = refuse("purchase_closed", "This visit is paid already. You find it under My bookings.");

/** The refusal when an order turns out to be paid already: ordering again would sell it twice. */
export const paidAlready: Record<PurchaseRow["kind"], Refusal> = {
  visit: visitPaid,
  membership: refuse("purchase_closed", "This membership is paid already: look until when it runs."),
  gift_card: refuse(
    "purchase_closed",
    "This gift card is paid already, perhaps in another tab. Pay again only to give another one.",
  ),
  // Never paid itself: its guest pays for a visit.
  offered_hour: visitPaid,
  package: refuse("purchase_closed", "This package is paid already. You find it under My bookings."),
};

export const bookedAlready = refuse(
  "purchase_closed",
  "You already have this visit. You find it under My bookings.",
);
