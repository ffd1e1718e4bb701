import { sql, type Transaction } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Migration } from "#server/database/migration.ts";
import { migrations } from "#server/database/migrations/list.ts";
import type { Schema } from "#server/database/schema.ts";

/**
 * Brings the database to the newest schema. Any number of servers may call it at once: each step runs in one
 * transaction with its record, under a lock, and is checked again once the lock is held.
 * @returns the names of the steps that this call ran
 * @throws when the database records a step that this version of the product does not know
 */
export async function migrate(engine: Engine, steps: readonly Migration[] = migrations): Promise<string[]> {
  const ran: string[] = [];
  const recorded = await readRecorded(engine);
  refuseNewerDatabase(recorded, steps);
  for (const step of steps) {
    // Steps are never unrecorded, so only those that look new need the lock and the checks of a migration.
    if (recorded.has(step.name)) continue;
    await engine.migration(async (tx) => {
      if (await isRecorded(tx, step.name)) return;
      for (const statement of step.statements(engine)) await sql.raw(statement).execute(tx);
      await tx.insertInto("migrations").values({ name: step.name, ran_at: Date.now() }).execute();
      ran.push(step.name);
    });
  }
  return ran;
}

async function readRecorded(engine: Engine): Promise<Set<string>> {
  const read = async () => {
    const rows = await engine.read.selectFrom("migrations").select("name").execute();
    return new Set(rows.map(({ name }) => name));
  };
  try {
    return await read();
  } catch {
    // An empty database has no record table. Any other problem fails again here.
    await engine.migration((tx) => createRecord(tx));
    return await read();
  }
}

async function createRecord(tx: Transaction<Schema>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, ran_at bigint not null)`.execute(
    tx,
  );
}

function refuseNewerDatabase(recorded: Iterable<string>, steps: readonly Migration[]): void {
  const unknown = findNewer(recorded, steps);
  if (unknown) {
    throw new Error(`The database was made by a newer version (it knows ${unknown}). Install that version.`);
  }
}

/** The first of some recorded steps that this version does not know, since a newer one made it. */
export function findNewer(
  recorded: Iterable<string>,
  steps: readonly Migration[] = migrations,
): string | undefined {
  const known = new Set(steps.map((step) => step.name));
  return [...recorded].find((name) => !known.has(name));
}

async function isRecorded(tx: Transaction<Schema>, name: string): Promise<boolean> {
  const row = await tx.selectFrom("migrations").select("name").where("name", "=", name).executeTakeFirst();
  return row !== undefined;
}
