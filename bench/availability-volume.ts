/**
 * What a busy month's free hours cost beside a thousand, a hundred thousand and a million past bookings, on both
 * engines: the whole use case with nothing kept, its rows read, and how the median grows.
 * Run with: node bench/availability-volume.ts [most bookings] (a million when absent)
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { foundSalon } from "#server/boot/found-salon.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { migrate } from "#server/database/migrate.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { findAvailability } from "#server/usecases/salon/find-availability.ts";
import { addPastVisits } from "#tests/support/past-visits.ts";
import { countRowsRead, recordReads } from "#tests/support/rows-read.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const dayMs = 86_400_000;
/** In the month that is asked for, whatever lies behind: seven thousand taken cells. */
const comingVisits = 1_750;
const volumes = [1_000, 100_000, 1_000_000];
const times = 400;
const warmUps = 100;

const most = Number(process.argv[2] ?? volumes.at(-1));
console.log("a month of free hours, computed anew, beside so many past bookings");
await measureSqlite();
await measurePostgres();

async function measureSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  const engine = openSqlite(join(folder, "salon.db"));
  await measure(engine);
  await engine.close();
  await rm(folder, { recursive: true });
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres();
  if ("missing" in postgres) return console.log(`PostgreSQL: ${postgres.missing}`);
  const engine = openPostgres(postgres.url, { connections: 2 });
  await measure(engine);
  await engine.close();
  await postgres.stop();
}

async function measure(engine: Engine): Promise<void> {
  await migrate(engine);
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
  });
  const services = await engine.read.selectFrom("services").select("id").orderBy("position").execute();
  const month = {
    service: [services.at(-1)?.id ?? ""],
    master: ["any"],
    from: "2026-11-24",
    to: "2026-12-23",
  };
  await addPastVisits(engine, comingVisits, now + 20 * dayMs);
  let there = 0;
  let upTo = now - dayMs;
  let first = 0;
  for (const volume of volumes.filter((one) => one <= most)) {
    await addPastVisits(engine, volume - there, upTo);
    upTo -= (volume - there) * 20 * 60_000;
    there = volume;
    const recorded = recordReads(engine);
    await findAvailability({ engine: recorded.engine, now: () => now }, month);
    const rows = await countRowsRead(engine, recorded.statements);
    const { p50, p99 } = await percentiles(() => findAvailability({ engine, now: () => now }, month));
    first ||= p50;
    const grown = `${(p50 / first).toFixed(2)} times the first`;
    const counted = volume.toLocaleString("en").padStart(9);
    console.log(
      `${engine.name.padEnd(8)} ${counted}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${rows} rows read, ${grown}`,
    );
  }
}

async function percentiles(work: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  for (let time = -warmUps; time < times; time++) {
    const began = performance.now();
    await work();
    if (time >= 0) took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  return { p50: took[Math.floor(times * 0.5)] ?? 0, p99: took[Math.floor(times * 0.99)] ?? 0 };
}
