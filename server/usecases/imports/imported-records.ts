import { hash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { insertImportedRows } from "#server/database/imported-rows.ts";
import type { ImportedRowsTable, ImportKeysTable } from "#server/database/schema/guests.ts";

/** A hash that tells whether something is as an import left it. It reveals nothing about it. */
export function imprintOf(values: readonly (string | number | null)[]): string {
  return hash("sha256", JSON.stringify(values), "base64url");
}

/** Collects what an import made, so that it can be taken back, and the other system's ids. */
export function recordsOf(kind: ImportKeysTable["kind"], importId: string) {
  const rows: Insertable<ImportedRowsTable>[] = [];
  const keys: Insertable<ImportKeysTable>[] = [];
  return {
    /** Records that the import created this, and in which state it left it. */
    made(subject_id: string, left_as: string) {
      rows.push({ import_id: importId, subject_id, made: 1, filled: "[]", left_as });
    },
    /** Records that the import filled these columns, and in which state it left them. */
    filled(subject_id: string, columns: readonly string[], left_as: string) {
      rows.push({ import_id: importId, subject_id, made: 0, filled: JSON.stringify(columns), left_as });
    },
    /** Records the other system's id, unless it is empty or the same. */
    called(subject_id: string, value: string) {
      if (value !== "" && value !== subject_id) keys.push({ kind, value, subject_id, import_id: importId });
    },
    write: (db: Handle) => insertImportedRows(db, rows, keys),
  };
}
