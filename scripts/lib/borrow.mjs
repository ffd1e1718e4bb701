import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { capture } from "./run.mjs";
import { systemEnvironment } from "./toolchain.mjs";

/**
 * Installs a package that only one test needs. It is installed once and outside the project, so that starting the site
 * never waits for it.
 * @param {string} name
 * @param {string} version exact
 * @returns {Promise<{ folder: string } | { missing: string }>} the folder whose node_modules has it; or what went wrong
 */
export async function borrow(name, version) {
  const got = await cached(`${name.replaceAll(/[@/]/g, "")}-${version}`, name, (folder) => {
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    const args = ["install", ...quiet, "--ignore-scripts", `${name}@${version}`];
    return capture("npm", args, { cwd: folder, env: systemEnvironment() });
  });
  return "missing" in got ? { missing: `${name} ${version} could not be installed: ${got.missing}` } : got;
}
