import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/** How large a table is with its indexes, in megabytes. */
export async function megabytesOf({ name, read }: Engine, table: string): Promise<number> {
  const { rows } =
    name === "postgres"
      ? await sql<{ bytes: number }>`select pg_total_relation_size(${table}) as bytes`.execute(read)
      : await sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat
          where name in (select name from sqlite_schema where tbl_name = ${table})`.execute(read);
  return Number(rows[0]?.bytes ?? 0) / 1e6;
}
