import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { lockHash } from "./install.mjs";
import { capture, run } from "./run.mjs";
import { duration, Stop, say } from "./say.mjs";
import { ownEnvironment, ownNode, packageFile, root } from "./toolchain.mjs";

/** What a build is made from, besides the locked packages. */
const sources = [
  "app",
  "contract",
  "domain",
  "public",
  "sandbox",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

const recordFile = join(root, "build", ".made-from.json");

/**
 * Builds the pages unless the last build was made from the same sources. Unchanged times and sizes answer at once;
 * touched files are read before a build is begun.
 * @param {{ quiet?: boolean }} [options] quiet: show the build's own output only when it fails
 */
export async function ensureBuilt({ quiet = true } = {}) {
  const files = sources.flatMap((source) => filesUnder(join(root, source)));
  const record = readRecord();
  const stamp = stampOf(files);
  if (record?.stamp === stamp) return;
  const content = contentOf(files);
  if (record?.content !== content) await build(quiet);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ stamp, content }));
}

async function build(/** @type {boolean} */ quiet) {
  const began = Date.now();
  say("Building the pages…");
  rmSync(recordFile, { force: true });
  const env = ownEnvironment({ NODE_ENV: "production" });
  const args = [packageFile("@react-router/dev/bin.js"), "build"];
  const result = quiet
    ? await capture(ownNode, args, { env })
    : { code: await run(ownNode, args, { env }), output: "" };
  if (result.code !== 0) {
    console.error(result.output);
    throw new Stop(
      'The pages could not be built: see the message above, mend what it names and run "npm run build".',
    );
  }
  say(`Pages built in ${duration(Date.now() - began)}.`);
}

/** @returns {{ stamp: string, content: string } | undefined} */
function readRecord() {
  if (!existsSync(recordFile)) return undefined;
  try {
    return JSON.parse(readFileSync(recordFile, "utf8"));
  } catch {
    return undefined;
  }
}

/** @returns {string[]} every file at or below a path, in a fixed order; none when there is no such path */
function filesUnder(/** @type {string} */ path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    return entry.isDirectory() ? filesUnder(child) : [child];
  });
}

function stampOf(/** @type {string[]} */ files) {
  const hash = createHash("sha256").update(lockHash());
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${relative(root, file)}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest("hex");
}

function contentOf(/** @type {string[]} */ files) {
  const hash = createHash("sha256").update(lockHash());
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\n");
  return hash.digest("hex");
}
