import { mostAttempts } from "#domain/deliveries.ts";
import { findDue, type Lane } from "#server/database/outbox.ts";
import { drainOutbox, type Job } from "#server/jobs/outbox-worker.ts";
import { jittered, type Pause, type Repeating, realPause, untilStopped } from "#server/jobs/repeat.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

const afterTroubleMs = 2_000;

/**
 * Does queued work when it is due: at once if this server has queued it, at its time if it waits, and after a while if
 * another server has queued it and died. An idle server makes only one query in that while. Work that waits for a mail
 * server, a text gateway, another site's picture or another program delays no refund, nor does the search for the
 * waiting list: each has a lane.
 */
export function watchOutbox(
  app: DatabaseAndClock & Pick<UseCases, "traces">,
  jobs: Record<string, Job>,
  { pauseMs, onError, pause = realPause }: { pauseMs: number; onError(error: unknown): void; pause?: Pause },
): Repeating {
  return untilStopped([
    async (stopping) => {
      const busy = new Map<Lane, Promise<void>>();
      const missed = new Set<Lane>();
      const news = createNews();
      const stopHearing = app.engine.whenQueued(news.tell);
      stopping.addEventListener("abort", news.tell, { once: true });
      while (!stopping.aborted) {
        const heard = news.next();
        const waitsMs = await look().catch((error) => {
          onError(error);
          return Math.min(pauseMs, afterTroubleMs);
        });
        await pause(Math.min(waitsMs, jittered(pauseMs)), heard);
      }
      stopHearing();
      await Promise.all(busy.values());

      async function look(): Promise<number> {
        const { nextAt, lanes } = await findDue(app.engine.read, { now: app.now(), mostAttempts });
        for (const lane of lanes) {
          if (busy.has(lane)) missed.add(lane);
          else busy.set(lane, drain(lane));
        }
        return nextAt !== null && nextAt > app.now() ? nextAt - app.now() : pauseMs;
      }

      async function drain(lane: Lane): Promise<void> {
        const done = await drainOutbox(app, jobs, lane).catch(onError);
        busy.delete(lane);
        // Failed work is due again later, and more may have been queued in the meantime, even after the last row was
        // taken.
        if (missed.delete(lane) || done) news.tell();
      }
    },
  ]);
}

/** Remembers news that arrive while nobody waits for them. */
function createNews(): { tell(): void; next(): AbortSignal } {
  let news = new AbortController();
  return {
    tell: () => news.abort(),
    next() {
      news = new AbortController();
      return news.signal;
    },
  };
}
