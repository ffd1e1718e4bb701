import { AsyncLocalStorage } from "node:async_hooks";

const inside = new AsyncLocalStorage<true>();

/** Runs `work` so that any use of a handle from outside its transaction is a bug that shows at once. */
export function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return inside.run(true, work);
}

/** Throws inside a transaction: on SQLite such a call would wait for ever, on PostgreSQL read stale rows. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error("Inside a transaction only its own handle may be used.");
}
