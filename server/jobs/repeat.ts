import { setTimeout as after } from "node:timers/promises";

/** Work that is done repeatedly. */
export interface RepeatedWork {
  everyMs: number;
  work(): Promise<unknown>;
}

/** How long to wait for unfinished work. The next start resumes it, because all work is leased or conditional. */
const patienceMs = 5_000;

export interface Repeating {
  /** Starts no more work, and waits a few seconds for work under way. */
  stop(): Promise<void>;
}

/** Waits, or stops waiting early at the signal. Tests that count what happens in a minute pass another one. */
export type Pause = (ms: number, ended: AbortSignal) => Promise<void>;

export const realPause: Pause = (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined);

interface HowToRepeat {
  /** How long the first of each work waits. */
  firstAfterMs: number;
  onError(error: unknown): void;
  pause: Pause;
}

/** Repeats each work with a pause after it. Work never overlaps itself, and an error does not stop it. */
export function startRepeating(all: readonly RepeatedWork[], how: HowToRepeat): Repeating {
  return untilStopped(all.map((one) => (stopping) => repeat(one, stopping, how)));
}

/** Runs loops that end at their signal. */
export function untilStopped(all: readonly ((stopping: AbortSignal) => Promise<void>)[]): Repeating {
  const stopping = new AbortController();
  const running = all.map((one) => one(stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(running), after(patienceMs, undefined, { ref: false })]);
    },
  };
}

async function repeat(
  { everyMs, work }: RepeatedWork,
  stopping: AbortSignal,
  { firstAfterMs, onError, pause }: HowToRepeat,
) {
  await pause(firstAfterMs, stopping);
  while (!stopping.aborted) {
    await work().catch(onError);
    await pause(jittered(everyMs), stopping);
  }
}

/** Keeps servers that start together from asking together forever. */
export function jittered(ms: number): number {
  return Math.round(ms * (0.9 + Math.random() / 5));
}
