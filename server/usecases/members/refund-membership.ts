import { endsAsShown } from "#domain/membership.ts";
import { audit } from "#server/database/audit-log.ts";
import { endMembership, findLastYear } from "#server/database/memberships.ts";
import { enqueue } from "#server/database/outbox.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { refundWhole } from "#server/usecases/refunds/request-refund.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Ends the last year of a membership at once and refunds its price to the card. An earlier year continues. Booked
 * visits keep their price.
 * @param shownUntil when the membership ends as shown to the owner; absent: not compared
 * @returns the cents that were promised back
 */
export async function refundMembership(
  app: DatabaseAndClock,
  actorId: string,
  userId: string,
  shownUntil?: number,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "users", userId);
    const now = app.now();
    const last = await findLastYear(tx, userId, now);
    if (!last) return refuse("not_found", "This person has no membership.");
    if (shownUntil !== undefined && !endsAsShown(last.ends_at, shownUntil)) return changedMeanwhile;
    const payment = await findPaymentByIntent(tx, last.transaction_id);
    if (!payment) throw new Error("A membership has no payment.");
    await endMembership(tx, last.id, now);
    const promised = await refundWhole(app, tx, payment, "membership_ended");
    await audit(tx, { actorId, action: "refund_membership", subjectId: userId }, now);
    const payload = { membershipId: last.id };
    const cause = `member_refunded:${last.id}`;
    await enqueue(tx, { kind: "mail_membership_refunded", payload, cause }, now);
    return ok(promised);
  });
}

const changedMeanwhile = refuse(
  "wrong_state",
  "This membership has changed meanwhile. Look until when it runs before you end a year of it.",
);
