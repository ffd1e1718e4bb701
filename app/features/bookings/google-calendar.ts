import { mastersOf } from "#app/features/bookings/visits.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Salon } from "#contract/salon.ts";

/** The address at which Google Calendar offers to add a visit; null while it has no time. */
export function googleCalendarLink(
  booking: Booking,
  salon: Pick<Salon, "name" | "address" | "phone" | "zone">,
): string | null {
  if (!booking.startsAt || !booking.endsAt) return null;
  const masters = mastersOf(booking);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: `${booking.service_name} at ${salon.name}`,
    dates: `${compact(booking.startsAt)}/${compact(booking.endsAt)}`,
    ctz: salon.zone,
    details: `${masters ? `With ${masters}. ` : ""}Questions? Call ${salon.phone}.`,
    location: salon.address.join(", "),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** 20261124T103000Z */
function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}
