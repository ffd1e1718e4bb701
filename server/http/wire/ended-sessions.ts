import type { CancellationPreview } from "#contract/visits.ts";
import { toDollars } from "#domain/money.ts";
import type { SessionOutcome } from "#domain/packages.ts";

/** What becomes of the session of a package, and what it is worth where that goes back in money; nothing where there is none. */
export function toEndedSession(
  session: { outcome: SessionOutcome; cents: number } | null,
): Pick<CancellationPreview, "session" | "sessionRefund"> {
  if (session === null) return {};
  const { outcome, cents } = session;
  const isPaidBack = outcome === "to_card" || outcome === "at_salon";
  return { session: outcome, ...(isPaidBack && { sessionRefund: toDollars(cents) }) };
}
