import { setTimeout as pause } from "node:timers/promises";

/** Work that is done again and again. */
export interface RepeatedWork {
  everyMs: number;
  work(): Promise<unknown>;
}

/** How long to wait for unfinished work. The next start resumes it: all work is leased or conditional. */
const patienceMs = 5_000;

export interface Repeating {
  /** Starts no more work, and lets what is under way finish within a few seconds. */
  stop(): Promise<void>;
}

/** Repeats each work with a pause after it. Work never overlaps itself, and an error does not stop it. */
export function startRepeating(all: readonly RepeatedWork[], onError: (error: unknown) => void): Repeating {
  const stopping = new AbortController();
  const running = all.map((one) => repeat(one, stopping.signal, onError));
  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(running), pause(patienceMs, undefined, { ref: false })]);
    },
  };
}

async function repeat(
  { everyMs, work }: RepeatedWork,
  stopping: AbortSignal,
  onError: (error: unknown) => void,
) {
  while (!stopping.aborted) {
    await work().catch(onError);
    await pause(everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
