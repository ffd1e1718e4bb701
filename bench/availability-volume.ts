/**
 * What a busy month's free hours cost beside a thousand, a hundred thousand and a million past bookings, on both
 * engines. Measures the whole use case with nothing cached. The three databases are asked in turns, so that noise on
 * the machine affects all of them alike. Run with: node bench/availability-volume.ts [most bookings] (default: a
 * million)
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { foundSalon } from "#server/boot/found-salon.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { migrate } from "#server/database/migrate.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { findAvailability } from "#server/usecases/hours/find-availability.ts";
import { addPastVisits } from "#tests/support/past-visits.ts";
import { countRowsRead, recordReads } from "#tests/support/rows-read.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const dayMs = 86_400_000;
/** Visits in the month in question, the same at every size: seven thousand taken cells. */
const comingVisits = 1_750;
const volumes = [1_000, 100_000, 1_000_000];
const rounds = 100;
const times = 5;

interface Ground {
  engine: Engine;
  past: number;
  ask(): Promise<unknown>;
  rows: number;
  took: number[];
}

const most = Number(process.argv[2] ?? volumes.at(-1));
console.log("a month of free hours, computed anew, beside so many past bookings");
await onSqlite();
await onPostgres();

async function onSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  await compare(async (past) => openSqlite(join(folder, `${past}.db`)));
  await rm(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  if ("missing" in postgres) return console.log(`PostgreSQL: ${postgres.missing}`);
  const pool = new pg.Pool({ connectionString: postgres.url });
  await compare(async (past) => {
    await pool.query(`create database past_${past}`);
    const url = new URL(postgres.url);
    url.pathname = `/past_${past}`;
    return openPostgres(url.href, { connections: 2 });
  });
  await pool.end();
  await postgres.stop();
}

async function compare(open: (past: number) => Promise<Engine>): Promise<void> {
  const grounds: Ground[] = [];
  for (const past of volumes.filter((one) => one <= most)) grounds.push(await fill(await open(past), past));
  for (let round = -rounds / 10; round < rounds; round++) {
    for (const { ask, took } of grounds) {
      for (let time = 0; time < times; time++) {
        const began = performance.now();
        await ask();
        if (round >= 0) took.push(performance.now() - began);
      }
    }
  }
  const first = percentile(grounds[0]?.took ?? [], 0.5);
  for (const { engine, past, rows, took } of grounds) {
    const p50 = percentile(took, 0.5);
    const numbers = `p50 ${p50.toFixed(2)} ms, p99 ${percentile(took, 0.99).toFixed(2)} ms, ${rows} rows read`;
    const grown = `${(p50 / first).toFixed(2)} times the first`;
    console.log(`${engine.name.padEnd(8)} ${past.toLocaleString("en").padStart(9)}: ${numbers}, ${grown}`);
    await engine.close();
  }
}

async function fill(engine: Engine, past: number): Promise<Ground> {
  await migrate(engine);
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
  });
  await addPastVisits(engine, past, now - dayMs);
  await addPastVisits(engine, comingVisits, now + 20 * dayMs);
  const services = await engine.read.selectFrom("services").select("id").orderBy("position").execute();
  const month = {
    service: [services.at(-1)?.id ?? ""],
    master: ["any"],
    from: "2026-11-24",
    to: "2026-12-23",
  };
  const ask = (through = engine) => findAvailability({ engine: through, now: () => now }, month);
  const recorded = recordReads(engine);
  await ask(recorded.engine);
  return { engine, past, ask: () => ask(), rows: await countRowsRead(engine, recorded.statements), took: [] };
}

function percentile(took: readonly number[], share: number): number {
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * share)] ?? 0;
}
