import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import type { CalendarEntry, CalendarFrame } from "#server/calendars/port.ts";

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

const methods = { request: ICalCalendarMethod.REQUEST, cancel: ICalCalendarMethod.CANCEL } as const;

/** How often a program that subscribed should refresh. */
const refreshSeconds = 60 * 60;

/** Writes entries as iCalendar (RFC 5545); with an invitation, in the form for mails (RFC 6047). */
export function writeCalendar(entries: readonly CalendarEntry[], frame: CalendarFrame): string {
  const { company, name, zone, invitation } = frame;
  const calendar = ical({
    method: invitation ? methods[invitation.method] : ICalCalendarMethod.PUBLISH,
    prodId: { company, product: "bookings", language: "EN" },
    ...(name && { name, ttl: refreshSeconds }),
    ...(zone && { x: [{ key: "X-WR-TIMEZONE", value: zone }] }),
  });
  for (const entry of entries) calendar.createEvent(toEvent(entry, frame));
  return calendar.toString();
}

function toEvent(entry: CalendarEntry, { now, invitation }: CalendarFrame): ICalEventData {
  const { uid, startsAt, endsAt, status, description, location, url } = entry;
  return {
    id: uid,
    sequence: entry.sequence,
    stamp: new Date(now),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: entry.summary,
    status: statuses[status],
    ...(description && { description }),
    ...(location && { location }),
    ...(url && { url }),
    ...(invitation && {
      organizer: { name: invitation.organizer.name, email: invitation.organizer.address },
      attendees: [toAttendee(invitation.attendee)],
    }),
  };
}

/** The customer booked the visit, so their calendar program need not ask whether they attend. */
function toAttendee({ name, address }: { name: string; address: string }): ICalAttendeeData {
  return {
    email: address,
    ...(name && { name }),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
}
