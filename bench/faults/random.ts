/** Chance that a seed repeats. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of several things to do, by weight. */
  choose<Item>(weighted: readonly (readonly [number, Item])[]): Item;
  /** Chance of its own for one actor, so that the pace of one never changes what another does. */
  fork(actor: number): Random;
}

/** @param seed a whole number */
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

/** Tommy Ettinger's mulberry32: 32 bits of state are enough for what a round decides. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
