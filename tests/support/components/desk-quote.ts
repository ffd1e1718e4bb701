import type { Quote } from "#contract/quotes.ts";
import { facial } from "#tests/support/components/salon-data.ts";

/** The quote for a facial at the desk. */
export function deskQuote(subtotal: number, discount = 0): Quote {
  const total = subtotal - discount;
  return {
    lines: [{ serviceId: facial._id, service_name: facial.service_name, price: subtotal, discount }],
    ...{ subtotal, discountOf: null, discount, total, dueNow: 0, dueAtSalon: total },
  };
}
