/**
 * `npm run test:mutants`: changes the code that must never break, one small piece at a time, and lists each change that
 * no test notices. No file is written: the tests get the changed text directly. Ctrl-C ends it with the results so far.
 * `-- --only domain/refunds.ts` tries one file or folder, `--sample 50` at most that many changes, `--seed 7` a
 * different selection.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { seeded } from "#tests/support/random.ts";
import { apply, type Mutation, mutationsOf } from "./mutations.ts";
import { relatedTests } from "./related.ts";
import { type Target, targets } from "./targets.ts";
import type { Trial } from "./trial.ts";

interface Candidate {
  file: string;
  mutation: Mutation;
  target: Target;
}

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    /** Seconds that the tests of one change may take. A change that takes longer is listed separately. */
    patience: { type: "string", default: "120" },
  },
});

const all = targets.flatMap((target) =>
  target.files
    .filter((file) => values.only.some((only) => file.startsWith(only)))
    .flatMap((file) =>
      mutationsOf(file, readFileSync(file, "utf8")).map((mutation) => ({ file, mutation, target })),
    ),
);
const chosen = shuffle(all, Number(values.seed)).slice(0, Number(values.sample));
const fileCount = new Set(chosen.map(({ file }) => file)).size;
const withServer = chosen.filter(({ target }) => target.api.length > 0).length;
// The average on an otherwise idle machine with two cores.
const expectedSeconds = (chosen.length - withServer) * 1.5 + withServer * 12;
console.log(
  `${chosen.length} of ${all.length} changes in ${fileCount} files, about ${minutes(expectedSeconds)} on a quiet machine. Each line is a change that no test noticed.`,
);
if (chosen.length === 0) process.exit(1);

const began = Date.now();
const survivors: Candidate[] = [];
const unended: Candidate[] = [];
let tried = 0;
let lastFailure = "";
let trial = forkTrial();
process.once("SIGINT", () => finish(130));
await once(trial, "message");
await refuseRed(chosen);
const triedSince = Date.now();
let told = triedSince;
for (const candidate of chosen) {
  const outcome = await outcomeOf(candidate);
  tried += 1;
  if (outcome === "passed") {
    survivors.push(candidate);
    console.log(`  ${describe(candidate)}`);
  } else if (outcome === "unended") unended.push(candidate);
  if (Date.now() - told > 30_000) tellProgress();
}
finish(0);

function tellProgress(): void {
  told = Date.now();
  const left = ((told - triedSince) / 1000 / tried) * (chosen.length - tried);
  console.log(
    `${tried} of ${chosen.length} tried, ${survivors.length} survived, about ${minutes(left)} left`,
  );
}

function finish(code: number): never {
  end(trial);
  list("No test noticed:", survivors);
  list(`Tests took longer than ${values.patience} s, or ended with the process:`, unended);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`\n${survivors.length} of ${tried} changes survived, in ${seconds} s`);
  process.exit(code);
}

function list(title: string, candidates: Candidate[]): void {
  if (candidates.length === 0) return;
  const sorted = candidates.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.mutation.start - b.mutation.start,
  );
  console.log(`\n${title}\n${sorted.map((candidate) => `  ${describe(candidate)}`).join("\n")}`);
}

/** If the tests fail without a change, they would seem to notice everything. */
async function refuseRed(candidates: Candidate[]): Promise<void> {
  const files = new Map(candidates.map((candidate) => [candidate.target, candidate]));
  for (const { file, target } of files.values()) {
    const text = readFileSync(file, "utf8");
    const outcome = await run({ file, text, stages: [relatedTests(target.unit, file), target.api] });
    if (outcome === "passed") continue;
    const what = outcome === "noticed" ? "fail" : `take longer than ${values.patience} s`;
    console.error(`The tests of ${file} ${what} without a change: mend them first.`);
    if (outcome === "noticed") console.error(lastFailure);
    end(trial);
    process.exit(1);
  }
}

type Outcome = "passed" | "noticed" | "unended";

async function outcomeOf({ file, mutation, target }: Candidate): Promise<Outcome> {
  const text = apply(readFileSync(file, "utf8"), mutation);
  const [beside = [], ...others] = relatedTests(target.unit, file).map((test) => [test]);
  return await run({ file, text, stages: [beside, others.flat(), target.api] });
}

/** @returns "unended" when it exceeds the time limit, as an endless loop does, or ends the process */
async function run(trialled: Trial): Promise<Outcome> {
  const over = new AbortController();
  const giveUp = () => over.abort();
  const patience = setTimeout(giveUp, Number(values.patience) * 1000);
  trial.once("exit", giveUp);
  trial.send(trialled);
  try {
    const [failure] = await once(trial, "message", { signal: over.signal });
    lastFailure = failure;
    return failure ? "noticed" : "passed";
  } catch {
    end(trial);
    trial = forkTrial();
    await once(trial, "message");
    return "unended";
  } finally {
    trial.off("exit", giveUp);
    clearTimeout(patience);
  }
}

/** Kills a process and its workers. */
function end({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

/** Starts a trial in its own process group, which `end` kills as a whole. Its first message says that it is ready. */
function forkTrial(): ChildProcess {
  return fork(new URL("trial.ts", import.meta.url), {
    detached: true,
    env: { ...process.env, NODE_ENV: "test" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

function describe({ file, mutation: { line, was, is } }: Candidate): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 80);
  return `${file}:${line}  ${short(was)}  →  ${short(is) || "(nothing)"}`;
}

function minutes(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** Shuffles in the same order for the same seed. */
function shuffle<Item>(items: Item[], seed: number): Item[] {
  const random = seeded(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
