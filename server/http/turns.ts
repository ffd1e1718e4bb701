export interface TurnBounds {
  /** All turns at once, including waiting ones. */
  most: number;
  /** Turns of one network at once. */
  ofNetwork: number;
}

export type Turn =
  | { ok: true; done(): void }
  /** Whether this person or network already has its turns, or all turns are taken. */
  | { ok: false; why: "own" | "full" };

/** Limits concurrent work that takes memory: one turn for each person, a few for a network, and a limit for all. */
export function createTurns({ most, ofNetwork }: TurnBounds) {
  const taken = new Set<{ person: string; network: string | null }>();
  return {
    /** @param network null if networks can't be told apart */
    take(person: string, network: string | null): Turn {
      const others = [...taken];
      if (others.some((turn) => turn.person === person)) return { ok: false, why: "own" };
      const beside = others.filter((turn) => network !== null && turn.network === network);
      if (others.length >= most || beside.length >= ofNetwork) return { ok: false, why: "full" };
      const turn = { person, network };
      taken.add(turn);
      return { ok: true, done: () => void taken.delete(turn) };
    },
  };
}
