/** A process that tries one mutation after the other; `main.ts` starts it, and ends it when a mutation never ends. */
import { resolve } from "node:path";
import { createVitest } from "vitest/node";

/** What is tried: a file's new text, and the tests of each stage, the likeliest first. */
export interface Trial {
  file: string;
  text: string;
  stages: string[][];
}

let mutant: { path: string; text: string } | null = null;

const vitest = await createVitest(
  {
    config: false,
    root: process.cwd(),
    watch: false,
    // Nothing is printed but the list of survivors.
    reporters: [{}],
    silent: true,
    include: ["{domain,contract}/**/*.test.ts", "tests/{api,engines}/**/*.test.ts"],
    env: { ENGINE: "sqlite" },
    globalSetup: ["tests/support/templates.ts"],
    // A busy machine notices nothing; how long all of it may take is the patience of `main.ts`.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A cache on the disk would give the file as it was before.
    fsModuleCache: false,
    bail: 1,
  },
  {
    logLevel: "silent",
    plugins: [
      { name: "mutant", enforce: "pre", load: (id) => (id === mutant?.path ? mutant.text : undefined) },
    ],
  },
);
await vitest.standalone();

// Nobody is left to answer to.
process.on("disconnect", () => process.kill(0, "SIGKILL"));
process.on("message", async ({ file, text, stages }: Trial) => {
  const path = resolve(file);
  mutant = { path, text };
  vitest.invalidateFile(path);
  let failure: string | null = null;
  for (const files of stages) failure ??= await failureOf(files);
  process.send?.(failure ?? "");
});
// What is filled once for all tests is filled by the code as it stands, before the first change.
await failureOf(["contract/language.test.ts"]);
process.send?.("ready");

/** @returns the first failure's test and message, null when all pass */
async function failureOf(files: string[]): Promise<string | null> {
  if (files.length === 0) return null;
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // It tells of every file that it ever ran, also of those that failed with an earlier change.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const testModules = known.filter(({ moduleId }) => asked.has(moduleId));
  if (testModules.length === 0) return `There are no tests in ${files.join(", ")}`;
  const tests = testModules.flatMap((one) => [...one.children.allTests("failed")]);
  const errors = [
    ...tests.map((one) => ({ of: one.fullName, error: one.result().errors?.[0] })),
    ...testModules.flatMap((one) => one.errors().map((error) => ({ of: one.relativeModuleId, error }))),
    ...unhandledErrors.map((error) => ({ of: "outside of a test", error: error as Error })),
  ];
  const [first] = errors;
  if (first) return `${first.of}: ${first.error?.message}`;
  const red = testModules.find((one) => !one.ok());
  return red ? `${red.relativeModuleId} fails` : null;
}
