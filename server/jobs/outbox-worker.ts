import { raiseException } from "#server/database/exceptions.ts";
import { claimDue, markDone, markFailed, type OutboxRow } from "#server/database/outbox.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Does one kind of work: ids in, one use case called. Must be idempotent: delivery is at least once. */
export type Job = (payload: Record<string, string>) => Promise<void>;

/** Longer than the slowest job: a refund that lists, times out and is tried again. */
const leaseMs = 5 * 60_000;
/** One, so that a lease runs for its own job and not for those before it. */
const batch = 1;
const firstDelayMs = 2_000;
const longestDelayMs = 60 * 60_000;

/** Tries after which the owner is told, a bit over an hour after the first. */
const worryingAttempts = 12;

/** Tries after which nothing more is tried, four days after the first. */
export const mostAttempts = 108;

/** Does everything that is due. @returns how many rows were tried */
export async function drainOutbox(app: UseCases, jobs: Record<string, Job>): Promise<number> {
  let tried = 0;
  for (;;) {
    const rows = await claimDue(app.engine, { now: app.now(), leaseMs, limit: batch, mostAttempts });
    if (rows.length === 0) return tried;
    for (const row of rows) await attempt(app, jobs, row);
    tried += rows.length;
  }
}

async function attempt(app: UseCases, jobs: Record<string, Job>, row: OutboxRow): Promise<void> {
  try {
    const job = jobs[row.kind];
    if (!job) throw new Error(`Nobody does '${row.kind}'.`);
    await job(JSON.parse(row.payload));
    await markDone(app.engine.write, row.id, app.now());
  } catch (error) {
    const delay = Math.min(firstDelayMs * 2 ** (row.attempts - 1), longestDelayMs);
    const message = error instanceof Error ? error.message : String(error);
    await markFailed(app.engine.write, row.id, { error: message, runAt: app.now() + delay });
    if (row.attempts >= worryingAttempts) await tellOwner(app, row);
  }
}

async function tellOwner(app: UseCases, row: OutboxRow): Promise<void> {
  await app.engine.transaction((tx) =>
    raiseException(
      tx,
      { kind: "undone_work", cause: `undone:${row.id}`, subjectId: row.cause, detail: { work: row.kind } },
      app.now(),
    ),
  );
}
