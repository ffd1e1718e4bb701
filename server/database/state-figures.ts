import { type RawBuilder, sql } from "kysely";
import { mostAttempts, waitedAfter } from "#domain/deliveries.ts";
import { openPaymentStates } from "#domain/payment-states.ts";
import { livingHoldStates } from "#domain/purchase.ts";
import { hourMs } from "#domain/time/durations.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import { writtenOut } from "#server/database/written-out.ts";

/** The number of rows of a kind or in a state. */
export interface Count {
  of: string;
  value: number;
}

/** What waits in the database, and what came recently. */
export interface StateFigures {
  due: Count[];
  /** Seconds. */
  oldest: Count[];
  givenUp: Count[];
  holds: Count[];
  booked: Count[];
  payments: Count[];
  refunds: Count[];
  exceptions: Count[];
}

/**
 * Counts what waits. Each condition matches an index that contains nothing else, so no count gets slower as a salon
 * ages.
 * @param now epoch milliseconds
 */
export async function readStateFigures(db: Handle, now: number): Promise<StateFigures> {
  const count = async (table: keyof Schema, column: string, where: RawBuilder<unknown>) => {
    const of = sql.ref(column);
    const { rows } = await sql<Count>`
      select ${of} as "of", count(*) as "value" from ${sql.table(table)} where ${where} group by ${of}`.execute(
      db,
    );
    return rows;
  };
  // Failed work gets a new due time after each attempt. Its age counts from when it was first due.
  const { rows: waiting } = await sql<Count & { failures: number; since: number }>`
    select kind as "of", case when locked_until = 0 then attempts else attempts - 1 end as "failures",
      sum(case when run_at <= ${now} then 1 else 0 end) as "value", min(run_at) as "since"
    from outbox
    where done_at is null and attempts < ${sql.lit(mostAttempts)} and (run_at <= ${now} or attempts > 0)
    group by 1, 2`.execute(db);
  const unsettled = await count("payments", "state", sql`state = 'succeeded' and settled = 0`);
  const requested = await count("refunds", "state", sql`state = 'requested'`);
  return {
    due: byKind(
      waiting,
      ({ value }) => value,
      (a, b) => a + b,
    ).filter(({ value }) => value > 0),
    oldest: byKind(waiting, ({ since, failures }) => (now - since + waitedAfter(failures)) / 1000, Math.max),
    givenUp: await count("outbox", "kind", sql`done_at is null and attempts >= ${sql.lit(mostAttempts)}`),
    holds: await count("holds", "state", sql`state in (${sql.join(writtenOut(livingHoldStates))})`),
    booked: await count("bookings", "state", sql`created_at >= ${now - hourMs}`),
    payments: [
      ...(await count("payments", "state", sql`state in (${sql.join(writtenOut(openPaymentStates))})`)),
      ...unsettled,
    ],
    refunds: [...requested, ...(await count("refunds", "state", sql`state = 'sent'`))],
    exceptions: await count("exceptions", "kind", sql`resolved_at is null`),
  };
}

/** Combines rows into a single number for each kind. */
function byKind<Row extends { of: string }>(
  rows: readonly Row[],
  read: (row: Row) => number,
  together: (one: number, other: number) => number,
): Count[] {
  const values = new Map<string, number>();
  for (const row of rows) {
    const known = values.get(row.of);
    values.set(row.of, known === undefined ? read(row) : together(known, read(row)));
  }
  return [...values].map(([of, value]) => ({ of, value }));
}
