import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isTopic, type TopicListener, topics } from "#server/database/engines/topics.ts";

const channel = "shiuli";
const reconnectMs = 1_000;

/**
 * Hears what other servers on the same database announce. A lost connection is made again, and then everything
 * counts as changed: nobody knows what was missed.
 * @param url a connection of its own, past any transaction pooler
 * @returns ends it
 */
export function listenToPostgres(url: string, pass: TopicListener): () => Promise<void> {
  const stopping = new AbortController();
  const running = listen(url, pass, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function listen(url: string, pass: TopicListener, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const client = new pg.Client({ connectionString: url });
    const lost = new Promise<void>((resolve) => {
      client.once("end", resolve);
      client.on("error", () => resolve());
      stopping.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      client.on("notification", ({ payload }) => isTopic(payload) && pass(payload));
      await client.connect();
      await client.query(`listen ${channel}`);
      for (const topic of topics) pass(topic);
      await lost;
    } catch {
      await pause(reconnectMs, undefined, { signal: stopping }).catch(() => undefined);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Tells every server on the database, this one too. What is announced is done already, so failing to say it fails nothing. */
export async function announceOnPostgres(pool: pg.Pool, topic: string): Promise<void> {
  await pool.query("select pg_notify($1, $2)", [channel, topic]).catch(() => undefined);
}
