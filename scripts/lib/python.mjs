import { existsSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { findOnPath } from "./find.mjs";
import { capture } from "./run.mjs";

const modules = ["aiosmtpd", "icalendar"];
const locked = ["aiosmtpd==1.4.6", "icalendar==6.3.1"];

/**
 * Finds a Python that has an independent mail server and calendar reader, or sets one up with pip.
 * @returns {Promise<{ path: string } | { missing: string }>} a sentence says what this machine lacks
 */
export async function ensurePython() {
  const path = await findPython();
  if (path) return { path };
  const python = findOnPath("python3");
  if (!python) return { missing: "Python 3 is not installed." };
  const made = await cached(`python-${locked.join("-")}`, "Python's packages", async (folder) => {
    const venv = await capture(python, ["-m", "venv", folder]);
    if (venv.code !== 0) return venv;
    return capture(join(folder, "bin", "python"), ["-m", "pip", "install", "--quiet", ...locked]);
  });
  if ("missing" in made)
    return { missing: `No Python has ${modules.join(" and ")}, and pip did not get them: ${made.missing}` };
  return { path: join(made.folder, "bin", "python") };
}

/**
 * Debian's own Python comes first, since Debian's packages work only with it.
 * @returns {Promise<string | undefined>}
 */
export async function findPython() {
  for (const path of ["/usr/bin/python3", findOnPath("python3")]) {
    if (path && existsSync(path) && (await hasModules(path))) return path;
  }
  return undefined;
}

async function hasModules(/** @type {string} */ path) {
  const asked = await capture(path, ["-c", `import ${modules.join(", ")}`]);
  return asked.code === 0;
}
