import { delayAfter, mostAttempts } from "#domain/deliveries.ts";
import { mostTriesUnanswered } from "#domain/text-messages.ts";
import { raiseAgain, raiseException, resolveCause } from "#server/database/exceptions.ts";
import {
  type Lane,
  leaseDue,
  markDone,
  markFailed,
  type OutboxRow,
  sendElsewhere,
} from "#server/database/outbox.ts";
import { Undeliverable } from "#server/mail/port.ts";
import { NoAnswer } from "#server/sms/port.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import type { SendOutcome } from "#server/usecases/letters/post.ts";

/**
 * Does one kind of work: reads ids and calls one use case. Must be idempotent, because delivery is at least once.
 * Returns null, why there was nothing to do, or where the work waits from now on.
 */
export type Job = (
  payload: Record<string, string>,
  work: Pick<OutboxRow, "id" | "attempts" | "last_error">,
) => Promise<SendOutcome>;

/** Longer than the slowest job: a refund that lists, times out and is retried. */
const leaseMs = 5 * 60_000;
/**
 * How many rows of a lane are processed at once. All of them begin at once, so that no lease runs out while waiting for
 * others. A mail mostly waits for its server, while a picture fills memory.
 */
const atOnce: Record<Lane, number> = { mails: 4, texts: 4, pictures: 1, webhooks: 4, hours: 1, others: 1 };

/** Tries after which an exception is raised, a bit over an hour after the first. */
const worryingAttempts = 12;

/**
 * Does everything that is due.
 * @param lane only this kind of work, so that slow work delays no refund; absent: all of it
 * @returns how many rows were tried
 */
export async function drainOutbox(
  app: DatabaseAndClock & Pick<UseCases, "traces">,
  jobs: Record<string, Job>,
  lane?: Lane,
): Promise<number> {
  let tried = 0;
  for (;;) {
    const limit = lane ? atOnce[lane] : 1;
    const order = { now: app.now(), leaseMs, limit, mostAttempts, ...(lane && { lane }) };
    const rows = await leaseDue(app.engine, order);
    if (rows.length === 0) return tried;
    const tries = await Promise.allSettled(rows.map((row) => followed(app, jobs, row)));
    for (const one of tries) if (one.status === "rejected") throw one.reason;
    tried += rows.length;
    // The caller looks again after any work was done.
    if (lane && rows.length < limit) return tried;
  }
}

/** Continues the trace of the request that queued the work. */
async function followed(
  app: DatabaseAndClock & Pick<UseCases, "traces">,
  jobs: Record<string, Job>,
  row: OutboxRow,
): Promise<void> {
  const { kind, id, attempts, trace } = row;
  const facts = { "shiuli.outbox": id, "shiuli.outbox.attempt": attempts };
  const job = (payload: Record<string, string>) => {
    const known = jobs[kind];
    if (!known) throw new Error(`No job is called '${kind}'.`);
    return app.traces.follow({ name: `outbox ${kind}`, facts, from: trace }, () => known(payload, row));
  };
  await attempt(app, job, row);
}

async function attempt(app: DatabaseAndClock, job: Job, row: OutboxRow): Promise<void> {
  try {
    const outcome = await job(JSON.parse(row.payload), row);
    if (outcome !== null && typeof outcome === "object") {
      await sendElsewhere(app.engine.write, row, { runAt: app.now(), ...outcome });
      return;
    }
    await markDone(app.engine.write, row.id, { now: app.now(), notSent: outcome });
    if (isMoney(row) || row.attempts >= worryingAttempts) {
      await resolveCause(app.engine.write, undoneCause(row), app.now());
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isForGood =
      error instanceof Undeliverable || (isSendingText(row, error) && row.attempts >= mostTriesUnanswered);
    const failure = { error: withoutAddresses(message), runAt: app.now() + delayAfter(row.attempts) };
    await markFailed(
      app.engine.write,
      row,
      isForGood ? { ...failure, attempts: mostAttempts + row.attempts } : failure,
    );
    if (!isForGood && row.attempts >= worryingAttempts) await raiseUndoneWork(app, row);
  }
}

/** Mail servers repeat addresses in their refusals, possibly of somebody who has since left. */
function withoutAddresses(error: string): string {
  return error.slice(0, 1000).replace(/[^\s<>()"',;:@]+@[^\s<>()"',;:@]+[^\s<>()"',;:.@]/g, "the address");
}

async function raiseUndoneWork(app: DatabaseAndClock, row: OutboxRow): Promise<void> {
  const exception = { subjectId: row.cause, cause: undoneCause(row), detail: { work: row.kind } };
  // An exception about money is raised again at each failure until the money has arrived. One about a mail is raised
  // once.
  const raise = isMoney(row) ? raiseAgain : raiseException;
  await app.engine.transaction((tx) => raise(tx, { kind: "undone_work", ...exception }, app.now()));
}

/** Whether another try could send a text twice, or send one that nobody waits for any more. */
function isSendingText({ kind }: OutboxRow, error: unknown): boolean {
  return kind === "sms_code" || error instanceof NoAnswer;
}

function isMoney({ kind }: OutboxRow): boolean {
  return kind === "refund";
}

function undoneCause({ id }: OutboxRow): string {
  return `undone:${id}`;
}
