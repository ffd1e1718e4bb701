import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { migrate } from "#server/database/migrate.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";

/** A migrated, empty database on the engine that this run of the suite is for, used by one test alone. */
export interface TestEngine {
  engine: Engine;
  /** Closes the database and removes it. */
  remove(): Promise<void>;
}

export function openTestEngine(): Promise<TestEngine> {
  return process.env.ENGINE === "postgres" ? onPostgres() : onSqlite();
}

async function onSqlite(): Promise<TestEngine> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-engine-"));
  const engine = openSqlite(join(folder, "salon.db"));
  await migrate(engine);
  return {
    engine,
    async remove() {
      await engine.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function onPostgres(): Promise<TestEngine> {
  const database = await createTestDatabase(inject("templateDatabase"));
  const engine = openPostgres(database.url, { connections: 4 });
  return {
    engine,
    async remove() {
      await engine.close();
      await database.drop();
    },
  };
}
