/** The maximum age of what is shown while this server gets no news of other servers' changes. */
export const unheardMs = 1_000;

/** How long something kept may be shown now. @param hears whether other servers' changes arrive */
export function howLongKept(hears: boolean, usualMs: number): number {
  return hears ? usualMs : Math.min(usualMs, unheardMs);
}
