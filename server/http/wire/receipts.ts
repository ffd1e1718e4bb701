import type { Receipt as WireReceipt } from "#contract/receipts.ts";
import { toDollars } from "#domain/money.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import type { Receipt } from "#server/usecases/receipts/read-receipt.ts";

/** @param zone of the salon, whose offset the times carry */
export function toReceipt(
  { number, created_at, issued, booking, refunds }: Receipt,
  zone: string,
): WireReceipt {
  const local = (instant: number) => zonedInstant(instant, zone);
  const { salon, lines, tax, paid } = issued;
  return {
    number,
    issuedAt: local(created_at),
    bookingId: booking.id,
    salon,
    name: booking.name,
    startsAt: booking.starts_at === null ? null : local(booking.starts_at),
    lines: lines.map(({ serviceName, masterName, priceCents }) => ({
      service_name: serviceName,
      masterName,
      price: toDollars(priceCents),
    })),
    discount: toDollars(issued.discountCents),
    total: toDollars(issued.totalCents),
    tax: tax && { name: tax.name, percent: tax.basisPoints / 100, amount: toDollars(tax.cents) },
    paid: { ...paid, at: local(paid.at) },
    refunds: refunds.map(({ amount_cents, state, updated_at }) => ({
      amount: toDollars(amount_cents),
      at: local(updated_at),
      arrived: state === "done",
    })),
  };
}
