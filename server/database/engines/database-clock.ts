/** The time that a server goes by. Servers that share a database all go by the database's clock. */
export interface DatabaseClock {
  /** Milliseconds since the epoch, whole. */
  now(): number;
  /** How far this machine's clock is ahead of the database's. Below 0: behind. 0 if the difference is not noticeable. */
  readonly machineAheadMs: number;
}

/** The least difference that is noticed, since the round trip to the database hides smaller ones. */
const noticedMs = 250;
/** A slower answer tells too little. */
const slowestMs = 4_000;

/** The clock of a machine that is its own database. */
export const ownClock: DatabaseClock = { now: () => Date.now(), machineAheadMs: 0 };

/** The query for the database's time, in milliseconds. */
export const askForTime = "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms";

/**
 * Derives the database's clock from this machine's and the last known difference.
 * @param machine this machine's time, in milliseconds since the epoch
 */
export function followClock(
  machine: () => number,
): DatabaseClock & { hold(ask: () => Promise<number>): Promise<void> } {
  let ahead = 0;
  return {
    now: () => machine() - ahead,
    get machineAheadMs() {
      return ahead;
    },
    async hold(ask) {
      const before = machine();
      const theirs = await ask();
      const after = machine();
      // Only half of the round trip is uncertain.
      const unknown = Math.max((after - before) / 2, noticedMs);
      if (unknown > slowestMs) return;
      const measured = Math.round((before + after) / 2 - theirs);
      ahead = Math.abs(measured) <= unknown ? 0 : measured;
    },
  };
}
