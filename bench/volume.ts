/**
 * `npm run bench:volume`: what every call and every round of background work costs beside a hundred thousand bookings,
 * with a thousand as the reference. Fills each salon in bulk, moves the cells of past visits, makes every call of the
 * contract several times (tests/api/whole-walk.ts), repeats the reads, runs each round, and prints p50 and p99 of each,
 * then the slowest statements. Arguments: `postgres` for that engine, `million` for a million bookings, a number for
 * another size, and part of a call's path to print only that call. It passes no judgement.
 */
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { walkEverything } from "#tests/api/whole-walk.ts";
import { movePastCells } from "#tests/support/past-cells.ts";
import { addPerson, tokenOf } from "#tests/support/people.ts";
import { megabytesOf } from "./rows/table-size.ts";
import { openVolumeSalon, type VolumeSalon } from "./rows/volume-salon.ts";

const walks = 3;
const repeats = 20;
const roundRepeats = 20;
const slowestShown = 25;
const dayMs = 86_400_000;

const words = process.argv.slice(2);
const size = words.includes("million")
  ? 1_000_000
  : Number(words.find((word) => /^\d+$/.test(word)) ?? 100_000);
const shown = words.filter((word) => !/^(postgres|million|\d+)$/.test(word));

const postgres = words.includes("postgres") ? await startPostgres({ durable: true }) : undefined;
if (postgres && "missing" in postgres) throw new Error(postgres.missing);
const salons: VolumeSalon[] = [];
for (const bookings of [1_000, size]) {
  const began = performance.now();
  salons.push(await openVolumeSalon(bookings, postgres?.url));
  console.log(
    `${bookings.toLocaleString("en")} bookings filled in ${Math.round((performance.now() - began) / 1000)} s`,
  );
}
const [reference, large] = salons as [VolumeSalon, VolumeSalon];
for (const one of salons) await moveCells(one);
const refused = new Set<string>();
// The first walk is warm-up.
for (let walk = 0; walk <= walks; walk++) {
  for (const one of salons) {
    const began = one.salon.clock.now();
    await walkEverything(one.salon, (refusal) => void refused.add(String(refusal).slice(0, 90)));
    await readAsTheOwner(one);
    // A walk looks for hours on the days after it begins.
    one.salon.clock.advance(began - one.salon.clock.now());
    if (walk === 0) for (const kept of [one.took, one.statements]) kept.clear();
  }
}
if (refused.size > 0) console.log(`refused on the way: ${[...refused].join("; ")}`);
for (const one of salons) await readAgain(one);
for (const one of salons) await doRounds(one);
console.log("\nIn milliseconds, p50 / p99; × is p50 beside the reference\n");
printBeside(reference.took, large.took);
console.log("\nThe slowest statements, with what they were sent for\n");
printSlowest(reference.statements, large.statements);
for (const one of salons) await one.close();
if (postgres) await postgres.stop();
process.exit();

/** Moves the cells of past visits, as the rounds of some days do, and prints how large they are before and after. */
async function moveCells({ bookings, salon }: VolumeSalon): Promise<void> {
  const { engine, keeps } = salon.app;
  const sizes = async () =>
    `${(await megabytesOf(engine, "cells")).toFixed(1)} + ${(await megabytesOf(engine, "past_cells")).toFixed(1)} MB`;
  const before = await sizes();
  const began = performance.now();
  const moved = await movePastCells(engine, salon.clock.now() - keeps.cellsMs);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${bookings.toLocaleString("en")}: ${moved.toLocaleString("en")} past cells moved in ${seconds} s; cells and past ones ${before} before, ${await sizes()} after`,
  );
}

/** Reads what the walk doesn't, as the owner of a long-established salon would. */
async function readAsTheOwner({ salon }: VolumeSalon): Promise<void> {
  const owner = await addPerson(salon, { role: "admin" });
  const headers = { authorization: `Bearer ${await tokenOf(salon, owner)}` };
  const now = salon.clock.now();
  const date = (inDays: number) => new Date(now + inDays * dayMs).toISOString().slice(0, 10);
  for (const path of [
    `/revenue?from=${date(-30)}&to=${date(0)}`,
    `/figures?from=${date(-30)}&to=${date(0)}`,
    "/bookings?limit=20&search=guest+7",
    "/bookings?limit=20&search=years-77",
    "/bookings?limit=20&status=completed",
    `/bookings?limit=20&from=${date(-30)}&to=${date(0)}`,
    // What few or no bookings have.
    "/bookings?limit=20&status=in_chair",
    "/bookings?limit=20&source=nobody",
    "/bookings?limit=20&master=nobody",
    "/bookings?limit=20&master=nobody&search=guest",
    "/bookings/years-0@example.com",
    "/users?limit=50&search=years-77",
    "/guests?search=guest+77",
  ]) {
    const { statusCode, body } = await salon.server.inject({ url: `/api${path}`, headers });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
  }
}

async function readAgain({ salon, reads }: VolumeSalon): Promise<void> {
  for (const { method, url, headers } of [...reads.values()]) {
    for (let time = 0; time < repeats; time++) {
      const remoteAddress = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join(".")}`;
      await salon.server.inject({ method: method as "GET", url, headers, remoteAddress });
    }
  }
}

async function doRounds({ salon, during }: VolumeSalon): Promise<void> {
  for (let time = 0; time < roundRepeats; time++) {
    salon.clock.advance(60_000);
    await during("round: holds that are over", () => expireHolds(salon.app));
    await during("round: payments", () => sweepPayments(salon.app));
    await during("round: queued work", () => salon.drain());
    await during("round: money beside the provider", () => reconcileMoney(salon.app));
    await during("round: tidying up", () => tidyUp(salon.app));
  }
}

function printBeside(ofReference: Map<string, number[]>, ofLarge: Map<string, number[]>): void {
  const rows = [...ofLarge].filter(
    ([name]) => shown.length === 0 || shown.some((word) => name.includes(word)),
  );
  for (const [name, times] of rows.sort(([, one], [, other]) => p99(other) - p99(one))) {
    const before = ofReference.get(name) ?? [];
    const multiple = (percentile(times, 0.5) / percentile(before, 0.5)).toFixed(1);
    console.log(`${name.padEnd(48)} ${pair(before)} ${pair(times)} ${multiple.padStart(7)} ×`);
  }
}

function printSlowest(ofReference: Map<string, number[]>, ofLarge: Map<string, number[]>): void {
  const slowest = [...ofLarge].sort(([, one], [, other]) => percentile(other, 0.5) - percentile(one, 0.5));
  for (const [name, times] of slowest.slice(0, slowestShown))
    console.log(`${pair(ofReference.get(name) ?? [])} ${pair(times)}  ${name.slice(0, 500)}`);
}

function pair(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1).padStart(8)} / ${p99(times).toFixed(1).padStart(7)}`;
}

function p99(times: readonly number[]): number {
  return percentile(times, 0.99);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
