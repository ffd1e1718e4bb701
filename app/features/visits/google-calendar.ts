import { mastersOf } from "#app/features/visits/visits.ts";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Salon } from "#contract/salon.ts";

/** The link that adds a visit to Google Calendar; null while it has no time. */
export function googleCalendarLink(
  booking: Booking,
  salon: Pick<Salon, "name" | "address" | "phone" | "zone">,
): string | null {
  if (!booking.startsAt || !booking.endsAt) return null;
  const texts = textsNow(bookingsTexts);
  const masters = mastersOf(booking);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: texts.eventTitle(booking.service_name, salonName(salon)),
    dates: `${compact(booking.startsAt)}/${compact(booking.endsAt)}`,
    ctz: salon.zone,
    details: `${masters && texts.eventWith(masters)}${texts.questions(salon.phone)}`,
    location: salonAddress(salon).join(", "),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** 20261124T103000Z */
function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}
