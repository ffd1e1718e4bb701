import type { Quote as WireQuote } from "#contract/quotes.ts";
import { toDollars } from "#domain/money.ts";
import { discountByLine, type Quote } from "#domain/pricing.ts";

/** @param dueNowCents what of the total is charged when it is booked */
export function toQuote(
  { lines, subtotalCents, discount, discountCents, totalCents }: Quote,
  dueNowCents: number,
): WireQuote {
  const off = discountByLine(lines, discount);
  return {
    lines: lines.map(({ serviceId, name, priceCents }, index) => ({
      serviceId,
      service_name: name,
      price: toDollars(priceCents),
      discount: toDollars(off[index] ?? 0),
    })),
    subtotal: toDollars(subtotalCents),
    discountOf: discount,
    discount: toDollars(discountCents),
    total: toDollars(totalCents),
    dueNow: toDollars(dueNowCents),
    dueAtSalon: toDollars(totalCents - dueNowCents),
  };
}
