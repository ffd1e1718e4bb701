import { sql } from "kysely";

/**
 * Values that are written into a statement instead of bound to it: SQLite uses a partial index only if the statement
 * itself shows that no other rows are wanted. Only for our own constants, never for what a caller sent.
 */
export function writtenOut<Value extends string>(values: readonly Value[]) {
  return values.map((value) => sql.lit(value));
}
