import type { Engine } from "#server/database/engines/engine.ts";

/** How long a silent server counts as running. */
const livesMs = 15_000;
/** How long the database's answer is valid, so that rounds that begin together ask once. */
const knownMs = 4_000;

export interface OneForAll {
  /**
   * Wraps work so that only the server whose turn it is does it.
   * @param everyNth after it has run, only runs again on the nth call; work that had to wait for the turn runs on the
   *   next call
   */
  once(work: () => Promise<unknown>, everyNth?: number): () => Promise<void>;
  /** Lets another server take over at once. */
  end(): Promise<void>;
}

interface TurnsAndClock {
  engine: Pick<Engine, "takeTurn" | "endTurn">;
  now: () => number;
}

/**
 * Lets only one server do the rounds. When a frozen server resumes, two may briefly do them. That is harmless, only
 * wasteful.
 * @param hurry by how much to shorten the turn of a dead server
 */
export function oneForAll({ engine, now }: TurnsAndClock, hurry = 1): OneForAll {
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  const isMine = async () => {
    if (!asked || Math.abs(now() - asked.at) > knownMs / hurry) {
      asked = { at: now(), answer: engine.takeTurn("rounds", Math.ceil(livesMs / hurry)) };
      asked.answer.catch(() => {
        asked = null;
      });
    }
    return await asked.answer;
  };
  return {
    once(work, everyNth = 1) {
      let rests = 0;
      return async () => {
        if (rests > 0) rests--;
        else if (await isMine()) {
          rests = everyNth - 1;
          await work();
        }
      };
    },
    end: () => engine.endTurn("rounds"),
  };
}
