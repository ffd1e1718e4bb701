import { setImmediate } from "node:timers/promises";

/** Epoch milliseconds, `to` excluded. */
export interface Span {
  from: number;
  to: number;
}

const partMs = 14 * 24 * 60 * 60_000;

/**
 * Reads a long span two weeks at a time, so that no part occupies the database for long. Other work gets a turn after
 * each part, which matters with SQLite, since it runs in this process. With much longer parts, PostgreSQL may decide
 * to read whole tables.
 */
export async function inTwoWeeks<Row>(
  { from, to }: Span,
  read: (part: Span) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = from; at < to; at += partMs) {
    for (const row of await read({ from: at, to: Math.min(at + partMs, to) })) rows.push(row);
    await setImmediate();
  }
  return rows;
}
