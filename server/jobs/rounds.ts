import { setTimeout as pause } from "node:timers/promises";

export interface Round {
  everyMs: number;
  work(): Promise<unknown>;
}

export interface Rounds {
  /** Lets the work under way finish and starts none after it. */
  stop(): Promise<void>;
}

/** Repeats each round's work, with a pause after it; a round never overlaps itself, and an error never ends it. */
export function startRounds(rounds: readonly Round[], onError: (error: unknown) => void): Rounds {
  const stopping = new AbortController();
  const running = rounds.map((round) => repeat(round, stopping.signal, onError));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat({ everyMs, work }: Round, stopping: AbortSignal, onError: (error: unknown) => void) {
  while (!stopping.aborted) {
    await work().catch(onError);
    await pause(everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
