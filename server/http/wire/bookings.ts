import type { Booking } from "#contract/bookings.ts";
import { toDollars } from "#domain/money.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import type { BookingRow } from "#server/database/bookings.ts";

/** @param zone of the salon: a visit's times carry its offset */
export function toBooking(row: BookingRow, zone: string): Booking {
  const local = (instant: number | null) => (instant === null ? null : zonedInstant(instant, zone));
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    number: row.phone,
    service_name: row.service_name,
    price: toDollars(row.price_cents),
    date: new Date(row.created_at).toISOString(),
    transactionId: row.transaction_id,
    status: row.state,
    startsAt: local(row.starts_at),
    endsAt: local(row.ends_at),
    items: row.items.map((item) => ({
      serviceId: item.service_id,
      service_name: item.service_name,
      masterId: item.master_id,
      masterName: item.master_name,
      startsAt: local(item.starts_at),
      endsAt: local(item.ends_at),
      price: toDollars(item.price_cents),
    })),
  };
}
