import { execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "./find.mjs";
import { capture } from "./run.mjs";

/** A test loses nothing of value if the machine crashes. */
const hasty = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  // A test's database is gone before a vacuum would pay off, and its queries are too short to be worth compiling.
  "autovacuum=off",
  "jit=off",
];

/**
 * Starts a separate PostgreSQL for the tests: a new cluster in a temporary folder, on a free port of the loopback
 * address. It does not wait for the disk unless asked to, since tests kill its clients but never the cluster or the
 * machine.
 * @param {{ durable?: boolean }} options whether a commit waits for the disk, as it does where a salon runs
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { missing: string }>} its address as superuser; or a
 * sentence that says what this machine lacks
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPostgres();
  if (!programs) return { missing: "PostgreSQL 15 or newer is not installed." };
  const owner = unprivilegedUser();
  if (owner === undefined)
    return { missing: "PostgreSQL refuses to run as root, and there is no user postgres or nobody." };
  let reason = "";
  for (let attempt = 0; attempt < 3; attempt++) {
    const started = await startCluster(programs, owner, durable ? [] : hasty);
    if ("url" in started) return started;
    reason = started.reason;
  }
  return { missing: `PostgreSQL did not start: ${reason}` };
}

/** @typedef {{ uid?: number, gid?: number }} Owner */

/** PostgreSQL refuses to run as root. Anyone else runs it as themselves. @returns {Owner | undefined} */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user: try the next one.
    }
  }
  return undefined;
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>} */
async function startCluster(
  /** @type {string} */ programs,
  /** @type {Owner} */ owner,
  /** @type {string[]} */ more,
) {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-pg-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  }
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: "C", HOME: folder } };
  const made = await capture(
    join(programs, "initdb"),
    ["-D", data, "-U", "shiuli", "-A", "trust", "-E", "UTF8", "--locale=C"],
    options,
  );
  if (made.code !== 0) return { reason: made.output.trim() };

  const port = await freePort();
  const settings = [
    "-p",
    String(port),
    "-h",
    "127.0.0.1",
    "-k",
    folder,
    ...["max_connections=200", ...more].flatMap((setting) => ["-c", setting]),
  ];
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk) => {
      log = (log + chunk).slice(-4000);
    });
  }
  const ended = new Promise((done) => server.once("exit", done));
  const killOnExit = () => server.kill("SIGQUIT");
  process.once("exit", killOnExit);
  const stop = async () => {
    server.kill("SIGINT");
    await ended;
    process.off("exit", killOnExit);
    rmSync(folder, { recursive: true, force: true });
  };

  for (let waited = 0; waited < 20_000 && server.exitCode === null; waited += 100) {
    const ready = await capture(join(programs, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]);
    if (ready.code === 0) return { url: `postgres://shiuli@127.0.0.1:${port}/postgres`, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  return { reason: log.trim() };
}

/**
 * Finds a port that nobody listens on. It lies below the range for outgoing connections, one of which could otherwise
 * take it before it is used.
 * @returns {Promise<number>} of the loopback address
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}
