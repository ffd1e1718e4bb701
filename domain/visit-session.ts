import type { WantedBy } from "#domain/wanted-by.ts";

/**
 * What a package session pays of a visit's price before and after a change, in cents: all of one service, or nothing.
 */
export interface SessionPart {
  before: number;
  after: number;
}

/** A change's amounts without what the session pays: the session goes back whole or not at all, by its own rule. */
export function besideSession<Sums extends { wasCents: number; nowCents: number; creditCents: number }>(
  sums: Sums,
  { before, after }: SessionPart,
): Sums {
  return {
    ...sums,
    wasCents: sums.wasCents - before,
    nowCents: sums.nowCents - after,
    creditCents: sums.creditCents - before,
  };
}

/**
 * Whether a cancelled visit gives its session back. A session is used up when its service was removed too late. Then
 * only a cancellation by the salon gives it back.
 */
export function givesSessionBack(
  session: { isUsedUp: boolean },
  { by, isInTime }: { by: WantedBy; isInTime: boolean },
): boolean {
  return by === "salon" || (isInTime && !session.isUsedUp);
}
