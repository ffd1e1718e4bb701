/** The time that a server goes by. Of several servers on one database all go by the database's. */
export interface DatabaseClock {
  /** Milliseconds since the epoch, whole. */
  now(): number;
  /** How far this machine's clock is ahead of the database's; below 0: behind. 0 where they can't be told apart. */
  readonly machineAheadMs: number;
}

/** What the way to the database and back may hide, at the least. */
const noticedMs = 250;
/** An answer that took longer says too little. */
const slowestMs = 4_000;

/** The clock of a machine that is its own database. */
export const ownClock: DatabaseClock = { now: () => Date.now(), machineAheadMs: 0 };

/** Asks the database for its time, in milliseconds. */
export const askForTime = "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms";

/**
 * Follows the database's clock from this machine's, as the database last told it.
 * @param machine milliseconds since the epoch, as this machine has them
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
      // Only half of the way is unknown.
      const unknown = Math.max((after - before) / 2, noticedMs);
      if (unknown > slowestMs) return;
      const measured = Math.round((before + after) / 2 - theirs);
      ahead = Math.abs(measured) <= unknown ? 0 : measured;
    },
  };
}
