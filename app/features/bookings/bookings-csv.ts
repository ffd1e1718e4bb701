import { mastersOf } from "#app/features/visits/visits.ts";
import { csv } from "#app/lib/csv.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
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

const stands = ({ status }: Booking) => occupiesCells(status);

/** Bookings as comma-separated values, times on the salon's clock. */
export function bookingsCsv(bookings: Booking[], zone: string): string {
  return csv([
    columns,
    ...bookings.map((booking) => [
      booking.service_name,
      booking.name,
      booking.email,
      booking.number,
      booking.price.toFixed(2),
      // As on the page: what was paid for a visit that is off may be given back.
      stands(booking) && booking.price > 0 ? (booking.paid ?? "") : "",
      (stands(booking) ? dueOf(booking) : 0).toFixed(2),
      (booking.handBack ?? 0).toFixed(2),
      booking.transactionId,
      `${salonDate(booking.date, zone)} ${inSalon("wall", booking.date, zone)}`,
      booking.startsAt ?? "",
      mastersOf(booking),
      booking.status,
      booking.source ?? "",
    ]),
  ]);
}
