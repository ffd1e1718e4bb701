import { localDate } from "#domain/time/dates.ts";

/** How many sessions a package may have. */
export const packageSessions = { least: 2, most: 20 } as const;

/** How many months an expiring package may last. */
export const packageMonths = { least: 1, most: 36 } as const;

/** Several sessions of one service, paid together. */
export interface Package {
  sessions: number;
  priceCents: number;
}

/** The worth of the cheapest session. The price is split into whole cents, so some sessions are worth one cent more. */
function leastWorth({ sessions, priceCents }: Package): number {
  return Math.floor(priceCents / sessions);
}

/**
 * How many sessions an amount of the price represents. A session is worth more cents than there are sessions, so the
 * answer is unique.
 */
export function sessionsIn(cents: number, sold: Package): number {
  return Math.max(0, Math.floor(cents / leastWorth(sold)));
}

/** The worth of the next session, given the amount left. Null if none is left. The dearer sessions are used first. */
export function nextWorth(leftCents: number, sold: Package): number | null {
  const sessions = sessionsIn(leftCents, sold);
  return sessions === 0 ? null : Math.ceil(leftCents / sessions);
}

/** Whether a session of exactly this worth is among those left, so that what remains is again whole sessions. */
export function hasSession(leftCents: number, worthCents: number, sold: Package): boolean {
  const sessions = sessionsIn(leftCents, sold);
  const dearer = leftCents - sessions * leastWorth(sold);
  const isDearer = worthCents > leastWorth(sold);
  return isDearer ? dearer > 0 : sessions > dearer;
}

/** Whether an amount of the price is whole sessions, with none left in part. */
export function isWholeSessions(cents: number, sold: Package): boolean {
  const sessions = sessionsIn(cents, sold);
  const dearer = cents - sessions * leastWorth(sold);
  const dearerInAll = sold.priceCents % sold.sessions;
  const gone = sold.sessions - sessions;
  return dearer >= dearerInAll - gone && dearer <= Math.min(sessions, dearerInAll);
}

/** The last day on which sessions of a package can be booked. Null if it does not expire. */
export function lastDayOf(soldAt: number, months: number | null, zone: string): string | null {
  if (months === null) return null;
  return Temporal.PlainDate.from(localDate(soldAt, zone)).add({ months }).toString();
}

/**
 * What becomes of a session when its visit is cancelled: it goes `back` to its package, or back to one that is `over`
 * by then, or its worth goes `to_card` or is for the guest `at_salon`, as the rest of the package did, or it is `lost`.
 */
export const sessionOutcomes = ["back", "over", "to_card", "at_salon", "lost"] as const;
export type SessionOutcome = (typeof sessionOutcomes)[number];

/** @param isInTime whether the session is returned at all */
export function sessionOutcome(
  isInTime: boolean,
  bought: { lastDay: string | null; isRefunded: boolean; isPaidByCard: boolean },
  today: string,
): SessionOutcome {
  if (!isInTime) return "lost";
  if (bought.isRefunded) return bought.isPaidByCard ? "to_card" : "at_salon";
  return isOver(bought, today) ? "over" : "back";
}

/** How an outcome is told: the salon hands back what no card can be given. */
export function toldOutcome(outcome: SessionOutcome, takesCards: boolean): SessionOutcome {
  return outcome === "to_card" && !takesCards ? "at_salon" : outcome;
}

function isOver({ lastDay }: { lastDay: string | null }, today: string): boolean {
  return lastDay !== null && lastDay < today;
}

/** A bought package is `good` until its sessions are `used`, its last day is `over`, or it is `refunded`. */
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
