/**
 * `npm run bench`: how fast the salon is beside the minimal work that the machine could do, in one table. It passes no
 * judgement. `npm run bench -- postgres` runs it on PostgreSQL. Further words select the rows that contain one of them.
 * `npm run bench -- growth` measures calls beside a thousand and a hundred thousand bookings, `-- growth million`
 * beside a million, too.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { startSite } from "#scripts/lib/site.ts";
import { behindProxy, median, sideBySide, type Target } from "./load.ts";
import { memoryOf } from "./memory.ts";
import { sqliteBookingsPerSecond } from "./reference/booking-rows.ts";
import { repeatAnswer, startPageReference, startReference } from "./reference/http.ts";
import { postgresInsertsPerSecond, sqliteInsertsPerSecond } from "./reference/inserts.ts";
import { bookingSpeeds } from "./rows/bookings.ts";
import { busyEvening } from "./rows/evening.ts";
import { freeHourQuestions } from "./rows/free-hours.ts";
import { printGrowth } from "./rows/growth.ts";
import { signUp } from "./salon-client.ts";
import { startSiteBesideCards } from "./site-beside-cards.ts";
import { printTable, type Row, rate } from "./table.ts";

const brotli = { "accept-encoding": "br" };
const words = process.argv.slice(2).filter((word) => word !== "postgres");
const wanted = (what: string) => words.length === 0 || words.some((word) => what.includes(word));

const postgres = process.argv.includes("postgres") ? await requirePostgres() : undefined;
const settings: Record<string, string> = { ...behindProxy, ...(postgres && { DATABASE_URL: postgres.url }) };

if (words.includes("growth")) {
  const sizes = [1_000, 100_000, ...(words.includes("million") ? [1_000_000] : [])];
  await printGrowth(sizes, postgres?.url).finally(() => postgres?.stop());
  process.exit();
}

await ensureBuilt();
const site = await startSiteBesideCards(settings);
const atRest = await memory("memory at rest", 120);
// A signed-in customer's answer is computed for that customer and never cached.
const { headers: notKept } = await signUp(site.url, "bench-reader@example.com");
const rows: Row[] = [];
const measurements: [what: string, measure: (what: string) => Promise<Row[]>][] = [
  ["services list, from memory", (what) => comparePath(what, { path: "/api/services" }, "0.8")],
  [
    "services list, from SQL",
    (what) => comparePath(what, { path: "/api/services", headers: notKept }, "0.35"),
  ],
  ["free hours of a day, nothing kept", (what) => compareFreeHours(what, "day", "0.12")],
  ["free hours of a month, nothing kept", (what) => compareFreeHours(what, "month", "0.08")],
  ["a kept page, brotli", (what) => comparePath(what, { path: "/", headers: brotli }, "0.7")],
  ["home page made anew, beside react-dom", pageAnew],
  ["hold and booking, nothing to pay", (what) => compareBooking(what, 0, "0.3")],
  ["hold and booking, by card", (what) => compareBooking(what, 1, "0.15")],
  ["busy evening, beside the visitors alone", evening],
];
for (const [what, measure] of measurements) {
  if (!wanted(what)) continue;
  console.log(`measuring: ${what}`);
  try {
    rows.push(...(await measure(what)));
  } catch (error) {
    // Keep the other rows, which took minutes.
    console.error(`not measured: ${what}`, error);
  }
}
rows.push(atRest, await memory("memory after all that", 200));
await site.stop();
if (postgres) await postgres.stop();
if (wanted("start to ready")) rows.push(await startToReady());

console.log(
  `\nNode ${process.version}, ${postgres ? "PostgreSQL" : "SQLite"}; the reference is bare node:http, or a bare durable insert\n`,
);
printTable(rows);

async function requirePostgres() {
  const started = await startPostgres({ durable: true });
  if ("missing" in started) throw new Error(started.missing);
  return started;
}

/** Compares an address of the site with a bare server that repeats its answer. */
async function comparePath(
  what: string,
  { path, headers = {} }: { path: string; headers?: Record<string, string> },
  aim: string,
): Promise<Row[]> {
  const url = `${site.url}${path}`;
  return await compareWith(what, { url, headers, fromEverywhere: true }, url, aim);
}

async function compareFreeHours(what: string, span: "day" | "month", aim: string): Promise<Row[]> {
  const path = await freeHourQuestions(site.url, span);
  return await compareWith(what, { url: site.url, path, fromEverywhere: true }, site.url + path(), aim);
}

async function compareWith(what: string, ours: Target, repeated: string, aim: string): Promise<Row[]> {
  const { headers = {} } = ours;
  const bare = await repeatAnswer(repeated, headers);
  const rates = await sideBySide(ours, { url: bare.url, headers });
  await bare.stop();
  return [compared(what, rates.ours, rates.reference, `≥ ${aim}`)];
}

/**
 * Each request has its own query, so that no cached page answers it. The other two rows say what is possible: how fast
 * the router is by itself, and how much memory react-dom needs by itself.
 */
async function pageAnew(what: string): Promise<Row[]> {
  let visit = 0;
  const ours = { url: site.url, headers: brotli, path: () => `/?visit=${visit++}`, fromEverywhere: true };
  const react = await startPageReference(`${site.url}/`, "react");
  const router = await startPageReference(`${site.url}/`, "router");
  const bare = { url: react.url, headers: brotli };
  const rates = await sideBySide(ours, bare);
  const routed = await sideBySide({ url: router.url, headers: brotli }, bare);
  const occupied = megabytes(await memoryOf(react));
  await react.stop();
  await router.stop();
  return [
    compared(what, rates.ours, rates.reference, "≥ 0.6"),
    compared("the router alone, beside the same", routed.ours, routed.reference, ""),
    { what: "memory of react-dom's own server then", ours: "", reference: occupied, ratio: null, aim: "" },
  ];
}

async function compareBooking(what: string, price: number, aim: string): Promise<Row[]> {
  const before = await insertsPerSecond();
  const { holds, bookings } = await bookingSpeeds(site.url, site.cardsUrl, price);
  const reference = (before + (await insertsPerSecond())) / 2;
  const rowsAlone = postgres ? undefined : await sqliteBookingsPerSecond(site.dataDir);
  return [
    compared(what.replace(" and booking", ""), holds, reference, "≥ 0.2"),
    compared(what.replace("hold and ", ""), bookings, reference, `≥ ${aim}`),
    ...(rowsAlone ? [compared("rows of such a booking, without a server", rowsAlone, reference, "")] : []),
  ];
}

function insertsPerSecond(): Promise<number> {
  const rows = 2000;
  return postgres ? postgresInsertsPerSecond(postgres.url, rows, 8) : sqliteInsertsPerSecond(rows);
}

async function evening(what: string): Promise<Row[]> {
  const { alone, busy, done } = await busyEvening(site.url);
  console.log(`booked ${done} visits`);
  return [
    compared(what, busy.perSecond, alone.perSecond, "≥ 0.7"),
    {
      what: "its slowest hundredth",
      ours: `${busy.p99} ms`,
      reference: `${alone.p99} ms`,
      ratio: busy.p99 / alone.p99,
      aim: "≤ 3",
    },
  ];
}

function compared(what: string, ours: number, reference: number, aim: string): Row {
  return { what, ours: rate(ours), reference: rate(reference), ratio: ours / reference, aim };
}

async function memory(what: string, mostMegabytes: number): Promise<Row> {
  const ours = megabytes(await memoryOf(site));
  return { what, ours, reference: "", ratio: null, aim: `≤ ${mostMegabytes} MB` };
}

function megabytes(kilobytes: number): string {
  return `${Math.round(kilobytes / 1024)} MB`;
}

/**
 * Starts on existing data, as every start but the first does. It needs its own salon, since a site has a single
 * DATA_DIR.
 */
async function startToReady(): Promise<Row> {
  console.log("measuring: start to ready");
  const own = postgres && (await requirePostgres());
  const dataDir = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  const ours: number[] = [];
  const reference: number[] = [];
  for (let start = 0; start < 6; start++) {
    const started = await startSite({
      ...behindProxy,
      ...(own && { DATABASE_URL: own.url }),
      DATA_DIR: dataDir,
    });
    await started.stop();
    const bare = await startReference({ headers: {}, body: Buffer.from("ready") });
    await bare.stop();
    if (start > 0) {
      ours.push(started.readyAfter);
      reference.push(bare.readyAfter);
    }
  }
  await rm(dataDir, { recursive: true, force: true });
  await own?.stop();
  return {
    what: "start to ready",
    ours: `${Math.round(median(ours))} ms`,
    reference: `${Math.round(median(reference))} ms`,
    ratio: median(ours) / median(reference),
    aim: "≤ 3",
  };
}
