import { AsyncLocalStorage } from "node:async_hooks";

/** What a transaction has done that somebody is to hear of once it is committed. */
export interface Done {
  queued: boolean;
  /** The trace that it belongs to, for the work that it queues. */
  trace?: string | null;
  /** The key of the program that it is done for. */
  key?: string;
}

const inside = new AsyncLocalStorage<Done>();

/** Runs `work` so that any use of a handle from outside its transaction is a bug that shows at once. */
export function insideTransaction<Result>(
  work: () => Promise<Result>,
  done: Done = { queued: false },
): Promise<Result> {
  return inside.run(done, work);
}

/** Throws inside a transaction: on SQLite such a call would wait for ever, on PostgreSQL read stale rows. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error("Inside a transaction only its own handle may be used.");
}

/** Says to which trace the transaction belongs. */
export function noteTrace(trace: string | null): void {
  const done = inside.getStore();
  if (done) done.trace = trace;
}

/** The trace of the transaction that runs; null where it is not followed. */
export function traceOfTransaction(): string | null {
  return inside.getStore()?.trace ?? null;
}

/** Says which program's key the transaction belongs to. */
export function noteKey(id: string): void {
  const done = inside.getStore();
  if (done) done.key = id;
}

/** The key of the program that the transaction is done for; null where a person or the system does it. */
export function keyOfTransaction(): string | null {
  return inside.getStore()?.key ?? null;
}

/** Says that the transaction queues work, so that this server looks at the queue once it is committed. */
export function noteQueued(): void {
  const done = inside.getStore();
  if (done) done.queued = true;
}
