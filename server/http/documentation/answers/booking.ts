import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

/** What becomes of a session of a package. */
export const sessionOutcome =
  "What becomes of the package session that pays: returned, refunded or lost; missing if none does.";

/** A booking, wherever it is answered. */
export const booking: FieldMeanings = {
  _id: "Id of the booking.",
  name: "Full name of the guest; empty once the guest has deleted the account.",
  service_name: "Names of the services, separated by commas.",
  price: "Price of the visit in dollars, after any discount.",
  dueAtSalon: "Part of the price in dollars that is paid at the salon, already or later.",
  paidAtSalon: "Part of the price in dollars that was paid at the salon; missing if nothing was.",
  handBack: "Amount in dollars that the desk still has to hand back; missing if there is none.",
  handedBack: "Amount in dollars handed back today, which can be reversed; only for the desk.",
  credit: "Amount in dollars that a gift card or a package session paid; missing if none did.",
  byPackage: "Whether `credit` is a package session; missing if it isn't.",
  date: "When the booking was made, in ISO 8601.",
  transactionId: "Id of the payment intent, or of the purchase if nothing was due; empty if the desk booked.",
  status: "Status of the booking; `pending` until the salon confirms it.",
  startsAt: "Start of the visit, in ISO 8601; null while it is to be arranged.",
  endsAt: "End of the visit, in ISO 8601; null while it is to be arranged.",
  items: "Services of the visit, in order.",
  "items.service_name": "Name of the service.",
  "items.masterId": "Id of the master; null if none is assigned.",
  "items.masterName": "Name of the master; null if none is assigned.",
  "items.startsAt": "Start of the service, in ISO 8601; null while the visit is to be arranged.",
  "items.endsAt": "End of the service, in ISO 8601; null while the visit is to be arranged.",
  "items.price": "Price of the service in dollars, before any discount.",
  canCancel: "Whether the customer may cancel it now without asking the salon.",
  canMove: "Whether the customer may move it now without asking the salon.",
  freeUntil: "Until when cancelling refunds everything, in ISO 8601; null if it no longer does.",
  canReview: "Whether it is completed and has no review yet; only in your own bookings.",
  paid: "How it was paid; `deposit` if only a part is, `unpaid` if nothing is; only in lists.",
  source: "Where it was booked: `site`, `desk`, or the `src` of a link; only for the salon.",
  returned: "What was returned for a cancelled booking, and where to; only in your own bookings.",
  "returned.card": "Amount in dollars that was refunded to a card; missing if none was.",
  "returned.giftCard": "Amount in dollars that went back to a gift card; missing if none did.",
  "returned.atSalon": "Amount in dollars that is handed back at the salon; missing if none is.",
  "returned.session": sessionOutcome,
};
