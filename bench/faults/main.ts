/**
 * `npm run bench:faults`: many customers book, pay, move and cancel while the server is killed, the provider fails and
 * webhooks get lost. Meanwhile, the front desk books rows, changes lengths and merges guests. After each round the
 * money and the diary must be consistent. `--jobs 4` plays four rounds at a time. `npm run bench:faults -- --seed 123
 * --rounds 1 --engine postgres` replays one round, and `--story` writes down what happened in it.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import type { Engine } from "#server/database/engines/engine.ts";
import { type Ground, prepareGround } from "./ground.ts";
import { playRound, type RoundResult } from "./round.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    rounds: { type: "string", default: "200" },
    engine: { type: "string" },
    /** A file for the number of rounds that held, in the format of test runners. */
    report: { type: "string" },
    story: { type: "boolean", default: false },
    turns: { type: "string", default: "6" },
    /** How many rounds run in parallel, each with its own server, cards and database. */
    jobs: { type: "string", default: "1" },
  },
});
const rounds = Number(values.rounds);
const turns = Number(values.turns);
const jobs = Number(values.jobs);
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const began = Date.now();
let failed = 0;
let played = 0;
let waiting = 0;
let unheard = 0;

const engines = await chooseEngines(values.engine);
const perEngine = Math.ceil(rounds / engines.length);
for (const engine of engines) failed += await playAll(engine);
console.log(
  `\nMoney that the salon kept: ${waiting} payments wait for the owner, nobody hears of ${unheard}.`,
);
console.log(
  `${played} rounds on ${engines.join(" and ")} in ${Math.round((Date.now() - began) / 1000)} s: ${
    failed === 0 ? "no violation" : `${failed} failed`
  }`,
);
if (values.report) {
  const counts = {
    numPassedTests: played - failed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
  };
  await writeFile(values.report, JSON.stringify(counts));
}
process.exit(failed === 0 ? 0 : 1);

async function chooseEngines(wanted: string | undefined): Promise<Engine["name"][]> {
  if (wanted !== undefined && wanted !== "sqlite" && wanted !== "postgres")
    throw new Error("--engine is sqlite or postgres.");
  return wanted ? [wanted] : ["sqlite", "postgres"];
}

async function playAll(engine: Engine["name"]): Promise<number> {
  if (engine === "sqlite") return await playOn(await prepareGround(engine));
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => undefined } : await startPostgres();
  if ("missing" in postgres) {
    console.error(`SKIPPED postgres: ${postgres.missing}`);
    return 0;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  const bad = await playOn(await prepareGround(engine));
  await postgres.stop();
  return bad;
}

async function playOn(ground: Ground): Promise<number> {
  let bad = 0;
  const left = Array.from({ length: perEngine }, (_, round) => round).values();
  const takeTurns = async () => {
    for (const round of left) bad += await playOne(ground, firstSeed + round, round);
  };
  await Promise.all(Array.from({ length: jobs }, takeTurns));
  await ground.remove();
  return bad;
}

/** A round that could not be completed counts as failed. */
function unplayed(error: unknown): RoundResult {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    violations: [`it could not be played: ${why}`],
    story: [],
    counts: { booked: 0, cancelled: 0 },
    kept: { waiting: 0, unheard: 0 },
  };
}

async function playOne(ground: Ground, seed: number, round: number): Promise<0 | 1> {
  const roundBegan = Date.now();
  const { violations, story, counts, kept } = await playRound(ground, seed, turns).catch(unplayed);
  played += 1;
  waiting += kept.waiting;
  unheard += kept.unheard;
  const seconds = ((Date.now() - roundBegan) / 1000).toFixed(1);
  const what = `${counts.booked} booked, ${counts.cancelled} cancelled, ${kept.waiting} waiting, ${kept.unheard} unheard`;
  const done = `${ground.engine} ${round + 1}/${perEngine}`.padEnd(18);
  console.log(`${done} seed ${seed}  ${seconds} s  ${what}  ${violations.length === 0 ? "ok" : "FAILED"}`);
  if (violations.length === 0 && !values.story) return 0;
  for (const violation of violations) console.log(`  ${violation}`);
  const file = `tmp/faults-${ground.engine}-${seed}.log`;
  await mkdir("tmp", { recursive: true });
  await writeFile(file, [...violations, "", ...story].join("\n"));
  console.log(`  What happened is in ${file}; to play it again:`);
  console.log(`  npm run bench:faults -- --seed ${seed} --rounds 1 --engine ${ground.engine}`);
  return violations.length === 0 ? 0 : 1;
}
