import type { PostgresPool } from "kysely";
import pg from "pg";
import { DatabaseAway } from "#server/database/away.ts";

export interface PoolOptions {
  /** How many connections at most. */
  connections: number;
  /** How long a statement may take, in seconds; null: as long as it likes. */
  seconds: number | null;
  /** What each connection is begun with, as PGOPTIONS has it. */
  begunWith: string;
  /** Whether a transaction pooler stands before the database: it takes no settings of a session. */
  pooled: boolean;
}

/** How long a new connection is waited for. */
const connectMs = 5_000;
/** Where many come at once, a free connection is waited for longer than a statement may take: so many times as long. */
const turns = 3;
/** A database that is frozen ends no statement by itself: how much longer this side waits. */
const graceMs = 2_000;
/** A server that stops amid a transaction frees its locks after this time. */
const idleMs = 30_000;

class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

/** Opens a pool of connections that end what takes too long. */
export function openPool(url: string, { connections, seconds, begunWith, pooled }: PoolOptions): pg.Pool {
  const ms = seconds === null ? null : seconds * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: PromptClient,
    keepAlive: true,
    ...(ms !== null && { connectionTimeoutMillis: ms * turns, query_timeout: ms + graceMs }),
    ...(ms !== null && !pooled && withOneProcess(url, begunWith)),
    ...(ms !== null && !pooled && { statement_timeout: ms }),
    ...(ms !== null && !pooled && { idle_in_transaction_session_timeout: idleMs }),
  });
  // A connection that the server closes while idle is replaced by the pool; unheard, it would end the process.
  pool.on("error", () => {});
  // A connection lost during a transaction fails the query, so the caller learns of it there.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * That each statement is done by one process: more take longer to begin than nearly all statements here to end. What else the
 * operator has a connection begin with stays, such as a search path; options of the address count alone.
 */
function withOneProcess(url: string, begunWith: string): { connectionString: string; options: string } {
  const alone = "-c max_parallel_workers_per_gather=0";
  return {
    connectionString: url.replace(/[?&]options=[^&#]*/, (own) => `${own}+${alone.replace(" ", "+")}`),
    options: `${begunWith} ${alone}`.trim(),
  };
}

/** The part of a pool's connection that Kysely and the names of statements use. */
export type Client = Pick<pg.PoolClient, "query" | "release" | "getTransactionStatus">;

/**
 * A pool as Kysely takes it. It throws DatabaseAway where trying again later may help, and closes a connection that is lost
 * in place of keeping it.
 * @param options.dress what its connections do besides
 * @param options.heard is told of each answer
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
    // What is sent now would wait behind what was never answered.
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
 * Whether trying again later may help. What PostgreSQL refuses itself does so for these reasons alone, by
 * https://www.postgresql.org/docs/current/errcodes-appendix.html; anything else that fails is the connection.
 */
function mayComeBack(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return !(error instanceof TypeError);
  const code = error.code ?? "";
  return code.startsWith("08") || passing.has(code);
}

const passing = new Set([
  "25P03", // Idle in a transaction for too long.
  "53300", // Too many connections.
  "55P03", // A lock was not free in time.
  "57014", // A statement took too long.
  "57P01", // Shut down by its administrator.
  "57P02", // Crashed.
  "57P03", // Starting, or not there yet.
]);
