interface AdmissionBounds {
  /** All that are let in at once. */
  most: number;
  /** Those of one network. */
  ofNetwork: number;
}

type Admitted =
  | { ok: true; done(): void }
  /** Whether this person is in already, or all or their network's places are taken. */
  | { ok: false; why: "own" | "full" };

/** Limits concurrent work that takes memory: one for each person, a few for a network, and a limit for all. */
export function createAdmission({ most, ofNetwork }: AdmissionBounds) {
  const inside = new Set<{ person: string; network: string | null }>();
  return {
    /** @param network null if networks can't be told apart */
    admit(person: string, network: string | null): Admitted {
      const others = [...inside];
      if (others.some((other) => other.person === person)) return { ok: false, why: "own" };
      const beside = others.filter((other) => network !== null && other.network === network);
      if (others.length >= most || beside.length >= ofNetwork) return { ok: false, why: "full" };
      const admitted = { person, network };
      inside.add(admitted);
      return { ok: true, done: () => void inside.delete(admitted) };
    },
  };
}
