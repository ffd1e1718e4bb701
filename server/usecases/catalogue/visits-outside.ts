import { workingDays } from "#domain/availability/working-days.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { type BookingRow, listComingVisits } from "#server/database/bookings.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

const furthestDays = 400;

/**
 * Coming visits of which some part falls outside the hours as they are now.
 * @param masterId of the master that counts; null for everybody
 */
export async function visitsOutside(app: DatabaseAndClock, masterId: string | null): Promise<BookingRow[]> {
  return await app.engine.snapshot((db) => findOutside(db, app.now(), masterId));
}

async function findOutside(db: Snapshot, now: number, masterId: string | null): Promise<BookingRow[]> {
  const coming = await listComingVisits(db, now);
  const last = coming.at(-1)?.starts_at;
  if (last === undefined || last === null) return [];
  const { zone } = await readSalon(db);
  const today = localDate(now, zone);
  const furthest = addDays(today, furthestDays);
  const lastDate = localDate(last, zone);
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now });
  const days = workingDays(diary, today, lastDate < furthest ? lastDate : furthest);
  const hours = new Map(days.map((day) => [day.date, day.byMaster]));
  const fits = (master: string, startsAt: number, endsAt: number) => {
    const spans = hours.get(localDate(startsAt, zone))?.get(master) ?? [];
    return spans.some(({ from, to }) => from <= startsAt && endsAt <= to);
  };
  return coming.filter(({ items }) =>
    items.some(
      ({ master_id, starts_at, ends_at }) =>
        master_id !== null &&
        starts_at !== null &&
        ends_at !== null &&
        (masterId === null || master_id === masterId) &&
        !fits(master_id, starts_at, ends_at),
    ),
  );
}
