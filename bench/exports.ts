/**
 * `npm run bench:exports`: the memory of the server's process while the owner exports all guests, visits, services and
 * masters, page by page as the browser requests them, compared with its memory before. Arguments: `postgres` for that
 * engine, and a number of bookings other than a million. It passes no judgement.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { exportedKinds } from "#contract/imports.ts";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { startSite } from "#scripts/lib/site.ts";
import { fillSalon } from "./fill-salon.ts";
import { memoryOf } from "./memory.ts";
import { signIn } from "./salon-client.ts";
import { printTable } from "./table.ts";

const sampleMs = 20;
const words = process.argv.slice(2);
const bookings = Number(words.find((word) => /^\d+$/.test(word)) ?? 1_000_000);

const postgres = words.includes("postgres") ? await startPostgres({ durable: true }) : undefined;
if (postgres && "missing" in postgres) throw new Error(postgres.missing);
await ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), "shiuli-exports-"));
const site = await startSite(await fillSalon(folder, { bookings, postgresUrl: postgres?.url }));
const owner = await signIn(site.url, "admin@shiuli.example", "shiuli-admin");
const before = await memoryOf(site);
const rows = [];
for (const path of ["/guests/export", ...exportedKinds.map((kind) => `/exports/${kind}`)]) {
  const { lines, parts, seconds, peak } = await carryAway(path);
  rows.push({
    what: `${path}: ${lines.toLocaleString("en")} lines in ${parts} parts, ${seconds.toFixed(1)} s`,
    ours: megabytes(peak),
    reference: megabytes(before),
    ratio: peak / before,
    aim: "≤ 200 MB",
  });
}
await site.stop();
await postgres?.stop();
await rm(folder, { recursive: true, force: true });
console.log(
  `\nNode ${process.version}, ${postgres ? "PostgreSQL" : "SQLite"}, ${bookings.toLocaleString("en")} bookings; the reference is the process before\n`,
);
printTable(rows);

/** Requests one page after another. @returns what came, how long it took, and the peak memory in kilobytes */
async function carryAway(path: string) {
  const began = performance.now();
  const carried = { lines: 0, parts: 0, peak: 0 };
  let over = false;
  const watched = (async () => {
    while (!over) {
      carried.peak = Math.max(carried.peak, await memoryOf(site));
      await pause(sampleMs);
    }
  })();
  for (let after: string | null = ""; after !== null; carried.parts++) {
    const part = await read(`${path}${after && `?after=${encodeURIComponent(after)}`}`);
    carried.lines += (part.guests ?? part.lines ?? []).length;
    after = part.next;
  }
  over = true;
  await watched;
  return { ...carried, seconds: (performance.now() - began) / 1000 };
}

/** Reads a page, and tries again when the server says to wait. */
async function read(path: string): Promise<{ guests?: unknown[]; lines?: unknown[]; next: string | null }> {
  const answer = await fetch(`${site.url}/api${path}`, { headers: owner.headers });
  if (answer.ok) return await answer.json();
  const after = Number(answer.headers.get("retry-after"));
  if (answer.status !== 429 || !after) throw new Error(`${answer.status}: ${await answer.text()}`);
  await pause(after * 1000);
  return await read(path);
}

function megabytes(kilobytes: number): string {
  return `${Math.round(kilobytes / 1024)} MB`;
}
