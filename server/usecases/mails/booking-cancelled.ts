import { toDollars } from "#domain/money.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { compose } from "#server/usecases/mails/layout/compose.ts";
import { writtenOut } from "#server/usecases/mails/sentences.ts";

export interface CancellationNews {
  bySalon: boolean;
  paidCents: number;
  refundCents: number;
}

/** Tells a customer that her visit is cancelled, and what goes back to her card. */
export function bookingCancelled(
  booking: BookingRow,
  news: CancellationNews,
  salon: SalonRow,
  site: { publicUrl: string },
): Mail {
  const when = booking.starts_at === null ? "" : ` on ${writtenOut(booking.starts_at, salon.zone)}`;
  const what = `${booking.service_name}${when}`;
  const phone = salon.phone === "" ? [] : [`Questions? Call ${salon.phone}.`];
  return compose(
    {
      about: `cancelled.${booking.id}`,
      to: booking.email,
      subject: `Cancelled: ${booking.service_name} at ${salon.name}`,
    },
    {
      preview: `${what}.`,
      heading: "Your visit is cancelled",
      paragraphs: [
        `Dear ${booking.name},`,
        news.bySalon
          ? `we are sorry: we have to cancel your visit at ${salon.name}, ${what}.`
          : `your visit at ${salon.name} is cancelled: ${what}.`,
        ...refundLines(news),
      ],
      rows: refundRows(news),
      actions: [
        { label: "Book again", url: `${site.publicUrl}/services` },
        { label: "See my bookings", url: `${site.publicUrl}/dashboard/myBookings` },
      ],
      notes: phone,
      reason: "You get this e-mail because you booked a visit.",
    },
    salon,
    site,
  );
}

function refundLines({ paidCents, refundCents }: CancellationNews): string[] {
  if (paidCents === 0) return [];
  if (refundCents === 0) return ["By the policy you booked under, nothing goes back to your card this time."];
  const part = refundCents === paidCents ? "" : ` of the $${toDollars(paidCents)} that you paid`;
  return [
    `$${toDollars(refundCents)}${part} goes back to the card you paid with. Banks take five to ten days to show it.`,
  ];
}

function refundRows({ paidCents, refundCents }: CancellationNews): [string, string][] {
  if (paidCents === 0) return [];
  return [
    ["Paid", `$${toDollars(paidCents)}`],
    ["Goes back", `$${toDollars(refundCents)}`],
  ];
}
