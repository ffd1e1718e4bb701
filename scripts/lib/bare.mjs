import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findOnPath } from "./find.mjs";
import { capture } from "./run.mjs";
import { Stop, say } from "./say.mjs";
import { root, systemEnvironment } from "./toolchain.mjs";

/** Where the machine keeps the certificates it trusts. npm's settings may name the first. */
const trust = ["/etc/ssl/certs/ca-certificates.crt", "/usr/local/share/ca-certificates"];

/** @param {string} suite @returns {Promise<string>} the folder of a Debian with its smallest set of packages and git */
export async function makeBareDebian(suite) {
  if (process.getuid?.() !== 0) throw new Stop("Only root can make and enter a bare system.");
  if (!existsSync("/usr/sbin/debootstrap"))
    throw new Stop("debootstrap is not installed: apt-get install debootstrap.");
  // The outer folder is private. The inner one must be open to every user of the bare system.
  const folder = join(mkdtempSync(join(tmpdir(), `shiuli-bare-${suite}-`)), "system");
  try {
    say(`Making a bare ${suite}…`);
    await must("unshare", ["--mount", "debootstrap", "--variant=minbase", suite, folder, mirror()]);
    copyTrust(folder);
    const git = ["git", "--no-install-recommends"];
    await must(...inside(folder, "root", {}, "apt-get", "-qq", "update"));
    await must(...inside(folder, "root", {}, "apt-get", "-qq", "-y", "install", ...git));
    await must(...inside(folder, "root", {}, "useradd", "--create-home", "--shell=/bin/sh", "guest"));
    return folder;
  } catch (error) {
    removeBare(folder);
    throw error;
  }
}

/**
 * Copies the machine's Node and npm with its settings, and a clone of what is committed, into a bare system.
 * @param {string} folder
 * @param {{ node: string, npm: string }} tools the file of Node and the folder of npm
 */
export function furnish(folder, tools) {
  const local = join(folder, "usr", "local");
  const modules = join(local, "lib", "node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(tools.node, join(local, "bin", "node"), { dereference: true });
  cpSync(tools.npm, join(modules, "npm"), { recursive: true, verbatimSymlinks: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin", "npm"));
  const global = npmSetting("globalconfig");
  const user = npmSetting("userconfig");
  mkdirSync(join(local, "etc"), { recursive: true });
  if (existsSync(global)) cpSync(global, join(local, "etc", "npmrc"));
  for (const [name, home] of Object.entries(homes)) {
    if (existsSync(user)) cpSync(user, join(folder, home, ".npmrc"));
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, join(folder, home, "shiuli")]);
    execFileSync("chroot", [folder, "chown", "-R", `${name}:${name}`, home]);
  }
}

/**
 * Fills a user's npm cache from this machine's cache, which other npm processes may be using.
 * @param {string} folder
 * @param {string} user
 */
export function warmCache(folder, user) {
  const home = homes[user] ?? "";
  for (const part of ["content-v2", "index-v5"]) {
    const from = join(npmSetting("cache"), "_cacache", part);
    const to = join(folder, home, ".npm", "_cacache", part);
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
  execFileSync("chroot", [folder, "chown", "-R", `${user}:${user}`, join(home, ".npm")]);
}

/** @returns {{ node: string, npm: string }} the machine's own */
export function ownTools() {
  const npm = findOnPath("npm");
  if (!npm) throw new Stop("npm was not found.");
  return { node: process.execPath, npm: dirname(dirname(realpathSync(npm))) };
}

/** @type {Record<string, string>} */
const homes = { root: "/root", guest: "/home/guest" };

/**
 * A command for `spawn` that runs in the bare system. Its mounts and processes are its own and end with it, so nothing
 * is left on the machine in any case.
 * @param {string} folder
 * @param {string} user root or guest
 * @param {{ offline?: boolean, env?: Record<string, string> }} options
 * @param {string[]} command run in the clone where there is one
 * @returns {[string, string[]]}
 */
export function inside(folder, user, options, ...command) {
  const spaces = ["--mount", "--pid", "--fork", "--kill-child", ...(options.offline ? ["--net"] : [])];
  const home = homes[user] ?? "";
  const env = {
    HOME: home,
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    LANG: "C.UTF-8",
    ...options.env,
  };
  const mounts = 'mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"';
  const loopback = options.offline ? "; ip link set lo up" : "";
  const enter = `set -e; ${mounts}${loopback}; folder=$1 user=$2; shift 2; exec chroot --userspec="$user:$user" "$folder" "$@"`;
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const go = `cd "$HOME/shiuli" 2>/dev/null || cd /; exec "$@"`;
  const run = ["env", "-i", ...settings, "sh", "-c", go, "sh", ...command];
  return ["unshare", [...spaces, "sh", "-c", enter, "sh", folder, user, ...run]];
}

/** @param {string} folder */
export function removeBare(folder) {
  execFileSync("rm", ["-rf", "--one-file-system", dirname(folder)]);
}

/** @returns {string} the mirror that this machine's own Debian packages come from */
function mirror() {
  const format = ["--format", "$(ORIGIN) $(CODENAME) $(REPO_URI)", "Created-By: Packages"];
  const lines = execFileSync("apt-get", ["indextargets", ...format], { encoding: "utf8" }).split("\n");
  const main = lines.find((line) => /^Debian [a-z]+ /.test(line));
  if (!main) throw new Stop('apt knows no mirror of Debian: run "apt-get update" first.');
  return main.split(" ")[2] ?? "";
}

/** Copies what apt, npm and git need to reach the network from this machine. @param {string} folder */
function copyTrust(folder) {
  const settings = execFileSync("apt-config", ["dump"], { encoding: "utf8" }).split("\n");
  const ways = settings.filter((line) => /^Acquire::(https?|Check-|Retries|Proxy)/.test(line));
  writeFileSync(join(folder, "etc/apt/apt.conf.d/99machine"), `${ways.join("\n")}\n`);
  for (const path of [...trust, "/etc/apt/auth.conf.d", "/etc/resolv.conf", "/etc/hosts"]) {
    if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true, dereference: true });
  }
}

/** @param {string} name */
function npmSetting(name) {
  const asked = ["config", "get", name];
  return execFileSync("npm", asked, {
    encoding: "utf8",
    env: systemEnvironment(),
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** @param {string} command @param {string[]} args */
async function must(command, args) {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Stop(`${output.trim()}\n${command} ended with code ${code}.`);
}
