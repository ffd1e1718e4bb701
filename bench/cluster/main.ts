/**
 * `npm run bench:cluster`: a salon of several servers behind HAProxy and PgBouncer, on PostgreSQL with a synchronous
 * replica, all on this machine. Customers book as in `bench:faults` while servers are killed, connections are cut, the
 * pooler is restarted, and the primary is frozen, then killed and its replica promoted. Afterwards, everything that was
 * acknowledged must be true. `npm run bench:cluster -- --rounds 50 --servers 4`; `--seed 123 --rounds 1` replays a
 * round; `--break durability` (chairs, cancellations, money) breaks that on purpose, and succeeds when a round detects
 * it; `--load` shows requests per second with 1, 2 and 4 servers and what each part spends on one. `--evening` shows
 * what four servers answer, and how often from what they keep, while visitors read, the desk books and the database is
 * away, and then what twenty servers ask the card provider.
 */
import { rmSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, mkdtempDisposable, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { findOnPath, findPostgres } from "#scripts/lib/find.mjs";
import { unprivilegedUser } from "#scripts/lib/postgres.mjs";
import { fillGround, roundsFolder } from "../faults/ground.ts";
import { play, type RoundResult } from "../faults/round.ts";
import { setUpChairs } from "./chairs.ts";
import { playEvening } from "./evening.ts";
import { judgeHistory } from "./history.ts";
import { measureLoad, showLoad } from "./load.ts";
import { ask, type Cluster, initCluster, killDatabase, startDatabase, urlOf } from "./pair.ts";
import { runProgram } from "./programs.ts";
import { countQuestions } from "./questions.ts";
import { isSabotage, type Sabotage, sabotage, sabotages } from "./sabotage.ts";
import { type ClusterStage, openClusterStage } from "./stage.ts";
import { clusterTrouble, type Failovers } from "./trouble.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    rounds: { type: "string", default: "5" },
    servers: { type: "string" },
    turns: { type: "string", default: "4" },
    /** Measure what the parts spend on a request instead of playing rounds. */
    load: { type: "boolean", default: false },
    /** Show an evening of visitors and bookings instead. */
    evening: { type: "boolean", default: false },
    /** What to break on purpose: one of `sabotages`. */
    break: { type: "string" },
  },
});
const broken = chosenSabotage(values.break);
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const rounds = values.load || values.evening ? 0 : Number(values.rounds);
const servers = Number(values.servers ?? (values.evening ? 4 : 3));
const began = performance.now();
const seconds = (ms: number | undefined) => (ms === undefined ? "–" : `${(ms / 1000).toFixed(1)} s`);

// Every program that this one has started ends with it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const programs = findPostgres();
const owner = unprivilegedUser();
const missing = ["haproxy", "pgbouncer"].filter((name) => !findOnPath(name));
if (!programs || !owner || missing.length > 0) {
  console.error(
    `It needs PostgreSQL 15 or newer, haproxy and pgbouncer: apt-get install postgresql haproxy pgbouncer`,
  );
  process.exit(1);
}

const folder = await mkdtemp(join(await roundsFolder(), "shiuli-cluster-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
const template: Cluster = { programs, owner, data: join(folder, "template") };
const templateFiles = join(folder, "files");
const ground = await fillTemplate();
const failovers: Failovers = [];
const counts = { booked: 0, cancelled: 0 };
/** How many answers about chairs there were. */
let told = 0;
let failed = 0;
if (values.load) await showAllLoads();
if (values.evening) await showEvening();
for (let round = 0; round < rounds; round++) failed += await playOne(firstSeed + round, round);

if (rounds === 0) process.exit(0);
const times = failovers.flatMap((ms) => ms ?? []).toSorted((one, other) => one - other);
console.log(
  `\nFrom the primary's death to the first write: ${seconds(times[Math.floor(times.length / 2)])} in the middle, ${seconds(times.at(-1))} at most, of ${times.length} failovers.`,
);
console.log(
  `${rounds} rounds with ${servers} servers in ${Math.round((performance.now() - began) / 1000)} s, ${counts.booked} bookings and ${counts.cancelled} cancellations acknowledged, ${told} answers about chairs: ${failed === 0 ? "no violation" : `${failed} failed`}`,
);
if (broken) console.log(`${broken} was broken on purpose: ${failed > 0 ? "found" : "NOT FOUND"}.`);
process.exit(failed > 0 === (broken !== null) ? 0 : 1);

function chosenSabotage(name: string | undefined): Sabotage | null {
  if (name === undefined || isSabotage(name)) return name ?? null;
  console.error(`--break is one of ${Object.keys(sabotages).join(", ")}.`);
  process.exit(1);
}

/** A salon that is filled once. Each round starts from a copy of its data. */
async function fillTemplate() {
  await mkdir(templateFiles);
  await initCluster(template);
  const database = await startDatabase(template);
  await ask(database.port, "create database salon");
  const filled = await fillGround(templateFiles, urlOf(database.port, "salon"));
  await database.program.end("SIGINT");
  return filled;
}

async function playOne(seed: number, round: number): Promise<0 | 1> {
  const roundBegan = performance.now();
  const { violations, story, counts: done } = await playRound(seed).catch(unplayed);
  counts.booked += done.booked;
  counts.cancelled += done.cancelled;
  const took = ((performance.now() - roundBegan) / 1000).toFixed(1);
  const what = `${done.booked} booked, ${done.cancelled} cancelled`;
  console.log(
    `${round + 1}/${rounds}  seed ${seed}  ${took} s  ${what}  first write after ${seconds(failovers.at(-1) ?? undefined)}  ${violations.length === 0 ? "ok" : "FAILED"}`,
  );
  await mkdir("tmp", { recursive: true });
  const file = `tmp/cluster-${seed}.log`;
  await writeFile(file, [...violations, "", ...story].join("\n"));
  if (violations.length === 0) return 0;
  for (const violation of violations) console.log(`  ${violation}`);
  console.log(`  What happened is in ${file}; to play it again:`);
  console.log(`  npm run bench:cluster -- --seed ${seed} --rounds 1 --servers ${servers}`);
  return 1;
}

async function playRound(seed: number): Promise<RoundResult> {
  return await onStage(servers, async (stage) => {
    const game = await setUpChairs(stage, ground.staff);
    const trouble = clusterTrouble(failovers, game);
    const result = await play(stage, ground, { seed, turns: Number(values.turns), trouble });
    await game.lookAtAll();
    await mkdir("tmp", { recursive: true });
    await writeFile(`tmp/cluster-${seed}.history.json`, JSON.stringify(game.history));
    told += game.history.length;
    return { ...result, violations: [...result.violations, ...judgeHistory(game.history)] };
  });
}

async function showAllLoads(): Promise<void> {
  const [reader] = ground.people;
  if (!reader) throw new Error("The salon has no customer.");
  const loaders = { reader, staff: ground.staff };
  for (const count of [1, 2, 4]) {
    const work = await onStage(count, (stage) => measureLoad(stage, loaders, count));
    console.log(showLoad(count, work));
  }
}

async function showEvening(): Promise<void> {
  await ensureBuilt();
  const { staff, people } = ground;
  const played = async (stage: ClusterStage) => {
    await playEvening(stage, staff);
    return stage.story;
  };
  const story = await onStage(servers, played, "site-process.ts");
  await mkdir("tmp", { recursive: true });
  await writeFile("tmp/cluster-evening.log", story.join("\n"));
  await onStage(20, (stage) => countQuestions(stage, { staff, people }), "site-process.ts");
}

/** Opens a cluster on a copy of the salon for as long as `work` takes. */
async function onStage<Result>(
  count: number,
  work: (stage: ClusterStage) => Promise<Result>,
  program?: string,
): Promise<Result> {
  await using disposable = await mkdtempDisposable(join(folder, "stage-"));
  const own = disposable.path;
  if (owner?.uid !== undefined && owner.gid !== undefined) await chown(own, owner.uid, owner.gid);
  const data = join(own, "primary");
  await runProgram("cp", ["-a", template.data, data]);
  const dataDir = join(own, "files");
  await cp(templateFiles, dataDir, { recursive: true });
  const primary = await startDatabase({ ...template, data });
  if (broken) await sabotage(primary.port, broken);
  const stage = await openClusterStage(
    { folder: own, dataDir, primary, replicaData: join(own, "replica") },
    count,
    program,
  ).catch(async (error) => {
    await killDatabase(primary);
    throw error;
  });
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
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
