import type { Engine } from "#server/database/engines/engine.ts";

/** How long a server that says nothing more is believed to live. */
const livesMs = 15_000;
/** How long the database's word is good for: rounds that begin together ask once. */
const knownMs = 4_000;

export interface OneForAll {
  /**
   * Makes work that a server does only while it is the one who does it for all.
   * @param everyNth how many times it is asked for until it is done again; work that waited for the turn is done the next time
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
 * Has one server of all do the rounds. Two may do one for a moment, when a server that was frozen goes on: rounds are harmless
 * twice, and only cost.
 * @param hurry how many times as soon as usual the turn of a dead server is over
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
