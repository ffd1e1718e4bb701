import type { Selectable } from "kysely";
import { CELL_MS } from "#domain/time/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { pastWithin } from "#server/database/past-cells.ts";
import type { TimeOffTable } from "#server/database/schema/bookings.ts";

export type TimeOffRow = Selectable<TimeOffTable>;

export async function insertTimeOff(db: Handle, timeOff: TimeOffRow): Promise<void> {
  await db.insertInto("time_off").values(timeOff).execute();
}

export async function findTimeOff(db: Handle, id: string): Promise<TimeOffRow | undefined> {
  return await db.selectFrom("time_off").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Removes a time off whose cells are already freed. */
export async function removeTimeOff(db: Handle, id: string): Promise<void> {
  await db.deleteFrom("time_off").where("id", "=", id).execute();
}

/** Times off that overlap a span of epoch milliseconds, by start. */
export function listTimesOff(db: Handle, span: { from: number; to: number }): Promise<TimeOffRow[]> {
  return db
    .selectFrom("time_off")
    .selectAll()
    .where("starts_at", "<", span.to)
    .where("ends_at", ">", span.from)
    .orderBy("starts_at")
    .execute();
}

/** Ids of the bookings that have cells of a resource within a span of epoch milliseconds. */
export async function listBookingsHit(
  db: Handle,
  resourceId: string,
  span: { from: number; to: number },
): Promise<string[]> {
  const cells = { fromCell: span.from / CELL_MS, toCell: span.to / CELL_MS };
  const past = pastWithin(db, [resourceId], cells).select("booking_id");
  const rows = await db
    .selectFrom("cells")
    .select("booking_id")
    .where("resource_id", "=", resourceId)
    .where("cell", ">=", cells.fromCell)
    .where("cell", "<", cells.toCell)
    .where("booking_id", "is not", null)
    .union(past)
    .execute();
  return rows.flatMap((row) => row.booking_id ?? []);
}
