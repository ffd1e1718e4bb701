import { AsyncLocalStorage } from "node:async_hooks";

/** What a transaction has done that listeners must hear about once it is committed. */
export interface Done {
  queued: boolean;
  /** The trace that it belongs to, for the work that it queues. */
  trace?: string | null;
  /** The key of the program for which it runs. */
  key?: string;
}

const inside = new AsyncLocalStorage<Done>();

/** Runs `work` so that any use of a handle from outside its transaction fails at once. */
export function insideTransaction<Result>(
  work: () => Promise<Result>,
  done: Done = { queued: false },
): Promise<Result> {
  return inside.run(done, work);
}

/** Throws inside a transaction. On SQLite such a call would wait for ever, on PostgreSQL it would read stale rows. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error("Inside a transaction only its own handle may be used.");
}

/** Sets the trace of the current transaction. */
export function noteTrace(trace: string | null): void {
  const done = inside.getStore();
  if (done) done.trace = trace;
}

/** The trace of the current transaction. Null if it is not traced. */
export function traceOfTransaction(): string | null {
  return inside.getStore()?.trace ?? null;
}

/** Sets the program key of the current transaction. */
export function noteKey(id: string): void {
  const done = inside.getStore();
  if (done) done.key = id;
}

/** The key of the program for which the transaction runs. Null for a person or the system. */
export function keyOfTransaction(): string | null {
  return inside.getStore()?.key ?? null;
}

/** Records that the transaction queues work, so that this server checks the queue once it is committed. */
export function noteQueued(): void {
  const done = inside.getStore();
  if (done) done.queued = true;
}
