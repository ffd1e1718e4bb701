import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { MastersTable } from "#server/database/schema/catalogue.ts";

/** Every master, those who have left too, in the salon's order. */
export function listAllMasters(db: Handle): Promise<Selectable<MastersTable>[]> {
  return db.selectFrom("masters").selectAll().orderBy("position").execute();
}

/** Those among some masters who have left. */
export function listFormerMasters(db: Handle, ids: readonly string[]): Promise<Selectable<MastersTable>[]> {
  const query = db.selectFrom("masters").selectAll().where("id", "in", ids).where("active", "=", 0);
  return ids.length === 0 ? Promise.resolve([]) : query.orderBy("position").execute();
}

/** Says whether a master works here. @returns how many there were */
export async function activateMaster(db: Handle, id: string, active: boolean): Promise<number> {
  const result = await db
    .updateTable("masters")
    .set({ active: active ? 1 : 0 })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The masters who work here now, in the salon's order. */
export function listMasters(db: Handle): Promise<Selectable<MastersTable>[]> {
  return db.selectFrom("masters").selectAll().where("active", "=", 1).orderBy("position").execute();
}

/** A master who works here still. */
export function findMaster(db: Handle, id: string): Promise<Selectable<MastersTable> | undefined> {
  return db.selectFrom("masters").selectAll().where("id", "=", id).where("active", "=", 1).executeTakeFirst();
}
