import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { borrow } from "./borrow.mjs";
import { ensureBuilt } from "./build.mjs";
import { needChromium } from "./chromium.mjs";
import { startFirebaseEmulator } from "./firebase-emulator.mjs";
import { inMemory } from "./memory-folder.mjs";
import { startPostgres } from "./postgres.mjs";
import { ensurePython } from "./python.mjs";
import { run } from "./run.mjs";
import { Stop } from "./say.mjs";
import { readReport } from "./test-report.mjs";
import { ownEnvironment, ownNode, packageCommand, root } from "./toolchain.mjs";

/**
 * @typedef {import("./test-report.mjs").Counts} Counts
 * @typedef {{ ok: boolean, counts?: Counts, failures?: string[], unsteady?: string[], skipped?: string }} Outcome
 * failures: each failed test in a few lines; unsteady: each test that passed on a retry; skipped: why the machine can't
 * run the step
 * @typedef {import("./side-by-side.mjs").Planned & { fast: boolean, run: () => Promise<Outcome> }} Step
 */

/** Steps that serve the built pages wait for them, so that they are built only once. */
const needsPages = { after: ["build"] };

/**
 * Everything that `npm test` runs. `--fast` keeps the quick steps. Two run at a time, so the long ones are placed where
 * both cores stay busy to the end.
 * @type {Step[]}
 */
export const steps = [
  { name: "build", fast: true, run: build },
  { name: "unit", fast: true, run: () => vitest("unit") },
  { name: "api on SQLite", fast: true, ...needsPages, run: () => vitest("api-sqlite") },
  // It generates the route types, as the build does.
  { name: "types", fast: true, after: ["build"], run: types },
  { name: "lint", fast: true, run: () => tool("@biomejs/biome", "biome", ["ci", "--colors=off", "."]) },
  { name: "structure", fast: true, run: () => vitest("structure") },
  { name: "components", fast: false, run: components },
  { name: "unused code", fast: false, run: () => tool("knip", "knip", ["--no-progress"]) },
  { name: "api on PostgreSQL", fast: false, ...needsPages, run: apiOnPostgres },
  { name: "mail and calendar", fast: false, run: mailAndCalendar },
  { name: "hosted parts", fast: false, run: hostedParts },
  { name: "sign-in", fast: false, ...needsPages, run: () => signIn(["embedded", "openid"]) },
  { name: "faults", fast: false, run: faults },
  { name: "sign-in by Firebase", fast: false, after: ["build", "sign-in"], run: signInByFirebase },
  // Browsers and their servers keep all cores busy.
  { name: "browser", fast: false, ...needsPages, alone: true, run: browser },
];

async function types() {
  const generated = await tool("@react-router/dev", "react-router", ["typegen"]);
  return generated.ok ? tool("typescript", "tsc", []) : generated;
}

/** Dialogs, pickers and similar components, each on its own in a real browser. */
async function components() {
  const chromium = needChromium();
  if ("missing" in chromium) return { ok: true, skipped: chromium.missing };
  return await vitest("components", { CHROME_PATH: chromium.path });
}

async function apiOnPostgres() {
  const postgres = await startPostgres();
  if ("missing" in postgres) return { ok: true, skipped: postgres.missing };
  try {
    return await vitest("api-postgres", { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Mails and calendars, judged by independent programs. */
async function mailAndCalendar() {
  const python = await ensurePython();
  if ("missing" in python) return { ok: true, skipped: python.missing };
  return await vitest("mail", { PYTHON_PATH: python.path });
}

/** Tests adapters of hosted services against independent servers, and our API description with a client generator. */
async function hostedParts() {
  const s3 = await borrow("s3rver", "3.7.1");
  // It needs an older TypeScript than ours.
  const generator = await borrow("openapi-typescript", "7.13.0");
  const client = await borrow("openapi-fetch", "0.17.0");
  if ("missing" in s3) return { ok: true, skipped: s3.missing };
  if ("missing" in generator) return { ok: true, skipped: generator.missing };
  if ("missing" in client) return { ok: true, skipped: client.missing };
  return await vitest("hosted", {
    S3_SERVER_FOLDER: s3.folder,
    CLIENT_GENERATOR_FOLDER: generator.folder,
    CLIENT_FOLDER: client.folder,
  });
}

/** A short form of `npm run bench:faults`: the same few rounds each time, on each engine that the machine has. */
async function faults() {
  const report = reportFile("faults");
  const postgres = await startPostgres();
  const engine = "missing" in postgres ? ["--engine", "sqlite"] : [];
  const env = "missing" in postgres ? {} : { TEST_DATABASE_URL: postgres.url };
  try {
    const args = ["bench/faults/main.ts", "--seed", "1", "--rounds", "2", "--turns", "3", "--report", report];
    const code = await inMemory((place) =>
      run(ownNode, [...args, ...engine], { env: { ...testEnvironment(), ...place, ...env } }),
    );
    return { ok: code === 0, ...readReport(report) };
  } finally {
    if (!("missing" in postgres)) await postgres.stop();
  }
}

async function build() {
  try {
    await ensureBuilt();
    return { ok: true };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return { ok: false };
  }
}

/**
 * Runs one suite against every identity provider.
 * @param {string[]} providers
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function signIn(providers, env = {}) {
  const chromium = needChromium();
  if ("missing" in chromium) return { ok: true, skipped: chromium.missing };
  const report = reportFile(`sign-in-${providers.join("-")}`);
  const chosen = providers.map((provider) => `--project=${provider}`);
  const settings = { CHROME_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env };
  const { ok } = await tool(
    "@playwright/test",
    "playwright",
    ["test", "--config=playwright.identity.config.ts", "--reporter=list,json", ...chosen],
    settings,
  );
  return { ok, ...readReport(report) };
}

async function signInByFirebase() {
  const emulator = await startFirebaseEmulator("demo-shiuli");
  if ("missing" in emulator) return { ok: true, skipped: emulator.missing };
  try {
    return await signIn(["firebase"], { FIREBASE_EMULATOR: emulator.address });
  } finally {
    await emulator.stop();
  }
}

async function browser() {
  const chromium = needChromium();
  if ("missing" in chromium) return { ok: true, skipped: chromium.missing };
  const report = reportFile("browser");
  const env = { CHROME_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { ok } = await tool("@playwright/test", "playwright", ["test", "--reporter=list,json"], env);
  return { ok, ...readReport(report) };
}

/** @param {string} project @param {Record<string, string>} [env] @returns {Promise<Outcome>} */
async function vitest(project, env = {}) {
  const report = reportFile(project);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { ok } = await tool("vitest", "vitest", ["run", "--project", project, ...reporters], env);
  return { ok, ...readReport(report) };
}

/** @param {string} name @param {string} command @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<Outcome>} */
async function tool(name, command, args, env = {}) {
  const code = await inMemory((place) =>
    run(ownNode, [packageCommand(name, command), ...args], {
      env: { ...testEnvironment(), ...place, ...env },
    }),
  );
  return { ok: code === 0 };
}

/** The environment without the product's settings, so that a developer's own settings never reach a test. */
function testEnvironment() {
  const env = ownEnvironment({ NODE_ENV: "test", PWTEST_CACHE_DIR: join(root, "tmp", "playwright") });
  for (const line of readFileSync(join(root, ".env.example"), "utf8").split("\n")) {
    const name = line.match(/^#?\s?([A-Z][A-Z0-9_]+)=/)?.[1];
    if (name) delete env[name];
  }
  return env;
}

function reportFile(/** @type {string} */ name) {
  const folder = join(root, "tmp", "test-reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
