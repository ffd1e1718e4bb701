import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Rebuilds the pages' files and keeps those of the previous build, but none older: a page that is open during an update
 * still requests them. Their names carry a hash, so neither build overwrites the other's files.
 * @param {string} build the folder of the build
 * @param {() => Promise<void>} make empties `client/assets` of it and fills it
 */
export async function keepingFormerAssets(build, make) {
  const assets = join(build, "client", "assets");
  const list = join(build, ".assets.json");
  const aside = join(build, "former-assets");
  /** @type {string[]} */
  const former = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : namesIn(assets);
  // They are still there if the last build failed.
  if (!existsSync(aside) && existsSync(assets)) cpSync(assets, aside, { recursive: true });
  await make();
  const made = namesIn(assets);
  // A build with the same result must not drop the files of the one before it.
  const isSame = made.length === former.length && made.every((name) => former.includes(name));
  for (const name of isSame ? namesIn(aside) : former) {
    const from = join(aside, name);
    if (!made.includes(name) && existsSync(from)) copyFileSync(from, join(assets, name));
  }
  writeFileSync(list, JSON.stringify(made));
  rmSync(aside, { recursive: true, force: true });
}

function namesIn(/** @type {string} */ folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
