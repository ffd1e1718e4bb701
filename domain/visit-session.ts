import type { WantedBy } from "#domain/wanted-by.ts";

/** What of a visit's price a session of a package pays before a change and after it, in cents: all of one service, or nothing. */
export interface SessionPart {
  before: number;
  after: number;
}

/** What a change is about, without what the session pays: that comes back whole or not at all, by a rule of its own. */
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
 * Whether a visit that is cancelled gives its session back. One is used up when its service was taken out too late, and only
 * the salon's cancelling gives it back.
 */
export function givesSessionBack(
  session: { isUsedUp: boolean },
  { by, isInTime }: { by: WantedBy; isInTime: boolean },
): boolean {
  return by === "salon" || (isInTime && !session.isUsedUp);
}
