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
    testTimeout: 20_000,
    hookTimeout: 60_000,
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
  let passed = true;
  for (const files of stages) passed &&= await pass(files);
  process.send?.(passed);
});
// What is filled once for all tests is filled by the code as it stands, before the first change.
await pass(["contract/language.test.ts"]);
process.send?.("ready");

async function pass(files: string[]): Promise<boolean> {
  if (files.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(files),
  );
  return testModules.length > 0 && testModules.every((one) => one.ok()) && unhandledErrors.length === 0;
}
