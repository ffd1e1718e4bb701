import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** @returns {boolean} whether this process may install Debian packages */
export function canInstallPackages() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs Debian packages, quietly unless it fails.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(packages) {
  say(`Installing ${packages.join(", ")} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  const quiet = {
    env,
    stdio: /** @type {import("node:child_process").StdioOptions} */ (["ignore", "ignore", "inherit"]),
  };
  for (let attempt = 0; attempt < 3; attempt++) {
    await run("apt-get", ["update", "-qq"], quiet);
    if ((await run("apt-get", install, quiet)) === 0) return true;
  }
  return false;
}

/** Keeps Debian from starting a PostgreSQL of its own on the standard port when the package is installed. */
export async function installPostgresWithoutCluster() {
  if (!(await installPackages(["postgresql-common"]))) return false;
  mkdirSync("/etc/postgresql-common/createcluster.d", { recursive: true });
  writeFileSync("/etc/postgresql-common/createcluster.d/no-main.conf", "create_main_cluster = false\n");
  return installPackages(["postgresql"]);
}
