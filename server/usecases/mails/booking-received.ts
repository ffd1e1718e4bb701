import { toDollars } from "#domain/money.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";

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
    text: lines.join("\n\n"),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n"),
  };
}

function whenSentence({ starts_at, items }: BookingRow, zone: string): string {
  if (starts_at === null) return "We will call you to arrange the day and the hour.";
  const when = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).format(starts_at);
  const masters = [...new Set(items.flatMap((item) => item.master_name ?? []))];
  return `When: ${when}${masters.length > 0 ? `, with ${masters.join(" and ")}` : ""}.`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
