import type { Transaction } from "kysely";
import { nextTerm, reminderDays, remindsAt } from "#domain/membership.ts";
import { findLastYear, insertMembership } from "#server/database/memberships.ts";
import { newId } from "#server/database/new-id.ts";
import { enqueue } from "#server/database/outbox.ts";
import { type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Starts the year that a purchase bought, after the last one that is paid. Queues its mails: the receipt now, and a
 * reminder before it ends.
 * @returns the membership's id
 */
export async function startMembership(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
  transactionId: string,
): Promise<string> {
  const { user_id: userId } = purchase;
  await app.engine.lock(tx, "users", userId);
  const now = app.now();
  const { zone } = await readSalon(tx);
  const last = await findLastYear(tx, userId, now);
  const term = nextTerm(now, last?.ends_at ?? null, zone);
  const membershipId = newId();
  await insertMembership(tx, {
    id: membershipId,
    user_id: userId,
    purchase_id: purchase.id,
    transaction_id: transactionId,
    price_cents: purchase.total_cents,
    starts_at: term.startsAt,
    ends_at: term.endsAt,
    refunded_at: null,
    created_at: now,
  });
  if (!(await updatePurchase(tx, purchase.id, { state: "booked" }))) {
    throw new Error("A purchase that is over can't become a membership.");
  }
  await enqueue(
    tx,
    { kind: "mail_membership_started", payload: { membershipId }, cause: `member:${membershipId}` },
    now,
  );
  for (const days of reminderDays) {
    const payload = { membershipId, days: `${days}` } as const;
    const cause = `member_reminder:${membershipId}:${days}`;
    const runAt = remindsAt(term.endsAt, days);
    await enqueue(tx, { kind: "mail_membership_reminder", payload, cause, runAt }, now);
  }
  return membershipId;
}
