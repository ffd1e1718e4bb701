import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { lockHash } from "./install.mjs";
import { root } from "./toolchain.mjs";

/**
 * Runs `make` unless the same sources and locked packages were used last time. Unchanged times and sizes answer at
 * once. Where those differ, the contents are compared first.
 * @param {string} record the file that remembers the sources of the last run
 * @param {string[]} sources files and folders, from the project's folder
 * @param {() => Promise<void>} make
 * @returns {Promise<boolean>} whether `make` ran now
 */
export async function ensureMadeFrom(record, sources, make) {
  const last = readRecord(record);
  const files = sourceFiles(sources);
  const stamp = stampOf(files);
  if (last?.stamp === stamp) return false;
  if (last?.content === contentOf(files)) {
    writeFileSync(join(root, record), JSON.stringify({ ...last, stamp }));
    return false;
  }
  await makeFrom(record, sources, make);
  return true;
}

/**
 * Runs `make` and records its sources.
 * @param {string} record
 * @param {string[]} sources
 * @param {() => Promise<void>} make
 */
export async function makeFrom(record, sources, make) {
  const files = sourceFiles(sources);
  const made = { stamp: stampOf(files), content: contentOf(files) };
  rmSync(join(root, record), { force: true });
  await make();
  writeFileSync(join(root, record), JSON.stringify(made));
}

function sourceFiles(/** @type {string[]} */ sources) {
  return sources.flatMap((source) => filesUnder(join(root, source)));
}

/** @returns {{ stamp: string, content: string } | undefined} */
function readRecord(/** @type {string} */ record) {
  const file = join(root, record);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @returns {string[]} every file at or below a path, in a fixed order; none when the path does not exist */
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
