import { type RawBuilder, sql } from "kysely";
import { mostAttempts } from "#domain/deliveries.ts";
import { openPaymentStates } from "#domain/payment-states.ts";
import { livingHoldStates } from "#domain/purchase.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import { writtenOut } from "#server/database/written-out.ts";

/** A number of something: of a kind, or in a state. */
export interface Count {
  of: string;
  value: number;
}

/** What waits in the database, and what came of late. */
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

const hourMs = 60 * 60_000;

/**
 * Counts what waits. Each condition is the one of an index that has nothing else in it, so no count grows with the age
 * of a salon.
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
  const { rows: waiting } = await sql<Count & { since: number }>`
    select kind as "of", count(*) as "value", min(run_at) as "since" from outbox
    where done_at is null and attempts < ${sql.lit(mostAttempts)} and run_at <= ${now} group by kind`.execute(
    db,
  );
  const unsettled = await count("payments", "state", sql`state = 'succeeded' and settled = 0`);
  const requested = await count("refunds", "state", sql`state = 'requested'`);
  return {
    due: waiting,
    oldest: waiting.map(({ of, since }) => ({ of, value: (now - since) / 1000 })),
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
