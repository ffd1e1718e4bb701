import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Site } from "#scripts/lib/site.ts";
import type { Done } from "./evening.ts";

/** The size of a salon's memory and tables at one moment. */
export interface Sample extends Done {
  /** Since the evening began. */
  minute: number;
  process: ProcessSize;
  /** Rows of each table. */
  tables: Record<string, number>;
  /** What must not grow, however much is booked. */
  bounded: Record<string, number>;
}

interface ProcessSize {
  /** Bytes. */
  memory: number;
  heap: number;
  handles: number;
  files: number;
  /** To the database. With SQLite, its open files count instead. */
  connections: number;
}

const live = "state = 'active'";
/** Counted separately: due work, sessions, rate limit counters, holds, and cells that belong to no active visit. */
const boundedCounts: Record<string, (now: number) => string> = {
  "outbox rows that are due": (now) =>
    `select count(*) from outbox where done_at is null and run_at <= ${now}`,
  sessions: () => "select count(*) from auth_session",
  "rows of limits": () => "select count(*) from rate_limits",
  "holds that live": () => `select count(*) from holds where ${live}`,
  "cells of what was released": () =>
    `select count(*) from cells
     left join bookings on bookings.id = cells.booking_id left join holds on holds.id = cells.hold_id
     where bookings.state in ('cancelled', 'no_show') or (cells.booking_id is null and holds.state <> 'active')`,
};

/** Measures a running site from outside. @param databaseUrl of PostgreSQL; when absent, SQLite in the site's folder */
export async function takeSamples({ url, dataDir }: Pick<Site, "url" | "dataDir">, databaseUrl?: string) {
  const database = databaseUrl ? await postgres(databaseUrl) : sqlite(join(dataDir, "shiuli.db"));
  const tables = await database.tables();
  return {
    async read(): Promise<Omit<Sample, "minute" | keyof Done>> {
      const counts: Record<string, number> = {};
      const bounded: Record<string, number> = {};
      for (const table of tables) counts[table] = await database.count(`select count(*) from "${table}"`);
      for (const [what, query] of Object.entries(boundedCounts)) {
        bounded[what] = await database.count(query(Date.now()));
      }
      return { process: await sizeOf(url, await database.connections()), tables: counts, bounded };
    },
    close: () => database.close(),
  };
}

async function sizeOf(url: string, connections: number): Promise<ProcessSize> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  const value = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1] ?? Number.NaN);
  return {
    memory: value("process_resident_memory_bytes"),
    heap: value("nodejs_heap_size_used_bytes"),
    handles: value("nodejs_active_handles_total"),
    files: value("process_open_fds"),
    connections,
  };
}

interface Beside {
  tables(): Promise<string[]>;
  count(query: string): Promise<number>;
  connections(): Promise<number>;
  close(): Promise<void>;
}

function sqlite(file: string): Beside {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
  const firstOf = (query: string) => Number(Object.values(db.prepare(query).get() ?? {})[0] ?? 0);
  return {
    tables: async () =>
      db
        .prepare(
          "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
        )
        .all()
        .map(({ name }) => String(name)),
    count: async (query) => firstOf(query),
    connections: async () => 0,
    close: async () => db.close(),
  };
}

async function postgres(url: string): Promise<Beside> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rowsOf = async (query: string) => (await client.query<Record<string, string>>(query)).rows;
  const count = async (query: string) => Number(Object.values((await rowsOf(query))[0] ?? {})[0] ?? 0);
  return {
    tables: async () =>
      (
        await rowsOf("select tablename from pg_tables where schemaname = 'public' order by tablename")
      ).flatMap(({ tablename = "" }) => tablename),
    count,
    connections: () =>
      count(
        "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      ),
    close: () => client.end(),
  };
}
