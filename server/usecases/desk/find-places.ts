import { startRuns } from "#domain/availability/start-runs.ts";
import { asLongAs } from "#domain/availability/timing.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { mayBeMoved } from "#domain/booking-states.ts";
import type { Span } from "#domain/time/span.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { readDiaryOfDates } from "#server/database/diary.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { visitOfItems } from "#server/usecases/hours/bought-visit.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { staysWhereItIs } from "#server/usecases/visits/move-booking.ts";

export interface FoundPlaces {
  zone: string;
  /** The guest's time, without preparation and cleanup. */
  minutes: number;
  places: {
    /** Null: the visit keeps its several masters. */
    masterId: string | null;
    /** Whether the master performs all of it. */
    able: boolean;
    /** The first and last start of each run that fits, in epoch milliseconds. */
    starts: Span[];
  }[];
}

/**
 * Where the desk may move a visit to: with each master who can give all of it, or with its own masters if it has
 * several. The list may be outdated when it is used; the claim of the move decides. Refuses a visit that can no longer
 * be moved.
 */
export async function findPlaces(
  app: DatabaseAndClock,
  bookingId: string,
  dates: { from: string; to: string },
): Promise<Result<FoundPlaces>> {
  return await app.engine.snapshot(async (db) => {
    const booking = await findBooking(db, bookingId);
    if (!booking) return refuse("not_found", "There is no such booking.");
    if (!mayBeMoved(booking.state)) return staysWhereItIs;
    const order = { now: app.now(), exceptBookingId: bookingId, withHidden: true };
    const diary = await readDiaryOfDates(db, dates, order);
    const starts = (masters?: string[]) =>
      startRuns(diary, visitOfItems(booking.items, "desk", masters), dates.from, dates.to);
    return ok({
      zone: diary.salon.zone,
      minutes: minutesOf(visitOfItems(booking.items, "desk"), diary),
      places: isOfOne(booking)
        ? diary.masters.map(({ id, serviceIds }) => {
            const able = booking.items.every(({ service_id }) => serviceIds.includes(service_id));
            return { masterId: id, able, starts: able ? starts([id]) : [] };
          })
        : [{ masterId: null, able: true, starts: starts() }],
    });
  });
}

function isOfOne({ items }: BookingRow): boolean {
  return new Set(items.map(({ master_id }) => master_id)).size === 1;
}

function minutesOf({ services }: Visit, diary: Diary): number {
  return services.reduce((sum, { serviceId, minutes }) => {
    const offered = diary.services.find(({ id }) => id === serviceId);
    return sum + (offered ? asLongAs(offered, minutes).minutes : 0);
  }, 0);
}
