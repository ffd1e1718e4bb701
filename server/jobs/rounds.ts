import { setTimeout as pause } from "node:timers/promises";

export interface Round {
  everyMs: number;
  work(): Promise<unknown>;
}

/** What is left unfinished after it is taken up again by the next start: it is leased or conditional. */
const patienceMs = 5_000;

export interface Rounds {
  /** Starts no more work, and lets what is under way finish within a few seconds. */
  stop(): Promise<void>;
}

/** Repeats each round's work, with a pause after it; a round never overlaps itself, and an error never ends it. */
export function startRounds(rounds: readonly Round[], onError: (error: unknown) => void): Rounds {
  const stopping = new AbortController();
  const running = rounds.map((round) => repeat(round, stopping.signal, onError));
  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(running), pause(patienceMs, undefined, { ref: false })]);
    },
  };
}

async function repeat({ everyMs, work }: Round, stopping: AbortSignal, onError: (error: unknown) => void) {
  while (!stopping.aborted) {
    await work().catch(onError);
    await pause(everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
