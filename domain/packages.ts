import { localDate } from "#domain/time/dates.ts";

/** How many sessions a package may have. */
export const packageSessions = { least: 2, most: 20 } as const;

/** How many months a package with an end may last. */
export const packageMonths = { least: 1, most: 36 } as const;

/** Several sessions of one service that are paid together. */
export interface Package {
  sessions: number;
  priceCents: number;
}

/** What the cheapest of the sessions is worth; the price is shared in whole cents, so that others are worth one cent more. */
function leastWorth({ sessions, priceCents }: Package): number {
  return Math.floor(priceCents / sessions);
}

/** How many sessions so much of the price is. A session is worth more cents than there are sessions, so that none is unclear. */
export function sessionsIn(cents: number, sold: Package): number {
  return Math.max(0, Math.floor(cents / leastWorth(sold)));
}

/** What the next session is worth, of so much of the price; null where none is left. The dearer ones are used first. */
export function nextWorth(leftCents: number, sold: Package): number | null {
  const sessions = sessionsIn(leftCents, sold);
  return sessions === 0 ? null : Math.ceil(leftCents / sessions);
}

/** Whether a session of just this worth is among those that are left, so that what stays is whole sessions again. */
export function hasSession(leftCents: number, worthCents: number, sold: Package): boolean {
  const sessions = sessionsIn(leftCents, sold);
  const dearer = leftCents - sessions * leastWorth(sold);
  const isDearer = worthCents > leastWorth(sold);
  return isDearer ? dearer > 0 : sessions > dearer;
}

/** Whether so much of the price is whole sessions: none is left in part. */
export function isWholeSessions(cents: number, sold: Package): boolean {
  const sessions = sessionsIn(cents, sold);
  const dearer = cents - sessions * leastWorth(sold);
  const dearerInAll = sold.priceCents % sold.sessions;
  const gone = sold.sessions - sessions;
  return dearer >= dearerInAll - gone && dearer <= Math.min(sessions, dearerInAll);
}

/** The last day on which sessions of a package can be booked; null where it has no end. */
export function lastDayOf(soldAt: number, months: number | null, zone: string): string | null {
  if (months === null) return null;
  return Temporal.PlainDate.from(localDate(soldAt, zone)).add({ months }).toString();
}

/**
 * What becomes of a session when its visit is cancelled: it is `back` in its package, or back in one that is `over`, its worth goes
 * `to_card` or is for the guest `at_salon`, after the rest of the package, or it is `lost`.
 */
export const sessionOutcomes = ["back", "over", "to_card", "at_salon", "lost"] as const;
export type SessionOutcome = (typeof sessionOutcomes)[number];

/** @param isInTime whether the session comes back at all */
export function sessionOutcome(
  isInTime: boolean,
  bought: { lastDay: string | null; isRefunded: boolean; isPaidByCard: boolean },
  today: string,
): SessionOutcome {
  if (!isInTime) return "lost";
  if (bought.isRefunded) return bought.isPaidByCard ? "to_card" : "at_salon";
  return isOver(bought, today) ? "over" : "back";
}

function isOver({ lastDay }: { lastDay: string | null }, today: string): boolean {
  return lastDay !== null && lastDay < today;
}

/** A package that somebody bought is `good` until its sessions are `used` or its last day is `over`, or it was `refunded`. */
export type BoughtPackageState = "good" | "used" | "over" | "refunded";

/** @param bought.left sessions that can be used */
export function boughtPackageState(
  bought: { left: number; lastDay: string | null; isRefunded: boolean },
  today: string,
): BoughtPackageState {
  if (bought.isRefunded) return "refunded";
  if (bought.left <= 0) return "used";
  return isOver(bought, today) ? "over" : "good";
}
