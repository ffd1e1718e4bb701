import type { PurchaseRow } from "#server/database/purchases.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** The refusal when an order turns out to be paid already: ordering again would sell it twice. */
export const paidAlready: Record<PurchaseRow["kind"], Refusal> = {
  visit: refuse("purchase_closed", "This visit is paid already. You find it under My bookings."),
  membership: refuse("purchase_closed", "This membership is paid already. Reload the page to see it."),
  gift_card: refuse(
    "purchase_closed",
    "This gift card is paid already. Reload the page to give another one.",
  ),
  // Never paid itself: its guest pays for a visit.
  offered_hour: refuse("purchase_closed", "This visit is paid already. You find it under My bookings."),
  package: refuse("purchase_closed", "This package is paid already. You find it under My bookings."),
};
