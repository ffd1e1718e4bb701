import { givesUseBack } from "#domain/offers.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import { refundOnCancel, refundPercent } from "#domain/policy.ts";
import { splitRefund } from "#domain/refunds.ts";
import { givesSessionBack } from "#domain/visit-session.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import type { Handle } from "#server/database/handle.ts";
import { readSessionOutcome, type UsedSession } from "#server/usecases/gifts/session-outcome.ts";
import type { PaidVisit, VisitSource } from "#server/usecases/visits/paid-visit.ts";

export interface ComesBack {
  /** What each source gets back. */
  parts: { source: VisitSource; cents: number }[];
  /** Whether a code that took something off may be used again. */
  givesUse: boolean;
  /** The session that goes back into its package; null where none does. */
  session: UsedSession | null;
  /** What becomes of the session that paid, and what it is worth; null where none paid. */
  sessionOutcome: { outcome: SessionOutcome; cents: number } | null;
}

/** What a visit that is cancelled at an instant gives back: told before, and promised when it is cancelled. */
export async function readComesBack(
  db: Handle,
  { visit, sources, session }: PaidVisit,
  { by, at }: { by: WantedBy; at: number },
): Promise<ComesBack> {
  const givesUse = givesUseBack(by, refundPercent(visit, at));
  const isInTime = session !== null && givesSessionBack(session, { by, isInTime: givesUse });
  return {
    parts: splitRefund(sources, refundOnCancel(visit, by, at)),
    givesUse,
    session: isInTime ? session : null,
    sessionOutcome: await readSessionOutcome(db, session, { isInTime, at }),
  };
}
