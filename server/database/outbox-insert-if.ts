import { type Expression, sql } from "kysely";
import { noteQueued } from "#server/database/engines/inside-transaction.ts";
import type { Handle } from "#server/database/handle.ts";
import { type OutboxEntry, outboxRow } from "#server/database/outbox.ts";

/**
 * Like `outboxInsert`, but only if a query finds a row at that moment. Work that nobody waits for is then not queued,
 * and no separate read is needed.
 */
export function outboxInsertIf(
  db: Handle,
  found: Expression<unknown>,
  entries: readonly OutboxEntry[],
  now: number,
) {
  const [first, ...others] = entries.map((entry) => {
    const row = outboxRow(entry, now);
    return db
      .selectNoFrom([
        sql<string>`cast(${row.id} as text)`.as("id"),
        sql<string>`cast(${row.kind} as text)`.as("kind"),
        sql<string>`cast(${row.payload} as text)`.as("payload"),
        sql<string>`cast(${row.cause} as text)`.as("cause"),
        sql<number>`cast(${row.run_at} as bigint)`.as("run_at"),
        sql<number>`0`.as("attempts"),
        sql<number>`0`.as("locked_until"),
        sql<number>`cast(${row.created_at} as bigint)`.as("created_at"),
        sql<string | null>`cast(${row.trace} as text)`.as("trace"),
      ])
      .where(({ exists }) => exists(found));
  });
  if (!first) return null;
  noteQueued();
  return db
    .insertInto("outbox")
    .columns(["id", "kind", "payload", "cause", "run_at", "attempts", "locked_until", "created_at", "trace"])
    .expression(others.reduce((all, one) => all.unionAll(one), first))
    .onConflict((conflict) => conflict.column("cause").doNothing());
}
