import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { lockDataDir } from "#server/boot/one-server.ts";
import { unusable } from "#server/boot/open-engine.ts";
import { findSalonFile, markMoved } from "#server/boot/salon-file.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Progress } from "#server/operations/copy-sqlite.ts";
import { carriedTables, copyRows, tallyPostgres } from "#server/operations/postgres-copy.ts";
import { compareTallies, type Tally, tallySqlite } from "#server/operations/tally.ts";
import { StartupError } from "#server/startup-error.ts";

/**
 * Moves a salon from its SQLite file into an empty PostgreSQL database, completely or not at all. Compares counts and
 * sums of every table before it commits. The SQLite file stays as it is, with a mark beside it.
 * @param dataDir contains shiuli.db; no server may be running on it
 * @param url the PostgreSQL database, not through a pooler
 * @throws when there is no salon, a server runs on it, the target already has one, or anything differs
 */
export async function moveToPostgres(dataDir: string, url: string, progress: Progress): Promise<Tally> {
  const file = findSalonFile(dataDir);
  const release = lockDataDir(dataDir);
  const source = await openCurrent(file);
  try {
    const tally = await carry(source, url, progress);
    markMoved(dataDir);
    return tally;
  } finally {
    source.close();
    release();
  }
}

async function carry(source: DatabaseSync, url: string, progress: Progress): Promise<Tally> {
  const target = new pg.Client({ connectionString: url });
  await target.connect().catch((error) => {
    throw unusable(error);
  });
  try {
    // Check before changing its schema: an existing salon may belong to an older release.
    await refuseSalon(target);
    await bringToNewestSchema(url);
    await target.query("begin");
    await refuseSalon(target);
    await copyRows(source, target, progress);
    const carried = new Set(carriedTables(source));
    const expected = Object.fromEntries(
      Object.entries(tallySqlite(source)).filter(([table]) => carried.has(table)),
    );
    const differences = compareTallies(expected, await tallyPostgres(source, target));
    await carryTimesOfSteps(source, target);
    if (differences.length > 0) throw new StartupError(`The copy differs:\n  ${differences.join("\n  ")}`);
    await target.query("commit");
    return expected;
  } finally {
    // Closing the connection rolls back an open transaction.
    await target.end();
  }
}

async function refuseSalon(target: pg.Client): Promise<void> {
  const { rows: known } = await target.query("select to_regclass('salon') is not null as is_there");
  if (!known[0].is_there) return;
  const { rows } = await target.query("select count(*)::int4 as salons from salon");
  if (rows[0].salons > 0)
    throw new StartupError("The PostgreSQL database holds a salon already: name an empty one.");
}

/** Copies when each migration ran, because reports show since when something has been recorded. */
async function carryTimesOfSteps(source: DatabaseSync, target: pg.Client): Promise<void> {
  for (const { name, ran_at } of source.prepare("select name, ran_at from migrations").all())
    await target.query("update migrations set ran_at = $2 where name = $1", [name, ran_at]);
}

/** Migrates the file to the newest schema, so that both sides have the same columns. */
async function openCurrent(file: string): Promise<DatabaseSync> {
  try {
    await migrateAndClose(openSqlite(file));
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw unusable(error, file);
  }
}

async function bringToNewestSchema(url: string): Promise<void> {
  await migrateAndClose(openPostgres(url, { connections: 1 })).catch((error) => {
    throw unusable(error);
  });
}

async function migrateAndClose(engine: Engine): Promise<void> {
  try {
    await migrate(engine);
  } finally {
    await engine.close();
  }
}
