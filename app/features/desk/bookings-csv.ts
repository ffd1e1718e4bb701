import { mastersOf } from "#app/features/visits/visits.ts";
import { csv } from "#app/lib/csv.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import type { Booking } from "#contract/bookings.ts";
import { occupiesCells } from "#domain/booking-states.ts";

const columns = [
  "Service",
  "Name",
  "Email",
  "Mobile",
  "Price ($)",
  "Paid",
  "Due ($)",
  "To hand back ($)",
  "TransactionId",
  "date",
  "Visit",
  "Masters",
  "Status",
  "Source",
];

/** Bookings as comma-separated values, times in the salon's zone with their offset. */
export function bookingsCsv(bookings: Booking[]): string {
  return csv([
    columns,
    ...bookings.map((booking) => [
      booking.service_name,
      booking.name,
      booking.email,
      booking.number,
      booking.price.toFixed(2),
      booking.price === 0 ? "" : (booking.paid ?? ""),
      (occupiesCells(booking.status) ? dueOf(booking) : 0).toFixed(2),
      (booking.handBack ?? 0).toFixed(2),
      booking.transactionId,
      booking.date,
      booking.startsAt ?? "",
      mastersOf(booking),
      booking.status,
      booking.source ?? "",
    ]),
  ]);
}
