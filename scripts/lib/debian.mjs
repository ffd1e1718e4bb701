import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { capture } from "./run.mjs";
import { say } from "./say.mjs";

const isDebian = process.platform === "linux" && existsSync("/usr/bin/apt-get");
const asked = ["install", "-y", "--no-install-recommends"];

/** @returns {boolean} whether this is Debian or a system derived from it */
export function onDebian() {
  return isDebian;
}

/** @returns {boolean} whether this process may install Debian packages */
export function canInstallPackages() {
  return isDebian && process.getuid?.() === 0;
}

/**
 * Installs Debian packages. Prints nothing unless it fails.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(packages) {
  say(`Installing ${packages.join(", ")} with apt-get…`);
  keepPostgresFromStarting(packages);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const patient = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  let said = "";
  for (let attempt = 0; attempt < 3; attempt++) {
    const updated = await capture("apt-get", [...patient, "update"], { env });
    const installed = await capture("apt-get", [...patient, ...asked, ...packages], { env });
    if (installed.code === 0) return true;
    said = updated.output + installed.output;
  }
  console.error(said.trim());
  return false;
}

/** @param {string[]} packages @returns {string} the command that installs them, for a user who may use sudo */
export function installLine(packages) {
  const lists = "/var/lib/apt/lists";
  const hasLists = existsSync(lists) && readdirSync(lists).some((name) => name.includes("_Packages"));
  const update = hasLists ? "" : "sudo apt-get update && ";
  return `${update}sudo apt-get ${asked.join(" ")} ${packages.join(" ")}`;
}

/** Debian would start a server on the standard port. The tests start their own. @param {string[]} packages */
function keepPostgresFromStarting(packages) {
  const folder = "/etc/postgresql-common";
  if (!packages.includes("postgresql") || existsSync(folder)) return;
  mkdirSync(`${folder}/createcluster.d`, { recursive: true });
  writeFileSync(`${folder}/createcluster.d/no-main.conf`, "create_main_cluster = false\n");
}
