import { type Selectable, sql } from "kysely";
import type { NotSent } from "#domain/notices.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { noteQueued, traceOfTransaction } from "#server/database/engines/inside-transaction.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { Work, WorkKind } from "#server/database/outbox-work.ts";
import type { OutboxTable } from "#server/database/schema/plumbing.ts";

export type OutboxRow = Selectable<OutboxTable>;

export type OutboxEntry = {
  [Kind in WorkKind]: {
    kind: Kind;
    payload: Work[Kind];
    /** The same cause is queued only once. */
    cause: string;
    runAt?: number;
  };
}[WorkKind];

/** Queues work in the transaction that causes it. */
export async function enqueue(db: Handle, entry: OutboxEntry, now: number): Promise<void> {
  await enqueueAll(db, [entry], now);
}

/** Like `enqueue`, for several in one statement. */
export async function enqueueAll(db: Handle, entries: readonly OutboxEntry[], now: number): Promise<void> {
  await outboxInsert(db, entries, now)?.execute();
}

/** Like `enqueueAll`, to be sent together with other writes. Null if there is nothing to queue. */
export function outboxInsert(db: Handle, entries: readonly OutboxEntry[], now: number) {
  if (entries.length === 0) return null;
  noteQueued();
  return db
    .insertInto("outbox")
    .values(entries.map((entry) => outboxRow(entry, now)))
    .onConflict((conflict) => conflict.column("cause").doNothing());
}

/** An entry as a row. */
export function outboxRow({ kind, payload, cause, runAt: at }: OutboxEntry, now: number) {
  const runAt = at ?? now;
  return {
    id: newId(),
    kind,
    payload: JSON.stringify(payload),
    cause,
    run_at: runAt,
    attempts: 0,
    locked_until: 0,
    done_at: null,
    last_error: null,
    created_at: now,
    // Work for a later day starts without a trace, since the trace is over by then.
    trace: runAt <= now ? traceOfTransaction() : null,
  };
}

/**
 * The work that sends a promised refund.
 * @param again why it is queued once more, if it was done or given up before
 */
export function refundWork(refundId: string, again?: string): OutboxEntry {
  const cause = again === undefined ? `refund:${refundId}` : `refund:${refundId}:${again}`;
  return { kind: "refund", payload: { refundId }, cause };
}

/** The last work that was queued to send a refund. */
export function findRefundWork(db: Handle, refundId: string): Promise<OutboxRow | undefined> {
  const { cause } = refundWork(refundId);
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", sql.lit("refund"))
    .where((eb) => eb.or([eb("cause", "=", cause), eb("cause", "like", `${cause}:%`)]))
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/**
 * Work that waits for something outside or searches much of the diary has a lane of its own, by the names of its
 * kinds. Work without a lane is about money.
 */
const lanes = {
  mails: "mail_%",
  texts: "sms_%",
  pictures: "%_picture",
  webhooks: "webhook_%",
  hours: "hours_%",
};

export type Lane = keyof typeof lanes | "others";

const named = Object.entries(lanes) as [keyof typeof lanes, string][];

/** Money first. */
const allLanes: readonly Lane[] = ["others", ...named.map(([lane]) => lane)];

/** The lane in which `leaseDue` finds a kind. */
function laneOf(kind: string): Lane {
  const one = named.find(([, like]) =>
    like.startsWith("%") ? kind.endsWith(like.slice(1)) : kind.startsWith(like.slice(0, -1)),
  );
  return one?.[0] ?? "others";
}

/**
 * Leases work that is due. Any number of processes may call it at once: each row goes to only one of them.
 * @param order.leaseMs how long nobody else gets the rows
 */
export function leaseDue(
  engine: Engine,
  order: { now: number; leaseMs: number; limit: number; mostAttempts: number; lane?: Lane },
): Promise<OutboxRow[]> {
  return engine.write
    .updateTable("outbox")
    .set({ locked_until: order.now + order.leaseMs, attempts: sql<number>`attempts + 1` })
    .where("id", "in", (eb) => {
      let due = eb
        .selectFrom("outbox")
        .select("id")
        .where("done_at", "is", null)
        .where("run_at", "<=", order.now)
        .where("locked_until", "<=", order.now)
        // As in the index, so that work given up years ago is not scanned every second.
        .where("attempts", "<", sql.lit(order.mostAttempts))
        .orderBy("run_at")
        .limit(sql.lit(order.limit));
      for (const [lane, kinds] of order.lane ? named : [])
        due = due.where("kind", order.lane === lane ? "like" : "not like", sql.lit(kinds));
      return engine.skipLocked(due);
    })
    .returningAll()
    .execute();
}

/** The number of rows that are read to see what is due. */
const mostSeen = 20;

/**
 * The work that nobody has leased: when the first of it is due, null when none waits, and in which lanes some is due now. A single
 * statement that reads the first entries of an index. It returns all lanes if there is more than it reads.
 */
export async function findDue(
  db: Handle,
  { now, mostAttempts }: { now: number; mostAttempts: number },
): Promise<{ nextAt: number | null; lanes: ReadonlySet<Lane> }> {
  const first = await db
    .selectFrom("outbox")
    .select(["run_at", "kind"])
    .where("done_at", "is", null)
    .where("locked_until", "<=", now)
    .where("attempts", "<", sql.lit(mostAttempts))
    .orderBy("run_at")
    .limit(sql.lit(mostSeen))
    .execute();
  const due = first.filter((row) => row.run_at <= now);
  const seen = due.length === mostSeen ? allLanes : due.map(({ kind }) => laneOf(kind));
  return { nextAt: first[0]?.run_at ?? null, lanes: new Set(seen) };
}

/** @param how.notSent why nothing was sent; null if it was done */
export async function markDone(
  db: Handle,
  id: string,
  how: { now: number; notSent: NotSent | null },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ done_at: how.now, last_error: null, not_sent: how.notSent })
    .where("id", "=", id)
    .execute();
}

/** Marks queued work as done by its caller, so that the queue does not repeat it. */
export async function finishWork(db: Handle, cause: string, now: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ done_at: now, last_error: null })
    .where("cause", "=", cause)
    .where("done_at", "is", null)
    .execute();
}

/**
 * Lets work be claimed again later. Does nothing if the lease was lost and another worker has it.
 * @param failure.attempts counts as this many attempts, if trying again can't help
 */
export async function markFailed(
  db: Handle,
  row: Pick<OutboxRow, "id" | "attempts">,
  failure: { error: string; runAt: number; attempts?: number },
): Promise<void> {
  const { error, runAt, attempts = row.attempts } = failure;
  await db
    .updateTable("outbox")
    .set({ last_error: error.slice(0, 500), run_at: runAt, locked_until: 0, attempts })
    .where("id", "=", row.id)
    .where("attempts", "=", row.attempts)
    .where("done_at", "is", null)
    .execute();
}

/** Erases an address from the errors of queued work: mail servers repeat it in their refusals. */
export async function forgetAddressInOutbox(db: Handle, email: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ last_error: "The address was deleted." })
    .where("last_error", "is not", null)
    .where(sql<boolean>`lower(last_error) like ${`%${email.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`)
    .execute();
}

/** Makes work due at once that was given up or that waits for its next attempt. */
export async function repeatWork(db: Handle, cause: string, now: number): Promise<void> {
  noteQueued();
  await db
    .updateTable("outbox")
    .set({ attempts: 0, run_at: now })
    .where("cause", "=", cause)
    .where("done_at", "is", null)
    .execute();
}

/** Moves work to the queue of mails or of texts, or to another time, and restarts its count of attempts. */
export async function sendElsewhere(
  db: Handle,
  row: Pick<OutboxRow, "id" | "kind" | "payload" | "attempts">,
  to: { by?: "mail" | "sms"; isSettled?: boolean; runAt: number },
): Promise<void> {
  noteQueued();
  const kind = to.by ? row.kind.replace(/^[a-z]+/, to.by) : row.kind;
  const { settled: _, ...ids } = JSON.parse(row.payload);
  const settled = JSON.stringify({ ...ids, ...(to.isSettled && { settled: "1" }) });
  const payload = to.isSettled === undefined ? row.payload : settled;
  await db
    .updateTable("outbox")
    .set({ kind, payload, run_at: to.runAt, attempts: 0, locked_until: 0, last_error: null })
    .where("id", "=", row.id)
    .where("attempts", "=", row.attempts)
    .where("done_at", "is", null)
    .execute();
}
