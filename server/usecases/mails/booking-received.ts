import { toDollars } from "#domain/money.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { bodies, whenSentence } from "#server/usecases/mails/sentences.ts";

/** Tells a customer that her paid visit is booked. */
export function bookingReceived(booking: BookingRow, salon: SalonRow, site: { publicUrl: string }): Mail {
  const lines = [
    `Dear ${booking.name},`,
    `your booking at ${salon.name} is received and paid: ${booking.service_name}, $${toDollars(booking.price_cents)}.`,
    whenSentence(booking, salon.zone),
    `Where: ${salon.address.join(", ")}.`,
    `Transaction: ${booking.transaction_id}.`,
    "It is marked pending: paid, the salon will confirm.",
    `See your bookings: ${site.publicUrl}/dashboard/myBookings`,
  ];
  return {
    messageId: `<received.${booking.id}@${new URL(site.publicUrl).hostname}>`,
    to: booking.email,
    subject: `Your booking at ${salon.name}: ${booking.service_name}`,
    ...bodies(lines),
  };
}
