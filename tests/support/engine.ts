import { join } from "node:path";
import { inject } from "vitest";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { copyOf } from "#tests/support/copies.ts";

/** A migrated, empty database on this run's engine, used by a single test. */
export interface TestEngine {
  engine: Engine;
  /** Closes the database and removes it. */
  remove(): Promise<void>;
}

export async function openTestEngine(): Promise<TestEngine> {
  const copy = await copyOf(inject("migrated"));
  const engine = copy.databaseUrl
    ? openPostgres(copy.databaseUrl, { connections: 4 })
    : openSqlite(join(copy.folder, "shiuli.db"));
  return {
    engine,
    async remove() {
      await engine.close();
      await copy.remove();
    },
  };
}
