import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { askForTime, type followClock } from "#server/database/engines/database-clock.ts";
import type { Position } from "#server/database/engines/postgres-replica.ts";
import { channel, readTold, type TopicListener, topics } from "#server/database/engines/topics.ts";

const reconnectMs = 1_000;
const connectMs = 5_000;
/** How long a silent connection may take to answer whether it still hears anything. */
const answerMs = 5_000;
const goodbyeMs = 1_000;

interface Listening {
  name: string;
  pass: TopicListener;
  clock: ReturnType<typeof followClock>;
  /** How often a silent connection is asked whether it still hears anything. */
  askMs: number;
  /** Is told where the database's log was after a change that is heard of. */
  heard(at: Position): void;
}

/** What this server hears of the others. */
export interface Hearing {
  /** Whether all that is announced reaches this server, as far as it knows. */
  hears(): boolean;
  /** Something else has failed: the connection is asked for a sign of life now. */
  doubt(): void;
  stop(): Promise<void>;
}

/**
 * Hears what other servers on the same database announce. A lost connection is made again, and then everything
 * counts as changed: nobody knows what was missed.
 * @param url a connection of its own, past any transaction pooler
 * @param server.name of the one that it has heard announcements of already
 * @param server.clock is held against the database's each time that the connection is asked for a sign of life
 */
export function listenToPostgres(url: string, { name, ...rest }: Listening): Hearing {
  const stopping = new AbortController();
  const state: State = { hears: false, doubt: () => {} };
  const hear = (payload: string | undefined) => {
    const { from, at, all } = readTold(payload);
    rest.heard(at);
    if (from === name) return;
    for (const { topic, about } of all) rest.pass(topic, about);
  };
  const running = listen(url, { hear, state, ...rest }, stopping.signal);
  return {
    hears: () => state.hears,
    doubt: () => state.doubt(),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

interface State {
  hears: boolean;
  doubt(): void;
}

interface Listener extends Omit<Listening, "name"> {
  hear(payload: string | undefined): void;
  state: State;
}

async function listen(
  url: string,
  { hear, state, pass, clock, askMs, heard }: Listener,
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
      state.hears = true;
      lost.then(() => {
        state.hears = false;
      });
      for (const topic of topics) pass(topic);
      do await clock.hold(async () => (await client.query(askForTime)).rows[0].ms);
      while (await isOpenAfter(askMs, lost, state));
    } catch {
      state.hears = false;
      await pause(reconnectMs, undefined, { signal: stopping }).catch(() => undefined);
    } finally {
      // A frozen database never says goodbye.
      await Promise.race([client.end().catch(() => undefined), pause(goodbyeMs, undefined, { ref: false })]);
    }
  }
}

/** A frozen machine closes no connection: whether one is open still, after a while or once there is a doubt. */
async function isOpenAfter(ms: number, lost: Promise<void>, state: State): Promise<boolean> {
  const waiting = new AbortController();
  const open = pause(ms, true, { signal: waiting.signal, ref: false }).catch(() => true);
  state.doubt = () => waiting.abort();
  const stays = await Promise.race([open, lost.then(() => false)]);
  waiting.abort();
  return stays;
}
