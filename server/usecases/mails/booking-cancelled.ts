import { toDollars } from "#domain/money.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { bodies, writtenOut } from "#server/usecases/mails/sentences.ts";

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
  const lines = [
    `Dear ${booking.name},`,
    news.bySalon
      ? `we are sorry: we have to cancel your visit at ${salon.name}, ${what}.`
      : `your visit at ${salon.name} is cancelled: ${what}.`,
    ...refundLines(news),
    `Book again: ${site.publicUrl}/services. Questions? Call ${salon.phone}.`,
  ];
  return {
    messageId: `<cancelled.${booking.id}@${new URL(site.publicUrl).hostname}>`,
    to: booking.email,
    subject: `Cancelled: ${booking.service_name} at ${salon.name}`,
    ...bodies(lines),
  };
}

function refundLines({ paidCents, refundCents }: CancellationNews): string[] {
  if (paidCents === 0) return [];
  if (refundCents === 0) return ["By the policy you booked under, nothing goes back to your card this time."];
  const part = refundCents === paidCents ? "" : ` of the $${toDollars(paidCents)} that you paid`;
  return [
    `$${toDollars(refundCents)}${part} goes back to the card you paid with. Banks take five to ten days to show it.`,
  ];
}
