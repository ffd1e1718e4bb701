import type { Pause } from "#server/jobs/repeat.ts";
import type { Clock } from "#tests/support/clock.ts";
import { until } from "#tests/support/until.ts";

/** A clock for repeated work. Time passes only while all of the work sleeps, and then instantly. */
export interface PlayedTime {
  pause: Pause;
  /** @param sleepers how many sleep when nothing is to be done */
  pass(ms: number, sleepers: number): Promise<void>;
}

export function playedTime(clock: Clock): PlayedTime {
  const waiting = new Set<{ at: number; wake(): void }>();
  const asleep = (sleepers: number) =>
    until(`${sleepers} that wait`, () => waiting.size === sleepers || null);
  return {
    async pause(ms, ended) {
      if (ended.aborted) return;
      const { promise, resolve: wake } = Promise.withResolvers<void>();
      const one = { at: clock.now() + ms, wake };
      waiting.add(one);
      ended.addEventListener("abort", () => wake(), { once: true });
      await promise;
      waiting.delete(one);
    },
    async pass(ms, sleepers) {
      const end = clock.now() + ms;
      for (;;) {
        await asleep(sleepers);
        const next = [...waiting].toSorted((one, other) => one.at - other.at)[0];
        if (!next || next.at > end) return clock.advance(end - clock.now());
        clock.advance(Math.max(0, next.at - clock.now()));
        waiting.delete(next);
        next.wake();
      }
    },
  };
}
