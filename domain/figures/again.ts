import type { FigureVisit } from "#domain/figures/visit.ts";
import { dayMs } from "#domain/time/dates.ts";

/** A booking for counting rebookings: its guest, and when it was made (epoch milliseconds). */
export interface MadeBooking {
  id: string;
  guest: string | null;
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
  const made = Map.groupBy(bookings, ({ guest }) => guest);
  const all: Again = { visits: 0, here: 0, dayAfter: 0 };
  const masters = new Map<string, Again & { masterId: string }>();
  for (const visit of visits) {
    if (visit.state !== "completed" || visit.guest === null) continue;
    const after = (made.get(visit.guest) ?? [])
      .filter(({ id, madeAt }) => id !== visit.id && madeAt >= visit.startsAt)
      .reduce((least, { madeAt }) => Math.min(least, madeAt), Number.POSITIVE_INFINITY);
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

function mastersOf(visit: FigureVisit, masters: Map<string, Again & { masterId: string }>) {
  const ids = new Set(visit.items.flatMap(({ masterId }) => masterId ?? []));
  return [...ids].map((masterId) => {
    const own = masters.get(masterId) ?? { masterId, visits: 0, here: 0, dayAfter: 0 };
    masters.set(masterId, own);
    return own;
  });
}
