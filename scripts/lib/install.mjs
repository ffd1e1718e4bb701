import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canInstallPackages, installPackages } from "./debian.mjs";
import { capture, run } from "./run.mjs";
import { duration, Stop, say } from "./say.mjs";
import { hasOwnNode, ownNode, requireBootableNode, root, systemEnvironment } from "./toolchain.mjs";

const lockFile = join(root, "package-lock.json");
const installedFile = join(root, "node_modules", ".package-lock.json");
const markFile = join(root, "node_modules", ".installed-lock");

/** Makes node_modules what package-lock.json says, the project's own Node included. Does nothing when it is already. */
export async function ensureInstalled() {
  requireBootableNode();
  const wanted = lockHash();
  if (!isMarked(wanted)) {
    if (!installedMatchesLock()) await install();
    await ensureOwnNode();
    writeFileSync(markFile, wanted);
  }
  if (!hasOwnNode()) await ensureOwnNode();
}

/** @returns {string} a fingerprint of the exact versions that the project asks for */
export function lockHash() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

function isMarked(/** @type {string} */ wanted) {
  return existsSync(markFile) && readFileSync(markFile, "utf8") === wanted;
}

/** Compares with npm's own record, so that someone who ran npm by hand isn't made to wait for it again. */
function installedMatchesLock() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const present = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || present[path]?.version === entry.version,
  );
}

async function install() {
  const npm = await capture("npm", ["--version"], npmOptions);
  if (npm.code !== 0)
    throw new Stop("npm was not found: install it beside Node (it comes with Node), then try again.");
  const version = npm.output.match(/^\d+\.\d+\.\d+/m)?.[0] ?? "";
  if (Number(version.split(".")[0]) < 9) {
    throw new Stop(
      `npm ${version} is too old to install the project: run "npm install -g npm@latest", then try again.`,
    );
  }
  const began = Date.now();
  say("Installing the packages (once; a minute or two on a slow line)…");
  const code = await run(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    npmOptions,
  );
  if (code !== 0) {
    throw new Stop(
      'The packages could not be installed: see npm\'s message above, check the network and the disk, then try "npm ci" by itself.',
    );
  }
  say(`Packages installed in ${duration(Date.now() - began)}.`);
}

/** npm may have been told to run no install scripts; the project's own Node needs its one. */
async function ensureOwnNode() {
  if (await ownNodeRuns()) return;
  say("Fetching the project's own Node…");
  await run("npm", ["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"], npmOptions);
  if (await ownNodeRuns()) return;
  await provideLibrary();
  if (await ownNodeRuns()) return;
  throw new Stop(
    `The npm package "node" has no working binary for ${process.platform}-${process.arch} (${ownNode}): use Linux or macOS on x64 or arm64, or put a Node 26 there yourself.`,
  );
}

/** The one library of Node's binary that a slim Debian leaves out. */
async function provideLibrary() {
  if (!hasOwnNode() || !(await capture(ownNode, ["--version"])).output.includes("libatomic")) return;
  if (canInstallPackages()) await installPackages(["libatomic1"]);
  else
    throw new Stop(
      'The system\'s package libatomic1 is missing: install it as root ("apt-get install libatomic1"), then try again.',
    );
}

async function ownNodeRuns() {
  return hasOwnNode() && (await capture(ownNode, ["--version"])).code === 0;
}

const npmOptions = { env: systemEnvironment() };
