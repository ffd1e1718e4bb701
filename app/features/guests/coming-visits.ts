import { salonNow } from "#app/lib/salon-now.ts";
import type { GuestVisit } from "#contract/guests.ts";
import { comingStates } from "#domain/booking-states.ts";

/** A visit with a time. */
type TimedVisit = GuestVisit & { startsAt: string; endsAt: string };

/** The guest's upcoming visits, in the order given. */
export function comingVisits(visits: readonly GuestVisit[]): TimedVisit[] {
  return visits.flatMap((visit) => {
    const { startsAt, endsAt, status } = visit;
    const isComing = comingStates.includes(status) && startsAt && endsAt && Date.parse(endsAt) > salonNow();
    return isComing ? [{ ...visit, startsAt, endsAt }] : [];
  });
}
