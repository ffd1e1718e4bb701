/** A process that tries one mutation after another. `main.ts` starts it, and kills it when a mutation never ends. */
import { resolve } from "node:path";
import { createVitest } from "vitest/node";

/** A trial: a file's new text, and the tests of each stage, the most likely to fail first. */
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
    // Print nothing: only the list of survivors matters.
    reporters: [{}],
    silent: true,
    include: ["{domain,contract}/**/*.test.ts", "tests/{api,engines}/**/*.test.ts"],
    env: { ENGINE: "sqlite" },
    globalSetup: ["tests/support/templates.ts"],
    // A busy machine must not make a test time out. `main.ts` limits the total time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A cache on disk would return the unchanged file.
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

// The parent is gone, so there is nobody to report to.
process.on("disconnect", () => process.kill(0, "SIGKILL"));
process.on("message", async ({ file, text, stages }: Trial) => {
  const path = resolve(file);
  mutant = { path, text };
  vitest.invalidateFile(path);
  let failure: string | null = null;
  for (const files of stages) failure ??= await failureOf(files);
  process.send?.(failure ?? "");
});
// Fill the shared test data with the unchanged code, before the first mutation.
await failureOf(["contract/language.test.ts"]);
process.send?.("ready");

/** @returns the first failure's test and message, null when all pass */
async function failureOf(files: string[]): Promise<string | null> {
  if (files.length === 0) return null;
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The result includes every file that ever ran, also those that failed with an earlier change.
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
