import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { bodies, whenSentence, writtenOut } from "#server/usecases/mails/sentences.ts";

/** Tells a customer the new hour of her visit. @param move.fromStartsAt null when none was arranged before */
export function bookingMoved(
  booking: BookingRow,
  move: { eventId: string; fromStartsAt: number | null },
  salon: SalonRow,
  site: { publicUrl: string },
): Mail {
  const was =
    move.fromStartsAt === null
      ? "has its hour"
      : `is moved from ${writtenOut(move.fromStartsAt, salon.zone)}`;
  const lines = [
    `Dear ${booking.name},`,
    `your visit at ${salon.name} ${was}: ${booking.service_name}.`,
    whenSentence(booking, salon.zone),
    `Where: ${salon.address.join(", ")}.`,
    "What you paid stays the same.",
    `See your bookings: ${site.publicUrl}/dashboard/myBookings. Questions? Call ${salon.phone}.`,
  ];
  return {
    messageId: `<moved.${move.eventId}@${new URL(site.publicUrl).hostname}>`,
    to: booking.email,
    subject: `Your visit's new time: ${booking.service_name} at ${salon.name}`,
    ...bodies(lines),
  };
}
