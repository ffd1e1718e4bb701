import { salonDate } from "#app/lib/salon-time.ts";
import type { Calendar, CalendarVisit } from "#contract/front-desk.ts";
import { mayBeMoved, occupiesCells } from "#domain/booking-states.ts";

/** Visits whose guests are still to come, late ones included. */
export function expected(visits: readonly CalendarVisit[]): CalendarVisit[] {
  return visits.filter(({ status, startsAt }) => startsAt !== null && mayBeMoved(status));
}

/** The visits of a calendar's first day, as its number of bookings counts them: by the day on which they begin. */
export function visitsOfDay({ visits, days: [day], zone }: Calendar): CalendarVisit[] {
  return visits.filter(
    ({ status, startsAt }) => occupiesCells(status) && startsAt && salonDate(startsAt, zone) === day?.date,
  );
}
