import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, provide, siteNeeds } from "./needs.mjs";
import { showProgress } from "./progress.mjs";
import { capture, run } from "./run.mjs";
import { duration, Stop, say } from "./say.mjs";
import { hasOwnNode, ownNode, root, systemEnvironment } from "./toolchain.mjs";

const lockFile = join(root, "package-lock.json");
const installedFile = join(root, "node_modules", ".package-lock.json");
const markFile = join(root, "node_modules", ".installed-lock");

/**
 * Makes node_modules match package-lock.json, including the project's own Node. Does nothing when it already matches.
 * Reports what the system lacks before it fetches anything.
 */
export async function ensureInstalled() {
  const missing = await provide(siteNeeds);
  if (missing.length > 0) throw new Stop(describe(missing));
  const wanted = lockHash();
  if (isMarked(wanted) && hasOwnNode()) return;
  if (!installedMatchesLock() || !hasOwnNode()) await install();
  await checkOwnNode();
  writeFileSync(markFile, wanted);
}

/** @returns {string} a fingerprint of the exact versions that the project asks for */
export function lockHash() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

function isMarked(/** @type {string} */ wanted) {
  return existsSync(markFile) && readFileSync(markFile, "utf8") === wanted;
}

/** Compares with npm's own record, so that a run of npm by hand is not repeated. */
function installedMatchesLock() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const present = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || present[path]?.version === entry.version,
  );
}

async function install() {
  await requireNpm();
  const began = Date.now();
  say("Installing the packages (once; a minute or two on a slow line)…");
  const progress = showProgress(packagesProgress());
  // No package's install script runs: the project needs none, and .npmrc tells npm the same.
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional"];
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  const code = await run("npm", [...args, ...quiet], {
    ...npmOptions,
    stdio: ["ignore", "ignore", "inherit"],
  });
  progress.stop();
  if (code !== 0) {
    throw new Stop(
      'The packages could not be installed: see npm\'s message above, check the network and the disk, then try "npm ci" by itself.',
    );
  }
  say(`Packages installed in ${duration(Date.now() - began)}.`);
}

async function requireNpm() {
  const npm = await capture("npm", ["--version"], npmOptions);
  if (npm.code !== 0)
    throw new Stop("npm was not found: install it beside Node (it comes with Node), then try again.");
  const version = npm.output.match(/^\d+\.\d+\.\d+/m)?.[0] ?? "";
  if (Number(version.split(".")[0]) < 9) {
    throw new Stop(
      `npm ${version} is too old to install the project: run "npm install -g npm@latest", then try again.`,
    );
  }
}

/** Some packages are for other platforms and are never installed, so the count stops a little short of the total. */
function packagesProgress() {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"));
  const files = Object.keys(packages)
    .filter((path) => path !== "" && !packages[path].optional)
    .map((path) => join(root, path, "package.json"));
  return () => `${files.filter((file) => existsSync(file)).length} of ${files.length} packages`;
}

async function checkOwnNode() {
  const tried = hasOwnNode()
    ? await capture(ownNode, ["--version"])
    : { code: 1, output: "npm did not install it" };
  if (tried.code === 0) return;
  throw new Stop(
    `The project's own Node (${ownNode}) does not run on this machine: ${tried.output.trim()}. Use Linux or macOS on x64 or arm64.`,
  );
}

const npmOptions = { env: systemEnvironment() };
