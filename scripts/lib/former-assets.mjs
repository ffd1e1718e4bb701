import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes the pages' files anew and keeps those of the build before, and of no older one: a page that is open during an
 * update still asks for them. Their names carry a hash, so that neither build takes the other's.
 * @param {string} build the folder of the build
 * @param {() => Promise<void>} make empties `client/assets` of it and fills it
 */
export async function keepingFormerAssets(build, make) {
  const assets = join(build, "client", "assets");
  const list = join(build, ".assets.json");
  const aside = join(build, "former-assets");
  /** @type {string[]} */
  const former = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : namesIn(assets);
  // A build that failed has left them there.
  if (!existsSync(aside) && existsSync(assets)) cpSync(assets, aside, { recursive: true });
  await make();
  const made = namesIn(assets);
  // A build that makes the same again takes nothing from the one before it.
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
