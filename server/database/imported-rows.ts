import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import type { ImportedRowsTable, ImportKeysTable } from "#server/database/schema/guests.ts";

/** Records what an import made, and the other system's ids. A known key keeps what it refers to. */
export async function insertImportedRows(
  db: Handle,
  rows: readonly Insertable<ImportedRowsTable>[],
  keys: readonly Insertable<ImportKeysTable>[],
): Promise<void> {
  await inParts(rows, atOnce, (some) =>
    db
      .insertInto("imported_rows")
      .values([...some])
      .execute(),
  );
  await inParts(keys, atOnce, (some) =>
    db
      .insertInto("import_keys")
      .values([...some])
      .onConflict((known) => known.doNothing())
      .execute(),
  );
}

/** The services, masters or visits that an import made or added to. */
export async function listImportedRows(
  db: Handle,
  importId: string,
): Promise<Selectable<ImportedRowsTable>[]> {
  return await db.selectFrom("imported_rows").selectAll().where("import_id", "=", importId).execute();
}

/** What some values are keys of. @returns the id by value */
export async function findKeys(
  db: Handle,
  kind: ImportKeysTable["kind"],
  values: readonly string[],
): Promise<Map<string, string>> {
  const rows = await inParts(values, atOnce, (some) =>
    db
      .selectFrom("import_keys")
      .select(["value", "subject_id"])
      .where("kind", "=", kind)
      .where("value", "in", some)
      .execute(),
  );
  return new Map(rows.map(({ value, subject_id }) => [value, subject_id]));
}
