import { type SessionOutcome, sessionOutcome } from "#domain/packages.ts";
import { localDate } from "#domain/time/dates.ts";
import type { Handle } from "#server/database/handle.ts";
import { fateOfSessions, findBoughtPackage } from "#server/database/packages.ts";
import { readSalon } from "#server/database/salon.ts";

/** The session of a package that pays for part of a visit. */
export interface UsedSession {
  packageId: string;
  cents: number;
  /** Whether its service was removed too late to return the session. */
  isUsedUp: boolean;
}

/**
 * What happens to a visit's session if the visit is cancelled at a given time, and its worth; null without a session.
 */
export async function readSessionOutcome(
  db: Handle,
  session: UsedSession | null,
  { isInTime, at }: { isInTime: boolean; at: number },
): Promise<{ outcome: SessionOutcome; cents: number } | null> {
  if (session === null) return null;
  const bought = await findBoughtPackage(db, session.packageId);
  if (!bought) throw new Error("A visit was paid with a package that is gone.");
  const { zone } = await readSalon(db);
  const outcome = sessionOutcome(isInTime, fateOfSessions(bought, at), localDate(at, zone));
  return { outcome, cents: session.cents };
}
