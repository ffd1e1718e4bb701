/** Beyond this difference, somebody should correct a machine's clock. */
export const worryingMs = 2_000;

/**
 * How far a machine's clock is from the database's, in words. Null if it does not matter.
 * @param aheadMs below 0: it is behind
 */
export function sayClockAway(aheadMs: number): string | null {
  if (Math.abs(aheadMs) <= worryingMs) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `This machine's clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the database's.`;
}
