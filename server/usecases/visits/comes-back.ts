import { givesUseBack } from "#domain/offers.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import { refundOnCancel, refundPercent } from "#domain/policy.ts";
import { splitRefund } from "#domain/refunds.ts";
import { givesSessionBack } from "#domain/visit-session.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import type { Handle } from "#server/database/handle.ts";
import { readSessionOutcome, type UsedSession } from "#server/usecases/gifts/session-outcome.ts";
import { refuse } from "#server/usecases/result.ts";
import type { PaidVisit, VisitSource } from "#server/usecases/visits/paid-visit.ts";

export interface ComesBack {
  /** What each source gets back. What is left of a card's payment is told with what a bank holds. */
  parts: { source: VisitSource; cents: number }[];
  /** Whether the use of a discount code is returned. */
  givesUse: boolean;
  /** The session that returns to its package; null if none does. */
  session: UsedSession | null;
  /** What happens to the session that paid, and its worth; null if none paid. */
  sessionOutcome: { outcome: SessionOutcome; cents: number } | null;
}

/** What cancelling a visit at a given time gives back. Used both to show it and to promise it. */
export async function readComesBack(
  db: Handle,
  { visit, sources, session }: PaidVisit,
  { by, at }: { by: WantedBy; at: number },
): Promise<ComesBack> {
  const givesUse = givesUseBack(by, refundPercent(visit, at));
  const isInTime = session !== null && givesSessionBack(session, { by, isInTime: givesUse });
  return {
    parts: splitRefund(sources.map(withHeld), refundOnCancel(visit, by, at)),
    givesUse,
    session: isInTime ? session : null,
    sessionOutcome: await readSessionOutcome(db, session, { isInTime, at }),
  };
}

/** A bank that decides for the salon returns what it holds, which is then not the salon's to keep. */
function withHeld(source: VisitSource): VisitSource {
  return source.kind === "card" ? { ...source, leftCents: source.leftCents + source.heldCents } : source;
}

/** Something else comes back than the page showed. */
export const refundChanged = refuse(
  "refund_changed",
  "What goes back has changed meanwhile. Look at it again.",
);
