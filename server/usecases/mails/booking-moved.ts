import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { compose } from "#server/usecases/mails/layout/compose.ts";
import { whenSentence, writtenOut } from "#server/usecases/mails/sentences.ts";
import { visitFoot, visitRows, visitTicket } from "#server/usecases/mails/visit-facts.ts";

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
  return compose(
    {
      about: `moved.${move.eventId}`,
      to: booking.email,
      subject: `Your visit's new time: ${booking.service_name} at ${salon.name}`,
    },
    {
      preview: whenSentence(booking, salon.zone),
      heading: move.fromStartsAt === null ? "Your visit has its hour" : "Your visit is moved",
      paragraphs: [
        `Dear ${booking.name},`,
        `your visit at ${salon.name} ${was}. ${whenSentence(booking, salon.zone)}`,
        "What you paid stays the same.",
      ],
      ...visitTicket(booking, salon),
      rows: visitRows(booking),
      ...visitFoot(salon, site),
    },
    salon,
    site,
  );
}
