import type { Exception } from "#contract/exceptions.ts";
import { disputeStates } from "#domain/dispute-states.ts";
import { isOnlySeen, rightAction } from "#domain/exceptions.ts";
import { toDollars } from "#domain/money.ts";
import type { ExceptionRow } from "#server/database/exceptions.ts";
import type { ExceptionSubject } from "#server/usecases/books/describe-exceptions.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** @param salon.zone the visit's time carries its offset */
export function toException(
  row: ExceptionRow,
  about: ExceptionSubject,
  { zone, takesCards }: { zone: string; takesCards: boolean },
): Exception {
  const { state, work } = row.detail;
  const named = typeof work === "string" ? work : null;
  return {
    _id: row.id,
    kind: row.kind,
    at: new Date(row.created_at).toISOString(),
    resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at).toISOString(),
    action: about.isOver ? "note" : rightAction(row.kind, { work: named ?? undefined, takesCards }),
    outcome: disputeStates.find((known) => known === state) ?? null,
    work: named,
    ...(about.handBackCents !== null && { handBack: toDollars(about.handBackCents) }),
    ...(about.handedBackCents !== null && { handedBack: toDollars(about.handedBackCents) }),
    ...(isOnlySeen(row) && { seen: true }),
    about: {
      bookingId: about.bookingId,
      name: about.name,
      service_name: about.serviceName,
      startsAt: zonedInstant(about.startsAt, zone),
      transactionId: about.intentId,
      amount: about.amountCents === null ? null : toDollars(about.amountCents),
    },
  };
}
