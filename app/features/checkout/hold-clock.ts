const minute = 60_000;
const usualHold = 10 * minute;
/** An hour that came free is held for half an hour for a guest who waited; a clock may be some minutes slow. */
const longestHold = 35 * minute;

/** Seconds before the end at which the guest is told that the hour is about to be freed. */
export const warningSeconds = 120;

/**
 * The hold's end on this device's clock, in epoch milliseconds. A device with a plainly wrong clock would show a
 * hold that has ended or lasts for hours; it gets the usual ten minutes, and the server stays the judge.
 */
export function holdEnd(holdEndsAt: string, now: number): number {
  const left = Date.parse(holdEndsAt) - now;
  return left > 0 && left <= longestHold ? now + left : now + usualHold;
}

/** Whole seconds until the end, never below zero. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** Seconds as minutes and seconds: '9:42'. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
