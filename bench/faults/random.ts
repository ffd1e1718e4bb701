/** Random numbers that a seed repeats. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer, both bounds included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks one of several actions by weight. */
  choose<Item>(weighted: readonly (readonly [number, Item])[]): Item;
  /** Separate random numbers for one actor, so that the pace of one never changes what another does. */
  fork(actor: number): Random;
}

/** @param seed an integer */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const random: Random = {
    next,
    between,
    chance: (share) => next() < share,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    choose(weighted) {
      let left = next() * weighted.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of weighted) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new Error("There is nothing to choose from.");
    },
    fork: (actor) =>
      createRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(actor + 1, 0xc2b2ae35)),
  };
  return random;
}

/** Tommy Ettinger's mulberry32. Its 32 bits of state are enough for the decisions of a round. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
