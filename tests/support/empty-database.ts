import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";

/** A database without tables, on this run's engine. Any number of programs may open it. */
export interface EmptyDatabase {
  open(): Engine;
  /** What another program needs to open it: DATA_DIR, and DATABASE_URL on PostgreSQL. */
  settings: { DATA_DIR: string; DATABASE_URL?: string };
  /** Removes it. Everything must be closed first. */
  remove(): Promise<void>;
}

export async function emptyDatabase(): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-empty-"));
  const database = process.env.ENGINE === "postgres" ? await createTestDatabase() : null;
  return {
    open: () =>
      database ? openPostgres(database.url, { connections: 4 }) : openSqlite(join(folder, "shiuli.db")),
    settings: { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) },
    async remove() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
