import { canInstallPackages, installPackages } from "./debian.mjs";
import { findOnPath } from "./find.mjs";
import { capture } from "./run.mjs";

const modules = ["aiosmtpd", "icalendar"];

/**
 * Finds a Python with a mail server and a calendar reader of somebody else's make, or installs Debian's.
 * @returns {Promise<{ path: string } | { missing: string }>} a sentence says what this machine lacks
 */
export async function ensurePython() {
  let path = await findPython();
  if (!path && canInstallPackages()) {
    await installPackages(modules.map((name) => `python3-${name}`));
    path = await findPython();
  }
  if (path) return { path };
  return {
    missing: `No Python has ${modules.join(" and ")}: install python3-aiosmtpd and python3-icalendar.`,
  };
}

/** Debian's own comes first: its packages are for that one alone. */
async function findPython() {
  for (const path of ["/usr/bin/python3", findOnPath("python3")]) {
    if (path && (await hasModules(path))) return path;
  }
  return undefined;
}

async function hasModules(/** @type {string} */ path) {
  const asked = await capture(path, ["-c", `import ${modules.join(", ")}`]);
  return asked.code === 0;
}
