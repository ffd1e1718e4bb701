import type { CalendarVisit } from "#contract/front-desk.ts";
import { mayBeMoved } from "#domain/booking-states.ts";

/** Visits whose guests are still to come, late ones included. */
export function expected(visits: readonly CalendarVisit[]): CalendarVisit[] {
  return visits.filter(({ status, startsAt }) => startsAt !== null && mayBeMoved(status));
}
