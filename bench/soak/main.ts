/**
 * `npm run bench:soak`: a busy evening of 30 minutes. Afterwards, nothing may be larger than at minute five, except
 * what grows with each booking. Options: --minutes 30, --rate 10 (bookings per second, with a fifth as many
 * cancellations, a tenth as many price changes and three times as many reads), --postgres. Exits with 1 when something
 * has grown by more than a tenth.
 */
import { parseArgs } from "node:util";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { behindProxy } from "../load.ts";
import { startSiteBesideCards } from "../site-beside-cards.ts";
import { beginEvening } from "./evening.ts";
import { type Sample, takeSamples } from "./samples.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

const sampleEveryMs = 10_000;
/** By then, the server has loaded what it needs and has served its first customers. */
const usualBaseline = 5;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "10" },
    postgres: { type: "boolean", default: false },
  },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
const baseline = Math.min(usualBaseline, minutes / 2);

const database = values.postgres ? await startPostgres({ durable: true }) : undefined;
if (database && "missing" in database) throw new Error(database.missing);
await ensureBuilt();
const site = await startSiteBesideCards({ ...behindProxy, ...(database && { DATABASE_URL: database.url }) });
console.log(
  `Node ${process.version}, ${database ? "PostgreSQL" : "SQLite"}: ${minutes} minutes, ${rate} bookings a second`,
);

const evening = await beginEvening(site, { rate, bookings: Math.ceil(minutes * 60 * rate) });
const gauge = await takeSamples(site, database?.url);
const samples: Sample[] = [];
const began = performance.now();
const minutesIn = () => (performance.now() - began) / 60_000;
while (minutesIn() < minutes) {
  await new Promise((resolve) => setTimeout(resolve, sampleEveryMs));
  const { done } = evening;
  samples.push({ minute: minutesIn(), ...done, ...(await gauge.read()) });
  const last = samples.at(-1);
  if (samples.length % 6 === 0 && last) console.log(line(last));
}
await evening.stop();
await gauge.close();
await site.stop();
await database?.stop();

const verdicts = verdictOf(samples, baseline);
print(verdicts);
const { failed, booked } = evening.done;
console.log(
  `\n${booked} booked, ${evening.done.cancelled} cancelled, ${evening.done.read} pages and answers read, ${failed} calls failed`,
);
for (const [what, times] of evening.failures) console.log(`  ${times} × ${what}`);
process.exitCode = verdicts.every(({ holds }) => holds) && failed <= booked / 100 ? 0 : 1;

function line({ minute, booked, failed, process: { memory, handles, connections } }: Sample): string {
  return `minute ${minute.toFixed(1)}: ${booked} booked, ${failed} failed, ${Math.round(memory / 1e6)} MB, ${handles} handles, ${connections} connections`;
}

function print(rows: readonly Verdict[]): void {
  const lines = [
    ["", `at minute ${baseline}`, "at the end", "ratio", ""],
    ...rows.map(({ what, before, after, unit, holds }) => [
      `${what}${unit && `, ${unit}`}`,
      number(before),
      number(after),
      before > 0 ? (after / before).toFixed(2) : "",
      holds ? "" : "GREW",
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  console.log();
  for (const [first = "", ...others] of lines) {
    const cells = others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log([first.padEnd(widths[0] ?? 0), ...cells].join("   ").trimEnd());
  }
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 2 : 0 });
}
