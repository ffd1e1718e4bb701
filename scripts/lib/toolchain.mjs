import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

const binaries = join(root, "node_modules", ".bin");

/** The package that brings the project's Node for this kind of machine; everything but the installation runs on it. */
const nodePackage = `${process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${process.platform}-${process.arch}`;

/** The Node that the project brings along. */
export const ownNode = join(root, "node_modules", nodePackage, "bin", "node");

/** @returns {boolean} whether the project's own Node is on the disk */
export function hasOwnNode() {
  return existsSync(ownNode);
}

/**
 * The environment in which every step runs: the project's own commands come first.
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/**
 * How the server's memory is handed out. With glibc's usual eight arenas a core, what ten large pictures took is
 * scattered over them and never returned; with two it is (`npm run bench:pictures`). A block of a megabyte or more is the
 * system's own and goes back to it; left alone, glibc soon keeps those of up to 32 MB, too. With that limit set, it also gives
 * back all but 128 kB at the end of its heap, with each block that is freed there, and asks for it again with the next: SQLite
 * takes and frees 90 kB for each list in a condition. So it keeps 8 MB there, and asks for 1 MB at a time.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "8388608",
  MALLOC_TOP_PAD_: "1048576",
};

/** The space for new objects, in megabytes, counts three times: at the usual 16 a busy server holds 60 MB more and is no faster. */
export const serverFlags = ["--max-semi-space-size=8"];

/**
 * The check of the money keeps some 30 MB, whatever it reads: without a limit, as much again and again waits to be given back. The
 * space for new objects is in megabytes, as the limit is.
 */
export const moneyCheckFlags = ["--max-semi-space-size=4", "--max-old-space-size=128"];

/** The server as `npm run build` makes it. */
export const serverProgram = join(root, "build", "program", "main.js");

/** Where Node keeps the server's code as it compiled it, for every start but the first. */
export const serverCode = { NODE_COMPILE_CACHE: join(root, "build", ".compiled") };

/**
 * The environment for npm, which must run on the machine's Node: an installation replaces the project's own while
 * it runs.
 */
export function systemEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * @param {string} name a package that brings a command
 * @param {string} command
 * @returns {string} the command's file, to be run by the project's own Node
 */
export function packageCommand(name, command) {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}
