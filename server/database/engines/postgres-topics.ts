import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { askForTime, type followClock } from "#server/database/engines/database-clock.ts";
import type { Position } from "#server/database/engines/postgres-replica.ts";
import {
  readTold,
  type Told,
  type TopicListener,
  topics,
  writeTold,
} from "#server/database/engines/topics.ts";

const channel = "shiuli";
const reconnectMs = 1_000;
const connectMs = 5_000;
/** How long a silent connection may take to answer whether it still hears anything. */
const answerMs = 5_000;
const goodbyeMs = 1_000;
const gatherMs = 5;
/** PostgreSQL takes 8000 bytes. */
const mostAtOnce = 50;

interface Listening {
  name: string;
  pass: TopicListener;
  clock: ReturnType<typeof followClock>;
  /** How often a silent connection is asked whether it still hears anything. */
  askMs: number;
  /** Is told where the database's log was after a change that is heard of. */
  heard(at: Position): void;
}

/**
 * Hears what other servers on the same database announce. A lost connection is made again, and then everything
 * counts as changed: nobody knows what was missed.
 * @param url a connection of its own, past any transaction pooler
 * @param server.name whose own announcements it has heard already
 * @param server.clock is held against the database's each time that the connection is asked for a sign of life
 * @returns ends it
 */
export function listenToPostgres(url: string, { name, ...rest }: Listening): () => Promise<void> {
  const stopping = new AbortController();
  const hear = (payload: string | undefined) => {
    const { from, at, all } = readTold(payload);
    rest.heard(at);
    if (from === name) return;
    for (const { topic, about } of all) rest.pass(topic, about);
  };
  const running = listen(url, { hear, ...rest }, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function listen(
  url: string,
  { hear, pass, clock, askMs, heard }: Omit<Listening, "name"> & { hear(payload: string | undefined): void },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.once("end", resolve);
      client.on("error", () => resolve());
      stopping.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      client.on("notification", ({ payload }) => hear(payload));
      await client.connect();
      await client.query(`listen ${channel}`);
      heard((await client.query("select pg_current_wal_insert_lsn()::text as at")).rows[0].at);
      for (const topic of topics) pass(topic);
      do await clock.hold(async () => (await client.query(askForTime)).rows[0].ms);
      while (await isOpenAfter(askMs, lost));
    } catch {
      await pause(reconnectMs, undefined, { signal: stopping }).catch(() => undefined);
    } finally {
      // A frozen database never says goodbye.
      await Promise.race([client.end().catch(() => undefined), pause(goodbyeMs, undefined, { ref: false })]);
    }
  }
}

/** A frozen machine closes no connection: whether one is open still, after a while. */
async function isOpenAfter(ms: number, lost: Promise<void>): Promise<boolean> {
  const waiting = new AbortController();
  const open = pause(ms, true, { signal: waiting.signal, ref: false }).catch(() => false);
  const stays = await Promise.race([open, lost.then(() => false)]);
  waiting.abort();
  return stays;
}

/** What was committed before it is in the log before its place. */
const notice = `select pg_notify($1, $2 || ' ' || lsn || E'\\n' || $3), lsn::text as at from pg_current_wal_insert_lsn() as lsn`;

/** Places are two hexadecimal numbers. */
function numberOf(at: Position): bigint {
  const [high = "0", low = "0"] = at.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Tells the other servers on a database what has changed. */
interface Telling {
  tell(news: Told): void;
  /** Returns when all is told. */
  told(): Promise<void>;
  /** Hears where the database's log was after somebody's change. */
  heard(at: Position): void;
  /** Where the log was after the newest change that this server knows of; null: it does not know yet. */
  newest(): Position | null;
}

/**
 * Gathers what a request says in a row, and what requests say at once, into one notice. What is announced is done already, so
 * nobody waits for it, and failing to say it fails nothing.
 */
export function tellOnPostgres(pool: pg.Pool, name: string): Telling {
  let gathered: Told[] = [];
  let telling: Promise<unknown> | null = null;
  let untold = 0;
  let newest: Position | null = null;
  const heard = (at: Position) => {
    if (newest === null || numberOf(at) > numberOf(newest)) newest = at;
  };
  const send = async () => {
    await pause(gatherMs, undefined, { ref: false });
    telling = null;
    const news = gathered;
    gathered = [];
    for (let first = 0; first < news.length; first += mostAtOnce) {
      const some = news.slice(first, first + mostAtOnce);
      const sent = await pool.query(notice, [channel, name, writeTold(some)]).catch(() => undefined);
      // Where nobody could be told, nobody knows how far a replica has to be, until the next time.
      if (sent) heard(sent.rows[0].at);
      else newest = null;
      untold -= some.length;
    }
  };
  return {
    tell(news) {
      gathered.push(news);
      untold++;
      telling ??= send();
    },
    async told() {
      await telling;
    },
    heard,
    newest: () => (untold > 0 ? null : newest),
  };
}
