/** While this server does not hear of others' changes, nobody is shown what is older. */
export const unheardMs = 1_000;

/** For how long what is kept may be shown at this moment. @param hears whether other servers' changes are heard of */
export function howLongKept(hears: boolean, usualMs: number): number {
  return hears ? usualMs : Math.min(usualMs, unheardMs);
}
