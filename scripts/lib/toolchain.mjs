import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

const binaries = join(root, "node_modules", ".bin");

/** The package with the project's Node for this kind of machine. Everything except the installation runs on it. */
const nodePackage = `${process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${process.platform}-${process.arch}`;

/** The Node that comes with the project. */
export const ownNode = join(root, "node_modules", nodePackage, "bin", "node");

/** @returns {boolean} whether the project's own Node is on the disk */
export function hasOwnNode() {
  return existsSync(ownNode);
}

/**
 * The environment in which every step runs. The project's own commands come first.
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/**
 * Settings of glibc's allocator for the server. By default, glibc uses eight arenas a core, which scatters the memory
 * of ten large pictures so that it is never returned. With two, it is returned (`npm run bench:pictures`). A block of 1
 * MB or more comes from the system and goes back to it. By default, glibc soon keeps blocks of up to 32 MB, too.
 * Setting that threshold also makes glibc return all but 128 kB at the end of its heap whenever a block there is freed,
 * only to request it again: SQLite allocates and frees 90 kB for each list in a condition. So glibc keeps 8 MB there
 * and requests 1 MB at a time.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "8388608",
  MALLOC_TOP_PAD_: "1048576",
};

/**
 * The space for new objects, in megabytes, counts three times. At the default of 16, a busy server holds 60 MB more and
 * is no faster.
 */
export const serverFlags = ["--max-semi-space-size=8"];

/**
 * The check of the money keeps some 30 MB, whatever it reads. Without a limit, garbage of the same size piles up
 * several times over. Both values are in megabytes.
 */
export const moneyCheckFlags = ["--max-semi-space-size=4", "--max-old-space-size=128"];

/** The server as `npm run build` makes it. */
export const serverProgram = join(root, "build", "program", "main.js");

/** Node's cache of the server's compiled code. Only the first start compiles it. */
export const serverCode = { NODE_COMPILE_CACHE: join(root, "build", ".compiled") };

/** The environment for npm, which must run on the machine's Node, since an installation replaces the project's own. */
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
