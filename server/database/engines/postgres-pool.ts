import type { PostgresPool } from "kysely";
import pg from "pg";
import { DatabaseAway } from "#server/database/away.ts";

export interface PoolOptions {
  /** The maximum number of connections. */
  connections: number;
  /** How long a statement may take, in seconds. Null: no limit. */
  seconds: number | null;
  /** The startup options of each connection, in PGOPTIONS form. */
  begunWith: string;
  /** Whether there is a transaction pooler in front of the database. It accepts no session settings. */
  pooled: boolean;
}

/** The longest wait for a new connection. */
const connectMs = 5_000;
/** When many callers come at once, a free connection is awaited this many times as long as a statement may take. */
const turns = 3;
/** A frozen database does not end statements by itself. This is how much longer this side waits. */
const graceMs = 2_000;
/** The locks of a server that stops in the middle of a transaction are released after this time. */
const idleMs = 30_000;

class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

/** Opens a pool of connections that abort what takes too long. */
export function openPool(url: string, { connections, seconds, begunWith, pooled }: PoolOptions): pg.Pool {
  const ms = seconds === null ? null : seconds * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: PromptClient,
    keepAlive: true,
    ...(ms !== null && { connectionTimeoutMillis: ms * turns, query_timeout: ms + graceMs }),
    ...(ms !== null && !pooled && withoutEffort(url, begunWith)),
    ...(ms !== null && !pooled && { statement_timeout: ms }),
    ...(ms !== null && !pooled && { idle_in_transaction_session_timeout: idleMs }),
  });
  // The pool replaces a connection that the server closes while idle. Without a listener it would end the process.
  pool.on("error", () => {});
  // A connection lost during a transaction fails the query, so the caller learns of it there.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Makes each statement run in a single process and uncompiled: starting parallel workers or compiling takes longer than
 * nearly every statement here. The operator's other startup options, such as a search path, stay. If the address has
 * options, only those apply.
 */
function withoutEffort(url: string, begunWith: string): { connectionString: string; options: string } {
  const plain = "-c max_parallel_workers_per_gather=0 -c jit=off";
  return {
    connectionString: url.replace(/[?&]options=[^&#]*/, (own) => `${own}+${plain.replaceAll(" ", "+")}`),
    options: `${begunWith} ${plain}`.trim(),
  };
}

/** The part of a pool's connection that Kysely and prepared statements use. */
export type Client = Pick<pg.PoolClient, "query" | "release" | "getTransactionStatus">;

/**
 * A pool in the form that Kysely uses. It throws DatabaseAway when a later retry may help, and closes a lost
 * connection instead of keeping it.
 * @param options.dress extends its connections
 * @param options.heard called for each answer
 */
export function guarding(
  pool: pg.Pool,
  {
    dress = (client) => client,
    heard = () => {},
  }: { dress?: (client: Client) => Client; heard?: () => void } = {},
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, Client>();
  const connect = async () => {
    const client = await pool.connect().catch(rethrow);
    const known = clients.get(client) ?? dress(guard(client, heard));
    clients.set(client, known);
    return known;
  };
  return { options: pool.options, end: () => pool.end(), connect } as PostgresPool;
}

function guard(client: pg.PoolClient, heard: () => void): Client {
  let lost: DatabaseAway | undefined;
  const query = async (...sent: Parameters<pg.PoolClient["query"]>) => {
    // Anything sent now would wait behind what was never answered.
    if (lost) throw lost;
    try {
      const answer = await client.query(...sent);
      heard();
      return answer;
    } catch (error) {
      if (mayComeBack(error) && !(error instanceof pg.DatabaseError)) lost = away(error);
      return rethrow(error);
    }
  };
  return Object.create(client, {
    query: { value: query },
    release: { value: () => client.release(lost) },
  });
}

function rethrow(error: unknown): never {
  throw mayComeBack(error) ? away(error) : error;
}

function away(cause: unknown): DatabaseAway {
  return new DatabaseAway("The database does not answer.", { cause });
}

/**
 * Whether a later retry may help. Of the errors that PostgreSQL itself reports, only these qualify, see
 * https://www.postgresql.org/docs/current/errcodes-appendix.html; any other failure is the connection's.
 */
function mayComeBack(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return !(error instanceof TypeError);
  const code = error.code ?? "";
  return code.startsWith("08") || passing.has(code);
}

const passing = new Set([
  "25P03", // Idle in a transaction for too long.
  "53300", // Too many connections.
  "55P03", // A lock was not available in time.
  "57014", // A statement took too long.
  "57P01", // Shut down by its administrator.
  "57P02", // Crashed.
  "57P03", // Starting up, or not accepting connections yet.
]);
