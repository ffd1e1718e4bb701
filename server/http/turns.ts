export interface TurnBounds {
  /** Turns at once, waiting ones included. */
  most: number;
  /** Turns of one network at once. */
  ofNetwork: number;
}

export type Turn =
  | { ok: true; done(): void }
  /** Whether its own person or network has its turns already, or everybody together. */
  | { ok: false; why: "own" | "full" };

/** Turns for work that takes memory: one for each person, few for a network, and a bound for all. */
export function createTurns({ most, ofNetwork }: TurnBounds) {
  const taken = new Set<{ person: string; network: string | null }>();
  return {
    /** @param network null where networks are not told apart */
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
