import { setImmediate } from "node:timers/promises";

/** Epoch milliseconds, `to` excluded. */
export interface Span {
  from: number;
  to: number;
}

const partMs = 14 * 24 * 60 * 60_000;

/**
 * Reads a long span two weeks at a time, so that none keeps the database for long. Others have their turn after each, which on SQLite,
 * a part of this process, they would wait for. Of much longer parts PostgreSQL may believe that reading whole tables is faster.
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
