/**
 * `npm run bench:pages`: what a phone's first visit to the public pages costs, by Lighthouse's mobile run and by
 * transferred bytes, with the budget beside it. It passes no judgement. The byte budget is also a test.
 */
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startSite } from "#scripts/lib/site.ts";
import { openLighthouse, type PageReport } from "./lighthouse.ts";
import { median } from "./load.ts";

const paths = process.argv.slice(2).filter((arg) => arg.startsWith("/"));
const pages = paths.length > 0 ? paths : ["/", "/services", "/login", "/bn"];
const runs = 5;

await ensureBuilt();
const site = await startSite({ TZ: "Asia/Dhaka" });
const lighthouse = await openLighthouse();
for (const path of pages) {
  const reports: PageReport[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`measuring: ${path}, ${run} of ${runs}`);
    reports.push(await lighthouse.measure(`${site.url}${path}`));
  }
  console.log(`\n${path}, the median of ${runs} runs`);
  for (const [what, ours, budget] of describe(reports)) {
    console.log(`${what.padEnd(20)}${ours.padStart(10)}   budget ${budget}`);
  }
  for (const complaint of new Set(reports.flatMap(({ complaints }) => complaints))) {
    console.log(`  costs points: ${complaint}`);
  }
  console.log("");
}
await lighthouse.close();
await site.stop();

/** What was measured, the value, the budget. */
function describe(reports: PageReport[]): [string, string, string][] {
  const middle = (read: (report: PageReport) => number) => median(reports.map(read));
  const bytes = (type?: string) =>
    middle(({ requests }) =>
      sum(requests.filter((one) => !type || one.type === type).map((one) => one.bytes)),
    );
  const foreign = middle(({ requests }) => requests.filter(({ url }) => !url.startsWith(site.url)).length);
  return [
    ["performance", middle(({ scores }) => scores.performance).toFixed(0), "100"],
    ["accessibility", middle(({ scores }) => scores.accessibility).toFixed(0), "100"],
    ["best practices", middle(({ scores }) => scores["best-practices"]).toFixed(0), "100"],
    ["SEO", middle(({ scores }) => scores.seo).toFixed(0), "100"],
    ["largest paint", `${(middle((one) => one.largestPaintMs) / 1000).toFixed(2)} s`, "≤ 1.4 s"],
    ["layout shift", middle((one) => one.layoutShift).toFixed(3), "0"],
    ["blocking", `${middle((one) => one.blockingMs).toFixed(0)} ms`, "≤ 50 ms"],
    ["transferred", kilobytes(bytes()), "≤ 260 kB"],
    ["of it JavaScript", kilobytes(bytes("Script")), "≤ 115 kB"],
    ["requests elsewhere", foreign.toFixed(0), "0"],
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
