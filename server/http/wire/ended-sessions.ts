import type { CancellationPreview } from "#contract/visits.ts";
import { toDollars } from "#domain/money.ts";
import type { SessionOutcome } from "#domain/packages.ts";

/** What happens to the session of a package, and its worth if that is refunded in money; nothing without a session. */
export function toEndedSession(
  session: { outcome: SessionOutcome; cents: number } | null,
): Pick<CancellationPreview, "session" | "sessionRefund"> {
  if (session === null) return {};
  const { outcome, cents } = session;
  const isPaidBack = outcome === "to_card" || outcome === "at_salon";
  return { session: outcome, ...(isPaidBack && { sessionRefund: toDollars(cents) }) };
}
