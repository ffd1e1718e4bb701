import { toDollars } from "#domain/money.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { compose } from "#server/usecases/mails/layout/compose.ts";
import { whenSentence } from "#server/usecases/mails/sentences.ts";
import { visitFoot, visitRows, visitTicket } from "#server/usecases/mails/visit-facts.ts";

/** Tells a customer that her paid visit is booked. */
export function bookingReceived(booking: BookingRow, salon: SalonRow, site: { publicUrl: string }): Mail {
  const when = whenSentence(booking, salon.zone);
  const foot = visitFoot(salon, site);
  const receipt = { label: "See the receipt", url: `${site.publicUrl}/dashboard/receipts/${booking.id}` };
  return compose(
    {
      about: `received.${booking.id}`,
      to: booking.email,
      subject: `Your booking at ${salon.name}: ${booking.service_name}`,
    },
    {
      preview: when,
      heading: "Your booking is received",
      paragraphs: [
        `Dear ${booking.name},`,
        `thank you: your visit is booked and paid. ${when}`,
        "It is marked pending: paid, the salon will confirm.",
      ],
      ...visitTicket(booking, salon),
      rows: [...visitRows(booking), ["TransactionId", booking.transaction_id]],
      total: `$${toDollars(booking.price_cents)}`,
      ...foot,
      actions: booking.price_cents > 0 ? [...foot.actions, receipt] : foot.actions,
      reason: "You get this e-mail because you booked a visit. It is your receipt; please keep it.",
    },
    salon,
    site,
  );
}
