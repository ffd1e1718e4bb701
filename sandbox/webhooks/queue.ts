import { takeFault } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";

export interface Delivery {
  seq: number;
  eventId: string;
  attempts: number;
  /** Milliseconds since the epoch. */
  due: number;
}

const MOST_ATTEMPTS = 30;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 3_600_000;

/** Queues one event for the webhook, in the transaction that caused it. A fault may drop, double or delay it. */
export function enqueue(store: Store, eventId: string, type: string, now: number): void {
  const fault = takeFault(store, ["webhook_drop", "webhook_duplicate", "webhook_delay"], (target) =>
    matchesEvent(target, type),
  );
  const state = fault?.kind === "webhook_drop" ? "dropped" : "waiting";
  const due = now + (fault?.kind === "webhook_delay" ? fault.delayMs : 0);
  const copies = fault?.kind === "webhook_duplicate" ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    store.db
      .prepare("INSERT INTO deliveries (event_id, state, due) VALUES (?, ?, ?)")
      .run(eventId, state, due);
  }
}

function matchesEvent(target: string, type: string): boolean {
  return target.endsWith("*") ? type.startsWith(target.slice(0, -1)) : target === type;
}

/** The delivery that is due first, those on their way left out. */
export function nextDelivery(store: Store, onTheirWay: ReadonlySet<number>): Delivery | undefined {
  const row = store.db
    .prepare(
      `SELECT seq, event_id, attempts, due FROM deliveries
       WHERE state = 'waiting' AND seq NOT IN (SELECT value FROM json_each(?))
       ORDER BY due, seq LIMIT 1`,
    )
    .get(JSON.stringify([...onTheirWay]));
  if (!row) return undefined;
  return {
    seq: Number(row.seq),
    eventId: String(row.event_id),
    attempts: Number(row.attempts),
    due: Number(row.due),
  };
}

/** Writes how an attempt ended: a 2xx ends the matter, anything else waits twice as long as before. */
export function settleAttempt(store: Store, delivery: Delivery, status: number | null, now: number): void {
  const attempts = delivery.attempts + 1;
  const accepted = status !== null && status >= 200 && status < 300;
  const state = accepted ? "delivered" : attempts >= MOST_ATTEMPTS ? "given_up" : "waiting";
  const due = now + Math.min(FIRST_WAIT_MS * 2 ** delivery.attempts, LONGEST_WAIT_MS);
  store.db
    .prepare("UPDATE deliveries SET state = ?, attempts = ?, due = ?, last_status = ? WHERE seq = ?")
    .run(state, attempts, due, status, delivery.seq);
}

/** Makes every waiting delivery due at once. */
export function hurry(store: Store): void {
  store.db.exec("UPDATE deliveries SET due = 0 WHERE state = 'waiting'");
}
