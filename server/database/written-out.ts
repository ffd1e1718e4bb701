import { sql } from "kysely";

/**
 * Values that are written into a statement, not bound to it: SQLite takes an index of a part of a table only where it
 * reads in the statement that no other rows are meant. For words of our own, never for what a caller sent.
 */
export function writtenOut<Value extends string>(values: readonly Value[]) {
  return values.map((value) => sql.lit(value));
}
