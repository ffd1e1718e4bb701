/** A clock that only moves when a test moves it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  advance(ms: number): void;
}

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

/** @param start an instant as ISO 8601 */
export function createClock(start: string): Clock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
