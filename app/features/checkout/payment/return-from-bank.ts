import type { PaymentOutcome } from "#contract/payments.ts";

type Kind = PaymentOutcome["kind"];

/** Where to find what was paid for. */
export const paymentPlaces: Record<Kind, string> = {
  visit: "/dashboard/myBookings",
  change: "/dashboard/myBookings",
  membership: "/dashboard/membership",
  gift_card: "/dashboard/giveGiftCard",
  package: "/dashboard/packages",
};

/** Where to pay again, if the guest did not come back to the page of the payment. */
const beginnings: Record<Kind, string> = { ...paymentPlaces, visit: "/services" };

/** The page of the payment, from the query of the bank's return URL. Only ever a page of the dashboard. */
export function placeBefore(from: string | null, kind: Kind): string {
  return from && /^\/dashboard\/\w/.test(from) ? from : beginnings[kind];
}
