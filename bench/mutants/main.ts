/**
 * `npm run test:mutants`: changes what must never break, one small piece at a time, and lists each change that no test
 * notices. No file is written: the tests are given the changed text.
 * `-- --only domain/refunds.ts` tries one file or folder, `--sample 50` that many changes at most, `--seed 7` other ones.
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
    /** Seconds that the tests of one change may take; longer counts as noticed. */
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
console.log(
  `${chosen.length} of ${all.length} changes in ${new Set(all.map(({ file }) => file)).size} files`,
);

const began = Date.now();
let trial = await startTrial();
await refuseRed(chosen);
const survivors: Candidate[] = [];
for (const candidate of chosen) {
  if (!(await isNoticed(candidate))) {
    survivors.push(candidate);
    console.log(`  ${describe(candidate)}`);
  }
}
end(trial);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${survivors.length} of ${chosen.length} changes survived, in ${seconds} s`);
process.exit(0);

/** Tests that are red without a change would notice everything. */
async function refuseRed(candidates: Candidate[]): Promise<void> {
  const files = new Map(candidates.map((candidate) => [candidate.target, candidate]));
  for (const { file, target } of files.values()) {
    const text = readFileSync(file, "utf8");
    if (await passes({ file, text, stages: [relatedTests(target.unit, file), target.api] })) continue;
    console.error(`The tests of ${file} fail without a change: mend them first.`);
    end(trial);
    process.exit(1);
  }
}

async function isNoticed({ file, mutation, target }: Candidate): Promise<boolean> {
  const text = apply(readFileSync(file, "utf8"), mutation);
  const [beside = [], ...others] = relatedTests(target.unit, file).map((test) => [test]);
  return !(await passes({ file, text, stages: [beside, others.flat(), target.api] }));
}

/** @returns false too when it takes longer than the patience, as an endless loop does, or ends the process */
async function passes(tried: Trial): Promise<boolean> {
  const over = new AbortController();
  const giveUp = () => over.abort();
  const patience = setTimeout(giveUp, Number(values.patience) * 1000);
  trial.once("exit", giveUp);
  trial.send(tried);
  try {
    const [passed] = await once(trial, "message", { signal: over.signal });
    return passed;
  } catch {
    end(trial);
    trial = await startTrial();
    return false;
  } finally {
    trial.off("exit", giveUp);
    clearTimeout(patience);
  }
}

/** Ends a process with its workers. */
function end({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** In a process group of its own, which `end` ends whole. */
async function startTrial(): Promise<ChildProcess> {
  const child = fork(new URL("trial.ts", import.meta.url), {
    detached: true,
    env: { ...process.env, NODE_ENV: "test" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

function describe({ file, mutation: { line, was, is } }: Candidate): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 80);
  return `${file}:${line}  ${short(was)}  →  ${short(is) || "(nothing)"}`;
}

/** The same order for the same seed. */
function shuffle<Item>(items: Item[], seed: number): Item[] {
  const random = seeded(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
