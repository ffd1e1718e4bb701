import { setTimeout as pause } from "node:timers/promises";
import type { Position } from "#server/database/engines/postgres-replica.ts";
import { channel, type Told, topics, writeTold } from "#server/database/engines/topics.ts";

const gatherMs = 5;
/** PostgreSQL takes 8000 bytes. */
const mostAtOnce = 50;
/** How long after a failure it is tried again. */
const againMs = 500;

/** What was committed before it is in the log before its place. */
const notice = `select pg_notify($1, $2 || ' ' || lsn || E'\\n' || $3), lsn::text as at from pg_current_wal_insert_lsn() as lsn`;

/** Anything may have changed. */
const everything: readonly Told[] = topics.map((topic) => ({ topic }));

/** Places are two hexadecimal numbers. */
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
  /** Returns when all is told; what the database does not take then is left. */
  end(): Promise<void>;
  /** Hears where the database's log was after somebody's change. */
  heard(at: Position): void;
  /** Where the log was after the newest change that this server knows of; null: it does not know yet. */
  newest(): Position | null;
}

/**
 * Gathers what a request says in a row, and what requests say at once, into one notice. What is announced is done already, so
 * nobody waits for it. A notice that fails is told again until the database takes it, and then says that anything may have changed.
 * @param failed hears of each that fails
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
        // Where nobody could be told, nobody knows how far a replica has to be, until the next time.
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
