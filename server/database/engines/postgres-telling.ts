import { setTimeout as pause } from "node:timers/promises";
import type { Position } from "#server/database/engines/postgres-replica.ts";
import { channel, type Told, topics, writeTold } from "#server/database/engines/topics.ts";

const gatherMs = 5;
/** Keeps a notice below PostgreSQL's limit of 8000 bytes. */
const mostAtOnce = 50;
/** The delay before a retry after a failure. */
const againMs = 500;

/** Everything committed before it precedes this position in the log. */
const notice = `select pg_notify($1, $2 || ' ' || lsn || E'\\n' || $3), lsn::text as at from pg_current_wal_insert_lsn() as lsn`;

/** Anything may have changed. */
const everything: readonly Told[] = topics.map((topic) => ({ topic }));

/** A position is two hexadecimal numbers. */
function numberOf(at: Position): bigint {
  const [high = "0", low = "0"] = at.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Database {
  query(statement: string, values: string[]): Promise<{ rows: { at: Position }[] }>;
}

/** Tells the other servers on a database what has changed. */
interface Telling {
  tell(news: Told): void;
  /** Tells the others that anything may have changed. */
  tellAll(): void;
  /** Resolves when everything is sent. What the database does not accept by then is dropped. */
  end(): Promise<void>;
  /** Records the log position after another server's change. */
  heard(at: Position): void;
  /** The log position after the newest change that this server knows of. Null: not known yet. */
  newest(): Position | null;
}

/**
 * Batches what a request announces in a row, and what several requests announce at once, into one notice. The changes
 * are already committed, so nobody waits for it. A failed notice is retried until the database accepts it, and then
 * says that anything may have changed.
 * @param failed called for each failure
 */
export function tellOnPostgres(pool: Database, name: string, failed: () => void): Telling {
  const ending = new AbortController();
  let gathered: Told[] = [];
  let telling: Promise<void> | null = null;
  let newest: Position | null = null;
  const heard = (at: Position) => {
    if (newest === null || numberOf(at) > numberOf(newest)) newest = at;
  };
  const send = async () => {
    let waitMs = gatherMs;
    while (gathered.length > 0) {
      await pause(waitMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      const some = gathered.splice(0, mostAtOnce);
      const sent = await pool.query(notice, [channel, name, writeTold(some)]).catch(() => undefined);
      waitMs = sent ? gatherMs : againMs;
      if (sent) for (const { at } of sent.rows) heard(at);
      else {
        // If the notice failed, it is unknown how far a replica must be, until the next one.
        newest = null;
        gathered = ending.signal.aborted ? [] : [...everything];
        failed();
      }
    }
    telling = null;
  };
  const tell = (news: readonly Told[]) => {
    gathered.push(...news);
    telling ??= send();
  };
  return {
    tell: (news) => tell([news]),
    tellAll: () => tell(everything),
    async end() {
      ending.abort();
      await telling;
    },
    heard,
    newest: () => (telling ? null : newest),
  };
}
