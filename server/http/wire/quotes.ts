import type { Discount as WireDiscount, Quote as WireQuote } from "#contract/quotes.ts";
import type { AskedBy } from "#domain/deposit-rules.ts";
import { toDollars } from "#domain/money.ts";
import { type Discount, discountByLine, type Quote } from "#domain/pricing.ts";

/** How a price is paid when it is booked. */
interface HowItIsPaid {
  /** The part of the total that is charged. */
  dueNowCents: number;
  /** The part of it that a gift card pays. */
  creditCents?: number;
  /** The rule that decides it; null: the buyer's own choice. */
  askedBy: AskedBy | null;
}

export function toQuote(
  { lines, subtotalCents, discount, discountCents, totalCents }: Quote,
  { dueNowCents, creditCents = 0, askedBy }: HowItIsPaid,
): WireQuote {
  const off = discountByLine(lines, discount);
  return {
    lines: lines.map(({ serviceId, name, priceCents, packageId }, index) => ({
      serviceId,
      service_name: name,
      price: toDollars(priceCents),
      discount: toDollars(off[index] ?? 0),
      ...(packageId !== undefined && { package: packageId }),
    })),
    subtotal: toDollars(subtotalCents),
    discountOf: discountCents > 0 ? toDiscount(discount) : null,
    discount: toDollars(discountCents),
    total: toDollars(totalCents),
    dueNow: toDollars(dueNowCents),
    dueAtSalon: toDollars(totalCents - dueNowCents - creditCents),
    ...(creditCents > 0 && { credit: toDollars(creditCents) }),
    ...(askedBy !== null && askedBy !== "salon" && { askedBy }),
  };
}

export function toDiscount(discount: Discount | null): WireDiscount | null {
  if (discount?.kind !== "code") return discount;
  const { kind, code, percent, amountCents } = discount;
  return { kind, code, percent, amount: amountCents === null ? null : toDollars(amountCents) };
}
