/**
 * `npm run bench:fuzz`: 20,000 requests on each engine, generated from /api/openapi.json and sent as a visitor, a
 * customer, staff and an admin. None may fail, and every answer must match the documentation. `npm run bench:fuzz --
 * --seed 123 --requests 500 --engine postgres` repeats the same requests.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#scripts/lib/postgres.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    requests: { type: "string", default: "20000" },
    engine: { type: "string" },
  },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e6));
const engines = values.engine === undefined ? ["sqlite", "postgres"] : [values.engine];
const vitest = join(createRequire(import.meta.url).resolve("vitest/package.json"), "..", "vitest.mjs");

console.log(`seed ${seed}`);
let failed = 0;
for (const engine of engines) failed += engine === "postgres" ? await onPostgres() : play(engine, {});
process.exit(failed === 0 ? 0 : 1);

async function onPostgres(): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => undefined } : await startPostgres();
  if ("missing" in postgres) {
    console.error(`PostgreSQL is left out: ${postgres.missing}`);
    return 0;
  }
  try {
    return play("postgres", { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** @returns 0 when it passed */
function play(engine: string, env: Record<string, string>): number {
  const args = [vitest, "run", "--project", `api-${engine}`, "tests/api/fuzz.test.ts"];
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "test", ...env, FUZZ_SEED: seed, FUZZ_REQUESTS: values.requests },
  });
  return status ?? 1;
}
