const minute = 60_000;
const usualHold = 10 * minute;
/**
 * A slot that came free is held for half an hour for a guest from the waiting list; the clock may be some minutes
 * slow.
 */
const longestHold = 35 * minute;

/** How many seconds before the end the guest is warned that the slot will be freed. */
export const warningSeconds = 120;

/** The clock of this device, and the salon's as far as it is known, in epoch milliseconds. */
export interface Clocks {
  now(): number;
  salonNow(): number;
}

/**
 * When the hold ends on this device's clock, in epoch milliseconds. The device's own clock may be minutes wrong, so the
 * salon's says how much time is left. If that is not known, a hold could seem over, or seem to last for hours. Such a
 * device gets the usual ten minutes, and the server decides.
 */
export function holdEnd(holdEndsAt: string, { now, salonNow }: Clocks): number {
  const left = Date.parse(holdEndsAt) - salonNow();
  return now() + (left > 0 && left <= longestHold ? left : usualHold);
}

/** Whole seconds until the end, never below zero. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** Seconds as minutes and seconds: '9:42'. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
