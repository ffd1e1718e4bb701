import type { PaymentOutcome } from "#contract/payments.ts";

type Kind = PaymentOutcome["kind"];

/** Where what was paid for is found. */
export const paymentPlaces: Record<Kind, string> = {
  visit: "/dashboard/myBookings",
  change: "/dashboard/myBookings",
  membership: "/dashboard/membership",
  gift_card: "/dashboard/giveGiftCard",
  package: "/dashboard/packages",
};

/** Where it can be paid anew, for who comes back without the page that it was paid on. */
const beginnings: Record<Kind, string> = { ...paymentPlaces, visit: "/services" };

/** The page that a payment was made on, as the address back from the bank names it. Only ever a page of the dashboard. */
export function placeBefore(from: string | null, kind: Kind): string {
  return from && /^\/dashboard\/\w/.test(from) ? from : beginnings[kind];
}
