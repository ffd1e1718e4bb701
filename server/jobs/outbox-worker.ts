import { claimDue, markDone, markFailed, type OutboxRow } from "#server/database/outbox.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Does one kind of work: ids in, one use case called. Must be idempotent: delivery is at least once. */
export type Job = (payload: Record<string, string>) => Promise<void>;

const leaseMs = 60_000;
const batch = 10;
const firstDelayMs = 2_000;
const longestDelayMs = 60 * 60_000;

/** Tries after which a row is left for a person. */
export const mostAttempts = 12;

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
  }
}
