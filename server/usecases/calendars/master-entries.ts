import type { CalendarEntry } from "#server/calendars/port.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Letterhead } from "#server/usecases/texts/letterhead.ts";

/**
 * What of a visit one master does, for her own calendar. It lies on her phone and with whoever keeps her calendar, so it
 * says no more than a first name and the service.
 */
export function masterEntries(
  { id, name, state, items }: BookingRow,
  masterId: string,
  sequence: number,
  { salon, publicUrl }: Letterhead,
): CalendarEntry[] {
  const first = name.trim().split(/\s+/)[0];
  return items.flatMap(({ master_id, starts_at, ends_at, service_name, position }): CalendarEntry[] => {
    if (master_id !== masterId || starts_at === null || ends_at === null) return [];
    return [
      {
        uid: `${id}.${position}.master@${new URL(publicUrl).hostname}`,
        sequence,
        startsAt: starts_at,
        endsAt: ends_at,
        status: state === "pending" ? "tentative" : "confirmed",
        summary: first ? `${first}: ${service_name}` : service_name,
        location: salon.name,
      },
    ];
  });
}
