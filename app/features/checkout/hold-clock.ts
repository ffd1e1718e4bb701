const minute = 60_000;
const usualHold = 10 * minute;
/**
 * A slot that came free is held for half an hour for a guest from the waiting list; the clock may be some minutes
 * slow.
 */
const longestHold = 35 * minute;

/** How many seconds before the end the guest is warned that the slot will be freed. */
export const warningSeconds = 120;

/**
 * When the hold ends on this device's clock, in epoch milliseconds. With a clock that is plainly wrong, a hold would
 * seem over, or seem to last for hours. Such a device gets the usual ten minutes, and the server decides.
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
