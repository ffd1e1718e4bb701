import type { FigureVisit } from "#domain/figures/visit.ts";
import { dayMs } from "#domain/time/dates.ts";

/** A booking for counting rebookings: its guest's number, and when it was made (epoch milliseconds). */
export interface MadeBooking {
  id: string;
  guest: number | null;
  madeAt: number;
}

/** After how many visits the guest booked again before leaving, and after how many more within a day. */
export interface Again {
  visits: number;
  here: number;
  dayAfter: number;
}

/**
 * Who booked again. Among completed visits of known guests, counts those during which, or within 24 hours after
 * which, another visit was booked for the same guest. What became of that booking does not matter.
 */
export function countAgain(
  visits: readonly FigureVisit[],
  bookings: readonly MadeBooking[],
): Again & { masters: (Again & { masterId: string })[] } {
  const made = chain(bookings);
  const all: Again = { visits: 0, here: 0, dayAfter: 0 };
  const masters = new Map<string, Again & { masterId: string }>();
  for (const visit of visits) {
    if (visit.state !== "completed" || visit.guest === null) continue;
    let after = Number.POSITIVE_INFINITY;
    for (let one = made[visit.guest]; one; one = one.before) {
      const { id, madeAt } = one.booking;
      if (madeAt >= visit.startsAt && id !== visit.id) after = Math.min(after, madeAt);
    }
    const here = Number(after <= visit.endsAt);
    const dayAfter = Number(here === 0 && after <= visit.endsAt + dayMs);
    for (const sum of [all, ...mastersOf(visit, masters)]) {
      sum.visits += 1;
      sum.here += here;
      sum.dayAfter += dayAfter;
    }
  }
  return { ...all, masters: [...masters.values()].sort((one, other) => other.visits - one.visits) };
}

interface Link {
  booking: MadeBooking;
  before: Link | undefined;
}

/** The bookings of each guest, the last of the list first. Most guests have one, for which an array would be much. */
function chain(bookings: readonly MadeBooking[]): Link[] {
  const made: Link[] = [];
  for (const booking of bookings)
    if (booking.guest !== null) made[booking.guest] = { booking, before: made[booking.guest] };
  return made;
}

function mastersOf(visit: FigureVisit, masters: Map<string, Again & { masterId: string }>) {
  const ids = visit.items.map(({ masterId }) => masterId);
  const each = ids.filter((id, at) => id !== null && ids.indexOf(id) === at) as string[];
  return each.map((masterId) => {
    const own = masters.get(masterId) ?? { masterId, visits: 0, here: 0, dayAfter: 0 };
    masters.set(masterId, own);
    return own;
  });
}
