import type { Handle } from "#server/database/handle.ts";

/** Names of services, masters and rooms, by id. */
export async function readNames(db: Handle): Promise<Map<string, string>> {
  const named = await db
    .selectFrom("services")
    .select(["id", "name"])
    .unionAll(db.selectFrom("masters").select(["id", "name"]))
    .unionAll(db.selectFrom("rooms").select(["id", "name"]))
    .execute();
  return new Map(named.map(({ id, name }) => [id, name]));
}
