import { isUnable, isWithinHours } from "#domain/availability/still-fits.ts";
import type { Diary } from "#domain/availability/types.ts";
import { mostHits } from "#domain/visit.ts";
import type { BookingItemRow, BookingRow } from "#server/database/bookings.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { type HeldVisit, listHeldVisits } from "#server/database/holds.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/** How many visits are compared with the hours at once. */
const pageSize = 500;

/** What a change affects: visits, and hours held by guests who are paying and may soon have a visit. */
export interface Hits {
  visits: BookingRow[];
  held: HeldVisit[];
}

export const noHits: Hits = { visits: [], held: [] };

/** A part of a visit or of a held hour. */
export type Part = Pick<BookingItemRow, "service_id" | "master_id" | "starts_at" | "ends_at">;

/**
 * Coming visits and held hours with a part that falls outside the current hours, the nearest first. At most `mostHits`
 * visits.
 * @param masterId the master to check; null for everybody
 */
export async function visitsOutside(app: DatabaseAndClock, masterId: string | null): Promise<Hits> {
  return await app.engine.snapshot((db) =>
    findHits(db, app.now(), masterId, (diary, part) => !isWithinHours(diary, part)),
  );
}

/**
 * Coming visits and held hours with a service that its master no longer performs, the nearest first. At most `mostHits`
 * visits. Masters who have left are not included: `retireMaster` answers their visits.
 * @param masterId the master to check; null for everybody @param serviceIds the services to check; absent: all
 */
export async function visitsUnable(
  app: DatabaseAndClock,
  masterId: string | null,
  serviceIds?: readonly string[],
): Promise<Hits> {
  return await app.engine.snapshot((db) =>
    findHits(
      db,
      app.now(),
      masterId,
      (diary, part) => (serviceIds?.includes(part.service_id) ?? true) && isUnable(diary, part),
    ),
  );
}

/** Held hours in the future that have a matching part. */
export async function heldWith(
  db: Handle,
  now: number,
  isMeant: (part: Part) => boolean,
): Promise<HeldVisit[]> {
  const held = await listHeldVisits(db, { from: now, to: Number.MAX_SAFE_INTEGER });
  return held.filter(({ items }) => items.some(isMeant));
}

async function findHits(
  db: Snapshot,
  now: number,
  masterId: string | null,
  isHit: (diary: Diary, part: Part) => boolean,
): Promise<Hits> {
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now, withHidden: true });
  const isMeant = (part: Part) => (masterId === null || part.master_id === masterId) && isHit(diary, part);
  const visits: BookingRow[] = [];
  let after: BookingRow | undefined;
  do {
    const page = await listComingVisits(db, { now, masterId, after, limit: pageSize });
    visits.push(...page.filter(({ items }) => items.some(isMeant)));
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after && visits.length < mostHits);
  return { visits: visits.slice(0, mostHits), held: await heldWith(db, now, isMeant) };
}
