import { asLongAs, timingOf } from "#domain/availability/timing.ts";
import type { Diary } from "#domain/availability/types.ts";
import { isThere } from "#domain/availability/working-days.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import { mostHits } from "#domain/visit.ts";
import type { BookingItemRow, BookingRow } from "#server/database/bookings.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

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
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now, withHidden: true });
  const outside: BookingRow[] = [];
  let after: BookingRow | undefined;
  do {
    const page = await listComingVisits(db, { now, masterId, after, limit: pageSize });
    outside.push(
      ...page.filter(({ items }) =>
        items.some((item) => (masterId === null || item.master_id === masterId) && !fits(diary, item)),
      ),
    );
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after && outside.length < mostHits);
  return outside.slice(0, mostHits);
}

/** Whether a part of a visit lies within the hours; one without a master or a time always does. */
function fits(diary: Diary, { service_id, master_id, starts_at, ends_at }: BookingItemRow): boolean {
  if (master_id === null || starts_at === null || ends_at === null) return true;
  if (!isThere(diary, null, { from: starts_at, to: ends_at })) return false;
  const service = diary.services.find(({ id }) => id === service_id);
  const own = { from: 0, to: (ends_at - starts_at) / CELL_MS };
  const busy = service ? timingOf(asLongAs(service, own.to * 5)).master : [own];
  return busy.every(({ from, to }) =>
    isThere(diary, master_id, {
      from: starts_at + Math.max(from, own.from) * CELL_MS,
      to: starts_at + Math.min(to, own.to) * CELL_MS,
    }),
  );
}
