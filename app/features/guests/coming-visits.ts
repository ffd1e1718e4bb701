import { salonNow } from "#app/lib/salon-now.ts";
import type { GuestVisit } from "#contract/guests.ts";
import { comingStates } from "#domain/booking-states.ts";

/** A visit that has its time. */
type TimedVisit = GuestVisit & { startsAt: string; endsAt: string };

/** Which of a guest's visits are still to come, in the order given. */
export function comingVisits(visits: readonly GuestVisit[]): TimedVisit[] {
  return visits.flatMap((visit) => {
    const { startsAt, endsAt, status } = visit;
    const isComing = comingStates.includes(status) && startsAt && endsAt && Date.parse(endsAt) > salonNow();
    return isComing ? [{ ...visit, startsAt, endsAt }] : [];
  });
}
