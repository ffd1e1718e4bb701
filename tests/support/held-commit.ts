import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The salon, where a transaction that has written everything waits before it is committed. */
export function heldCommit(app: UseCases): {
  app: UseCases;
  written: Promise<void>;
  mayCommit(): void;
} {
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const engine: Engine = Object.create(app.engine, {
    transaction: {
      value: (work: Parameters<Engine["transaction"]>[0]) =>
        app.engine.transaction(async (tx) => {
          const done = await work(tx);
          written.resolve();
          await mayCommit.promise;
          return done;
        }),
    },
  });
  return { app: { ...app, engine }, written: written.promise, mayCommit: mayCommit.resolve };
}

/** Whether somebody waits for a row that is locked, on PostgreSQL; null when nobody does. */
export async function isWaiting(db: Handle): Promise<true | null> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0 || null;
}
