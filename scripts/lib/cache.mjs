import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { say } from "./say.mjs";

const abandonedAfterMs = 3_600_000;

/**
 * Makes a folder once and keeps it in the user's cache, outside every clone. Two runs may make it at the same time:
 * each works in a folder of its own, and the first to finish moves it into place.
 * @param {string} name with the versions of what is in it
 * @param {string} what for a line of progress
 * @param {(folder: string) => Promise<{ code: number, output: string }>} make fills an empty folder
 * @returns {Promise<{ folder: string } | { missing: string }>} the folder; or what went wrong
 */
export async function cached(name, what, make) {
  const kept = join(cacheFolder(), name);
  if (existsSync(kept)) return { folder: kept };
  say(`Fetching ${what}, once for all clones…`);
  let made = "";
  try {
    mkdirSync(cacheFolder(), { recursive: true });
    removeAbandoned(name);
    made = mkdtempSync(`${kept}.part-`);
    const { code, output } = await make(made);
    if (code !== 0) return { missing: output.trim().split("\n")[0] || `it ended with code ${code}` };
    moveInto(made, kept);
    return { folder: kept };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  } finally {
    if (made) rmSync(made, { recursive: true, force: true });
  }
}

function cacheFolder() {
  const named = process.env.XDG_CACHE_HOME ?? "";
  return join(isAbsolute(named) ? named : join(homedir(), ".cache"), "shiuli");
}

/** If another run was faster, its folder is just as good. @param {string} made @param {string} kept */
function moveInto(made, kept) {
  try {
    renameSync(made, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}

/** Removes what a run left behind when it was killed while fetching. @param {string} name */
function removeAbandoned(name) {
  for (const entry of readdirSync(cacheFolder())) {
    const path = join(cacheFolder(), entry);
    if (entry.startsWith(`${name}.part-`) && Date.now() - statSync(path).mtimeMs > abandonedAfterMs)
      rmSync(path, { recursive: true, force: true });
  }
}
