import { chown, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#scripts/lib/postgres.mjs";
import { until } from "#tests/support/until.ts";
import { type Owner, type Program, runProgram, startProgram } from "./programs.ts";

/** A separate PostgreSQL: the folders of its programs and of its data. */
export interface Cluster {
  programs: string;
  owner: Owner;
  data: string;
}

/** A crash of the machine loses only a round's data, so a commit waits for the other server and not for the disk. */
const settings = [
  "fsync=off",
  "full_page_writes=off",
  "autovacuum=off",
  "jit=off",
  "max_connections=120",
  "shared_buffers=64MB",
];

export interface Database {
  port: number;
  program: Program;
  cluster: Cluster;
}

export const urlOf = (port: number, database: string) => `postgres://shiuli@127.0.0.1:${port}/${database}`;

/** Creates an empty data folder. */
export async function initCluster(cluster: Cluster): Promise<void> {
  const { programs, owner, data } = cluster;
  await mkdir(data, { mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(data, owner.uid, owner.gid);
  const how = ["-U", "shiuli", "-A", "trust", "-E", "UTF8", "--locale=C"];
  await runProgram(join(programs, "initdb"), ["-D", data, ...how], owner);
}

export async function startDatabase(cluster: Cluster): Promise<Database> {
  const port = await freePort();
  const { programs, owner, data } = cluster;
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data];
  const program = startProgram(
    join(programs, "postgres"),
    [...args, ...settings.flatMap((one) => ["-c", one])],
    owner,
  );
  await until("PostgreSQL to answer", () => ask(port, "select 1").catch(() => null));
  return { port, program, cluster };
}

/** Starts a second server that replicates the first, and makes each commit on the first wait for it. */
export async function followDatabase(primary: Database, data: string): Promise<Database> {
  const { programs, owner } = primary.cluster;
  const from = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "shiuli"];
  await runProgram(
    join(programs, "pg_basebackup"),
    ["-D", data, "-R", "-X", "stream", "--checkpoint=fast", ...from],
    owner,
  );
  const replica = await startDatabase({ programs, owner, data });
  await ask(primary.port, "alter system set synchronous_standby_names = '*'");
  await ask(primary.port, "select pg_reload_conf()");
  await until("the replica to follow", async () => {
    const rows = await ask(primary.port, "select 1 from pg_stat_replication where sync_state = 'sync'");
    return rows.length > 0 || null;
  });
  return replica;
}

/** Cuts a replica off from its primary, as a failing network does. */
export async function cutOff({ port }: Database): Promise<void> {
  await ask(port, "alter system set primary_conninfo = ''");
  await ask(port, "select pg_reload_conf()");
  await until("the replica to be cut off", async () => {
    const rows = await ask(port, "select 1 from pg_stat_wal_receiver");
    return rows.length === 0 || null;
  });
}

/** Kills a server at once: it writes and acknowledges nothing more. */
export async function killDatabase({ program }: Database): Promise<void> {
  await program.end("SIGQUIT");
}

/** Suspends every process of a server for a while, as when a machine hangs. */
export async function freezeDatabase({ program }: Database, pause: () => Promise<void>): Promise<void> {
  const all = [program.pid, ...(await childrenOf(program.pid))];
  for (const pid of all) signal(pid, "SIGSTOP");
  try {
    await pause();
  } finally {
    for (const pid of all) signal(pid, "SIGCONT");
  }
}

export async function promoteDatabase({ cluster: { programs, owner, data } }: Database): Promise<void> {
  await runProgram(join(programs, "pg_ctl"), ["promote", "-D", data], owner);
}

/** Ends every connection of the salon, as when a network drops them. */
export async function cutConnections({ port }: Database): Promise<void> {
  await ask(
    port,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'salon' and pid <> pg_backend_pid()",
  );
}

export async function ask(port: number, statement: string, database = "postgres"): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: urlOf(port, database),
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The child processes of a process. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}
