/**
 * Free hours over HTTP on one core: a day and a month with four masters. Compares the cached answer that every visitor
 * shares, an answer computed for each request, and a bare node:http server on the same core that repeats the answer.
 * Run with: node bench/availability-http.ts
 */
import { execFileSync } from "node:child_process";
import type { Service } from "#contract/services.ts";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { type Site, startSite } from "#scripts/lib/site.ts";
import { behindProxy, sideBySide } from "./load.ts";
import { repeatAnswer } from "./reference/http.ts";
import { signUp } from "./salon-client.ts";
import { printTable, type Row, rate } from "./table.ts";

const dayMs = 86_400_000;
await ensureBuilt();
const site = await startSite(behindProxy);
// A signed-in customer's answer is computed for that customer and never cached.
const { headers: notKept } = await signUp(site.url, "bench@example.com");
const pinned = pin(site.pid, 0) && pin(process.pid, 1);
const day = await pathOf(site, 1);
const month = await pathOf(site, 30);
const rows = [
  await compare("a day of four masters, kept", day, {}, 3000),
  await compare("a day of four masters, computed anew", day, notKept, 3000),
  await compare("a month, kept", month, {}, 1000),
  await compare("a month, computed anew", month, notKept, 1000),
];
await site.stop();
console.log(`\nNode ${process.version}, SQLite, ${pinned ? "one core" : "all cores: taskset is not here"}\n`);
printTable(rows);

async function compare(
  what: string,
  path: string,
  headers: Record<string, string>,
  aim: number,
): Promise<Row> {
  console.log(`measuring: ${what}`);
  const bare = await repeatAnswer(`${site.url}${path}`, headers);
  pin(bare.pid, 0);
  const { ours, reference } = await sideBySide(
    { url: `${site.url}${path}`, headers, fromEverywhere: true },
    { url: bare.url, headers },
  );
  await bare.stop();
  return {
    what,
    ours: rate(ours),
    reference: rate(reference),
    ratio: ours / reference,
    aim: `≥ ${rate(aim)}`,
  };
}

/** The path of the free hours of a service that all four masters perform, from tomorrow on. */
async function pathOf({ url }: Site, days: number): Promise<string> {
  const services: Service[] = await (await fetch(`${url}/api/services`)).json();
  const service = services.find(({ masterIds }) => masterIds.length === 4);
  const date = (time: number) => new Date(time).toISOString().slice(0, 10);
  const span = `from=${date(Date.now() + dayMs)}&to=${date(Date.now() + days * dayMs)}`;
  return `/api/availability?service=${service?._id}&master=any&${span}`;
}

/** Pins a process to one core. @returns whether that is possible here */
function pin(pid: number, core: number): boolean {
  try {
    execFileSync("taskset", ["-a", "-p", "-c", String(core), String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
