import type { Discount as WireDiscount, Quote as WireQuote } from "#contract/quotes.ts";
import { toDollars } from "#domain/money.ts";
import { type Discount, discountByLine, type Quote } from "#domain/pricing.ts";

/** @param dueNowCents what of the total is charged when it is booked @param creditCents what a gift card pays of it */
export function toQuote(
  { lines, subtotalCents, discount, discountCents, totalCents }: Quote,
  dueNowCents: number,
  creditCents = 0,
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
    discountOf: toDiscount(discount),
    discount: toDollars(discountCents),
    total: toDollars(totalCents),
    dueNow: toDollars(dueNowCents),
    dueAtSalon: toDollars(totalCents - dueNowCents - creditCents),
    ...(creditCents > 0 && { credit: toDollars(creditCents) }),
  };
}

export function toDiscount(discount: Discount | null): WireDiscount | null {
  if (discount?.kind !== "code") return discount;
  const { kind, code, percent, amountCents } = discount;
  return { kind, code, percent, amount: amountCents === null ? null : toDollars(amountCents) };
}
