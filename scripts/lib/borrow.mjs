import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./run.mjs";
import { say } from "./say.mjs";
import { root, systemEnvironment } from "./toolchain.mjs";

/**
 * Installs a package that only one test needs, once, beside the project's own: whoever starts the site never waits for it.
 * @param {string} name
 * @param {string} version exact
 * @returns {Promise<{ folder: string } | { missing: string }>} the folder whose node_modules has it; or what went wrong
 */
export async function borrow(name, version) {
  const folder = join(root, "tmp", "borrowed", `${name.replaceAll(/[@/]/g, "")}-${version}`);
  const mark = join(folder, "installed");
  if (existsSync(mark)) return { folder };
  say(`Fetching ${name}, which only a test needs…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const { code, output } = await capture(
    "npm",
    ["install", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", `${name}@${version}`],
    { cwd: folder, env: systemEnvironment() },
  );
  if (code !== 0)
    return { missing: `${name} ${version} could not be installed: ${output.trim().split("\n")[0]}` };
  writeFileSync(mark, "");
  return { folder };
}
