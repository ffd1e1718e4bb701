import { DatabaseSync } from "node:sqlite";
import { type IntentMoney, nothing } from "#domain/reconcile.ts";

const intentsAtOnce = 2_000;

/** Sums by payment intent. They are kept in a temporary SQLite file, since those of many years would fill the memory. */
export interface IntentSums {
  /** Adds cents to the sums of an intent. */
  add(intentId: string, moved: Partial<IntentMoney>): void;
  /** Marks an intent as not requested by this site. */
  setForeign(intentId: string): void;
  /** Removes and returns the sums of some intents. Intents without sums are left out. */
  take(intentIds: Iterable<string>): Map<string, IntentMoney>;
  /** How many intents were not requested by this site. */
  countForeign(): number;
  /** The remaining sums, in batches. */
  rest(): Generator<Map<string, IntentMoney>>;
  /** Deletes the file, too. */
  close(): void;
}

export function openIntentSums(): IntentSums {
  const file = new DatabaseSync("");
  // Nothing is ever rolled back, and nobody reads the file afterwards.
  file.exec(`pragma journal_mode = off; pragma synchronous = off;
    create table sums (intent text primary key, charged integer not null default 0, refunded integer not null default 0,
      disputed integer not null default 0, is_foreign integer not null default 0) without rowid;
    begin`);
  const add = file.prepare(`insert into sums (intent, charged, refunded, disputed) values (?, ?, ?, ?)
    on conflict do update set charged = charged + excluded.charged, refunded = refunded + excluded.refunded,
      disputed = disputed + excluded.disputed`);
  const setForeign = file.prepare(`insert into sums (intent, is_foreign) values (?, 1)
    on conflict do update set is_foreign = 1`);
  const take = file.prepare("delete from sums where intent = ? returning *");
  const foreign = file.prepare("select count(*) as count from sums where is_foreign = 1");
  const rest = file.prepare("select * from sums where is_foreign = 0 and intent > ? order by intent limit ?");
  return {
    add(intentId, moved) {
      const { chargedCents, refundedCents, disputedCents } = { ...nothing, ...moved };
      add.run(intentId, chargedCents, refundedCents, disputedCents);
    },
    setForeign: (intentId) => void setForeign.run(intentId),
    take: (intentIds) =>
      toSums([...intentIds].map((intentId) => take.get(intentId)).filter((row) => row !== undefined)),
    countForeign: () => Number(foreign.get()?.count),
    *rest() {
      for (let after = ""; ; ) {
        const rows = rest.all(after, intentsAtOnce);
        const last = rows.at(-1);
        if (!last) return;
        yield toSums(rows);
        after = String(last.intent);
      }
    },
    close: () => file.close(),
  };
}

function toSums(rows: readonly Record<string, unknown>[]): Map<string, IntentMoney> {
  return new Map(
    rows.map(({ intent, charged, refunded, disputed }) => [
      String(intent),
      { chargedCents: Number(charged), refundedCents: Number(refunded), disputedCents: Number(disputed) },
    ]),
  );
}
