import { workingDays } from "#domain/availability/working-days.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { mostHits } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

const furthestDays = 400;
/** How many visits are compared with the hours at once. */
const pageSize = 500;

/**
 * Coming visits of which some part falls outside the hours as they are now, the nearest first, `mostHits` at most.
 * @param masterId of the master that counts; null for everybody
 */
export async function visitsOutside(app: DatabaseAndClock, masterId: string | null): Promise<BookingRow[]> {
  return await app.engine.snapshot((db) => findOutside(db, app.now(), masterId));
}

async function findOutside(db: Snapshot, now: number, masterId: string | null): Promise<BookingRow[]> {
  const { zone } = await readSalon(db);
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now });
  const furthest = addDays(localDate(now, zone), furthestDays);
  const outside: BookingRow[] = [];
  let after: BookingRow | undefined;
  do {
    const page = await listComingVisits(db, { now, masterId, after, limit: pageSize });
    outside.push(...page.filter(outsideHours(page)));
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after && outside.length < mostHits);
  return outside.slice(0, mostHits);

  /** Whether one of some visits, which are in order, has a part outside the hours of its day. */
  function outsideHours(page: readonly BookingRow[]): (visit: BookingRow) => boolean {
    const dates = page
      .map(({ starts_at }) => localDate(starts_at ?? now, zone))
      .filter((date) => date <= furthest);
    const [from, to] = [dates[0], dates.at(-1)];
    const days = from && to ? workingDays(diary, from, to) : [];
    const hours = new Map(days.map((day) => [day.date, day.byMaster]));
    const fits = (master: string, startsAt: number, endsAt: number) => {
      const spans = hours.get(localDate(startsAt, zone))?.get(master) ?? [];
      return spans.some(({ from, to }) => from <= startsAt && endsAt <= to);
    };
    return ({ items }) =>
      items.some(
        ({ master_id, starts_at, ends_at }) =>
          master_id !== null &&
          starts_at !== null &&
          ends_at !== null &&
          (masterId === null || master_id === masterId) &&
          !fits(master_id, starts_at, ends_at),
      );
  }
}
