import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { askForTime, type followClock } from "#server/database/engines/database-clock.ts";
import type { Position } from "#server/database/engines/postgres-replica.ts";
import { channel, readTold, type TopicListener, topics } from "#server/database/engines/topics.ts";

const reconnectMs = 1_000;
const connectMs = 5_000;
/** How long a silent connection may take to prove that it still receives notices. */
const answerMs = 5_000;
const goodbyeMs = 1_000;

interface Listening {
  name: string;
  pass: TopicListener;
  clock: ReturnType<typeof followClock>;
  /** How often a silent connection is checked. */
  askMs: number;
  /** Called with the log position after a change that was announced. */
  heard(at: Position): void;
}

/** What this server hears from the others. */
export interface Hearing {
  /** Whether every announcement reaches this server, as far as it knows. */
  hears(): boolean;
  /** Something else has failed: check the connection now. */
  doubt(): void;
  stop(): Promise<void>;
}

/**
 * Listens for what other servers on the same database announce. A lost connection is reopened, and then everything
 * counts as changed, since nobody knows what was missed.
 * @param url a connection of its own, past any transaction pooler
 * @param server.name this server's name; its own announcements have already been heard
 * @param server.clock compared with the database's clock at each check of the connection
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

/** Whether a connection is still open after a while or once in doubt: a frozen machine closes none. */
async function isOpenAfter(ms: number, lost: Promise<void>, state: State): Promise<boolean> {
  const waiting = new AbortController();
  const open = pause(ms, true, { signal: waiting.signal, ref: false }).catch(() => true);
  state.doubt = () => waiting.abort();
  const stays = await Promise.race([open, lost.then(() => false)]);
  waiting.abort();
  return stays;
}
