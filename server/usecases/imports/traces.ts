import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { insertImportedRows } from "#server/database/imported-rows.ts";
import type { ImportedRowsTable, ImportKeysTable } from "#server/database/schema/guests.ts";

/** What tells whether something is as an import left it; it shows nothing of it. */
export function imprintOf(values: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}

/** Gathers what an import made, so that it can be taken back, and what the other system calls it. */
export function tracesOf(kind: ImportKeysTable["kind"], importId: string) {
  const rows: Insertable<ImportedRowsTable>[] = [];
  const keys: Insertable<ImportKeysTable>[] = [];
  return {
    /** The import wrote this down, and left it so. */
    made(subject_id: string, left_as: string) {
      rows.push({ import_id: importId, subject_id, made: 1, filled: "[]", left_as });
    },
    /** The import filled these columns, and left it so. */
    filled(subject_id: string, columns: readonly string[], left_as: string) {
      rows.push({ import_id: importId, subject_id, made: 0, filled: JSON.stringify(columns), left_as });
    },
    /** It is called by this value, unless that says nothing. */
    called(subject_id: string, value: string) {
      if (value !== "" && value !== subject_id) keys.push({ kind, value, subject_id, import_id: importId });
    },
    write: (db: Handle) => insertImportedRows(db, rows, keys),
  };
}
