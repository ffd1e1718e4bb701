import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { MastersTable } from "#server/database/schema/catalogue.ts";

/** The masters who work here now, in the salon's order. */
export function listMasters(db: Handle): Promise<Selectable<MastersTable>[]> {
  return db.selectFrom("masters").selectAll().where("active", "=", 1).orderBy("position").execute();
}
