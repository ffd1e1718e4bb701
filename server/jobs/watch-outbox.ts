import { mostAttempts } from "#domain/deliveries.ts";
import { findDue, type Lane } from "#server/database/outbox.ts";
import { drainOutbox, type Job } from "#server/jobs/outbox-worker.ts";
import { jittered, type Pause, type Repeating, realPause, untilStopped } from "#server/jobs/repeat.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

const afterTroubleMs = 2_000;

/**
 * Does queued work when it is due: at once where this server has queued it, at its time where it waits, and within a while
 * where another server has queued it and died. One look in that while is all that an idle server asks. What waits for a mail
 * server, a gateway of texts, another site's picture or another program holds up no refund, nor does the search for who waits
 * for an hour: each has a lane.
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
        // What has failed is due again later, and more may have come meanwhile, also after the last that was taken.
        if (missed.delete(lane) || done) news.tell();
      }
    },
  ]);
}

/** Remembers news that come while nobody waits for them. */
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
