/**
 * `npm run bench`: how fast the salon is beside the least that the machine could do, in one table. It judges nothing.
 * `npm run bench -- postgres` runs it on PostgreSQL.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { type Site, startSite } from "#scripts/lib/site.ts";
import { bookingsPerSecond } from "./bookings.ts";
import { behindProxy, median, requestsPerSecond, sideBySide } from "./load.ts";
import { repeatAnswer, startReference } from "./reference/http.ts";
import { postgresInsertsPerSecond, sqliteInsertsPerSecond } from "./reference/inserts.ts";
import { signUp } from "./salon-client.ts";
import { printTable, type Row, rate } from "./table.ts";

const brotli = { "accept-encoding": "br" };

await ensureBuilt();
const postgres = process.argv.includes("postgres") ? await requirePostgres() : undefined;
const settings: Record<string, string> = { ...behindProxy, ...(postgres && { DATABASE_URL: postgres.url }) };

const site = await startSite(settings);
// What a signed-in person asks is computed for that person, and never kept.
const { headers: notKept } = await signUp(site.url, "bench-reader@example.com");
const rows: Row[] = [
  await comparePaths("services list, from memory", site, "/api/services", {}, "0.8"),
  await comparePaths("services list, from SQL", site, "/api/services", notKept, "0.3"),
  await comparePaths("a kept page, brotli", site, "/", brotli, "0.7"),
  await pageAnew(site),
  await booking("a booking, nothing to pay", site, 0),
  await booking("a booking, paid by card", site, 1),
  memory(site),
];
await site.stop();
rows.push(await startToReady());
if (postgres) await postgres.stop();

console.log(
  `\nNode ${process.version}, ${postgres ? "PostgreSQL" : "SQLite"}; the reference is bare node:http, or a bare durable insert\n`,
);
printTable(rows);

async function requirePostgres() {
  const started = await startPostgres();
  if ("missing" in started) throw new Error(started.missing);
  return started;
}

async function comparePaths(
  what: string,
  { url }: Site,
  path: string,
  headers: Record<string, string>,
  aim: string,
): Promise<Row> {
  console.log(`measuring: ${what}`);
  const bare = await repeatAnswer(`${url}${path}`, headers);
  const { ours, reference } = await sideBySide(
    { url: `${url}${path}`, headers, fromEverywhere: true },
    { url: bare.url, headers },
  );
  await bare.stop();
  return { what, ours: rate(ours), reference: rate(reference), ratio: ours / reference, aim: `≥ ${aim}` };
}

/** Each request has a query of its own, so that no kept page answers it. */
async function pageAnew({ url }: Site): Promise<Row> {
  console.log("measuring: a page rendered anew");
  let visit = 0;
  const rates: number[] = [];
  for (let round = 0; round < 4; round++) {
    rates.push(
      await requestsPerSecond({
        url,
        headers: brotli,
        path: () => `/?visit=${visit++}`,
        fromEverywhere: true,
      }),
    );
  }
  const ours = median(rates.slice(1));
  return { what: "a page rendered anew", ours: rate(ours), reference: "", ratio: null, aim: "≥ 600/s" };
}

async function booking(what: string, { url }: Site, price: number): Promise<Row> {
  console.log(`measuring: ${what}`);
  const before = await insertsPerSecond();
  const ours = await bookingsPerSecond(url, price);
  const reference = (before + (await insertsPerSecond())) / 2;
  return { what, ours: rate(ours), reference: rate(reference), ratio: ours / reference, aim: "≥ 0.2" };
}

function insertsPerSecond(): Promise<number> {
  const rows = 2000;
  return postgres ? postgresInsertsPerSecond(postgres.url, rows, 8) : sqliteInsertsPerSecond(rows);
}

function memory({ pid }: Site): Row {
  const kilobytes = Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
  return {
    what: "memory after all that",
    ours: `${Math.round(kilobytes / 1024)} MB`,
    reference: "",
    ratio: null,
    aim: "≤ 180 MB",
  };
}

/** Starts on data that exists, as every start but the first. */
async function startToReady(): Promise<Row> {
  console.log("measuring: start to ready");
  const dataDir = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  const ours: number[] = [];
  const reference: number[] = [];
  for (let start = 0; start < 6; start++) {
    const started = await startSite({ ...settings, DATA_DIR: dataDir });
    await started.stop();
    const bare = await startReference({ headers: {}, body: Buffer.from("ready") });
    await bare.stop();
    if (start > 0) {
      ours.push(started.readyAfter);
      reference.push(bare.readyAfter);
    }
  }
  await rm(dataDir, { recursive: true, force: true });
  return {
    what: "start to ready",
    ours: `${Math.round(median(ours))} ms`,
    reference: `${Math.round(median(reference))} ms`,
    ratio: median(ours) / median(reference),
    aim: "≤ 800 ms",
  };
}
