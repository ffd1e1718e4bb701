import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compressFiles } from "./compress.mjs";
import { lockHash } from "./install.mjs";
import { showProgress } from "./progress.mjs";
import { capture } from "./run.mjs";
import { duration, Stop, say } from "./say.mjs";
import { ownEnvironment, ownNode, packageCommand, root } from "./toolchain.mjs";

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
 */
export async function ensureBuilt() {
  const record = readRecord();
  const made = { stamp: stampOf(sourceFiles()), content: "" };
  if (record?.stamp === made.stamp) return;
  made.content = contentOf(sourceFiles());
  if (record?.content === made.content) writeFileSync(recordFile, JSON.stringify(made));
  else await build();
}

/** Builds the pages, and remembers what from. What the build itself says is shown only when it fails. */
export async function build() {
  const began = Date.now();
  say("Building the pages…");
  const made = { stamp: stampOf(sourceFiles()), content: contentOf(sourceFiles()) };
  rmSync(recordFile, { force: true });
  const command = packageCommand("@react-router/dev", "react-router");
  const env = ownEnvironment({ NODE_ENV: "production", VITEST: undefined });
  let half = "for the browser";
  const progress = showProgress(() => half);
  const { code, output } = await capture(ownNode, [command, "build"], { env }, (chunk) => {
    if (chunk.includes("building ssr")) half = "for the server";
  });
  progress.stop();
  if (code !== 0) {
    console.error(output);
    throw new Stop(
      'The pages could not be built: see the message above, mend what it names and run "npm run build".',
    );
  }
  say("Compressing them…");
  compressFiles(join(root, "build", "client"));
  writeFileSync(recordFile, JSON.stringify(made));
  say(`Pages built in ${duration(Date.now() - began)}.`);
}

function sourceFiles() {
  return sources.flatMap((source) => filesUnder(join(root, source)));
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
