import type { Diary } from "#domain/availability/types.ts";
import { workingDays } from "#domain/availability/working-days.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { mostHits } from "#domain/visit.ts";
import type { BookingItemRow, BookingRow } from "#server/database/bookings.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
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
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now });
  const outside: BookingRow[] = [];
  let after: BookingRow | undefined;
  do {
    const page = await listComingVisits(db, { now, masterId, after, limit: pageSize });
    const fits = hoursOf(page, diary, now);
    outside.push(
      ...page.filter(({ items }) =>
        items.some((item) => (masterId === null || item.master_id === masterId) && !fits(item)),
      ),
    );
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after && outside.length < mostHits);
  return outside.slice(0, mostHits);
}

/** Whether a part of one of some visits, which are in order, lies within its master's hours; one without both always does. */
function hoursOf(
  visits: readonly BookingRow[],
  diary: Diary,
  now: number,
): (item: BookingItemRow) => boolean {
  const { zone } = diary.salon;
  const furthest = addDays(localDate(now, zone), furthestDays);
  const dates = visits
    .map(({ starts_at }) => localDate(starts_at ?? now, zone))
    .filter((date) => date <= furthest);
  const [first, last] = [dates[0], dates.at(-1)];
  const days = first && last ? workingDays(diary, first, last) : [];
  const hours = new Map(days.map((day) => [day.date, day.byMaster]));
  return ({ master_id, starts_at, ends_at }) => {
    if (master_id === null || starts_at === null || ends_at === null) return true;
    const spans = hours.get(localDate(starts_at, zone))?.get(master_id) ?? [];
    return spans.some(({ from, to }) => from <= starts_at && ends_at <= to);
  };
}
