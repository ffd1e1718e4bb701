import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { HoursExceptionsTable, OpeningHoursTable } from "#server/database/schema/catalogue.ts";

export function listOpeningHours(db: Handle): Promise<Selectable<OpeningHoursTable>[]> {
  return db.selectFrom("opening_hours").selectAll().orderBy("weekday").orderBy("opens").execute();
}

export async function replaceOpeningHours(
  db: Handle,
  hours: readonly Omit<Insertable<OpeningHoursTable>, "id">[],
): Promise<void> {
  await db.deleteFrom("opening_hours").execute();
  if (hours.length === 0) return;
  await db
    .insertInto("opening_hours")
    .values(hours.map((span) => ({ ...span, id: newId() })))
    .execute();
}

export type SpecialHoursRow = Selectable<HoursExceptionsTable>;

/** Dates from one on with different hours for a master, including those of the whole salon. */
export function listSpecialHours(db: Handle, masterId: string, from: string): Promise<SpecialHoursRow[]> {
  return db
    .selectFrom("hours_exceptions")
    .selectAll()
    .where("date", ">=", from)
    .where((eb) => eb.or([eb("master_id", "is", null), eb("master_id", "=", masterId)]))
    .orderBy("date")
    .orderBy("id")
    .execute();
}

/** Dates in a range, both ends included, that already have exactly these hours: their ids by date. */
export async function findSameSpecialHours(
  db: Handle,
  { master_id, opens, closes, reason }: Omit<SpecialHoursRow, "id" | "date">,
  { from, to }: { from: string; to: string },
): Promise<Map<string, string>> {
  const is = (value: string | null) => (value === null ? ("is" as const) : ("=" as const));
  const rows = await db
    .selectFrom("hours_exceptions")
    .select(["date", "id"])
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("master_id", is(master_id), master_id)
    .where("opens", is(opens), opens)
    .where("closes", is(closes), closes)
    .where("reason", "=", reason)
    .execute();
  return new Map(rows.map(({ date, id }) => [date, id]));
}

/** @returns their ids, in order */
export async function insertSpecialHours(
  db: Handle,
  exceptions: readonly Omit<Insertable<HoursExceptionsTable>, "id">[],
): Promise<string[]> {
  const rows = exceptions.map((exception) => ({ ...exception, id: newId() }));
  if (rows.length === 0) return [];
  await db.insertInto("hours_exceptions").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** @returns how many were removed */
export async function removeSpecialHours(db: Handle, id: string): Promise<number> {
  const result = await db.deleteFrom("hours_exceptions").where("id", "=", id).executeTakeFirst();
  return Number(result.numDeletedRows);
}
