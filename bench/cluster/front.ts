import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#scripts/lib/postgres.mjs";
import { until } from "#tests/support/until.ts";
import { ask, urlOf } from "./pair.ts";
import { type Owner, type Program, startProgram } from "./programs.ts";

export interface Pooler {
  /** The URLs of the salon's database, under each of the pooler's names for it. */
  urls: { pooled: string; session: string; replica: string };
  /** Points all names at another server. */
  repoint(primary: number, replica: number): Promise<void>;
  restart(): Promise<void>;
  pid(): number;
  stop(): Promise<void>;
}

export async function startPooler(
  folder: string,
  owner: Owner,
  { primary, replica }: { primary: number; replica: number },
): Promise<Pooler> {
  const file = join(folder, "pgbouncer.ini");
  const port = await freePort();
  const write = async (to: { primary: number; replica: number }) => {
    await writeFile(file, poolerSettings(port, to));
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(file, owner.uid, owner.gid);
  };
  const start = async () => {
    const started = startProgram("/usr/sbin/pgbouncer", [file], owner);
    await until("the pooler to answer", () => ask(port, "select 1", "salon").catch(() => null));
    return started;
  };
  await write({ primary, replica });
  let program: Program = await start();
  return {
    urls: {
      pooled: urlOf(port, "salon"),
      session: urlOf(port, "salon_session"),
      replica: urlOf(port, "salon_replica"),
    },
    async repoint(toPrimary, toReplica) {
      await write({ primary: toPrimary, replica: toReplica });
      process.kill(program.pid, "SIGHUP");
    },
    async restart() {
      await program.end("SIGTERM");
      program = await start();
    },
    pid: () => program.pid,
    stop: () => program.end("SIGTERM"),
  };
}

function poolerSettings(port: number, { primary, replica }: { primary: number; replica: number }): string {
  const at = (to: number) => `host=127.0.0.1 port=${to} dbname=salon user=shiuli`;
  return `
[databases]
salon = ${at(primary)}
salon_session = ${at(primary)} pool_mode=session pool_size=40
salon_replica = ${at(replica)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
`;
}

/**
 * Starts a proxy that passes requests to the servers in turn, and only to those that are ready. While none is, all get
 * them: they still show what they keep.
 */
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<{ pid: number; stop(): Promise<void> }> {
  const file = join(folder, "haproxy.cfg");
  const checked = servers.map((one) => `  server s${one} 127.0.0.1:${one} check`);
  const unchecked = servers.map((one) => `  server u${one} 127.0.0.1:${one} backup`);
  await writeFile(
    file,
    `
defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 75s
  timeout check 10s
  option forwardfor if-none
  option redispatch
  retries 2
frontend site
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  balance roundrobin
  option httpchk GET /api/ready
  option allbackups
  default-server inter 500ms fall 6 rise 1
${[...checked, ...unchecked].join("\n")}
`,
  );
  const program = startProgram("/usr/sbin/haproxy", ["-db", "-f", file]);
  await until("the proxy to lead to a server", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
    return answer?.ok || null;
  });
  return { pid: program.pid, stop: () => program.end("SIGTERM") };
}
