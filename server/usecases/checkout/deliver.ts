import type { Transaction } from "kysely";
import { findBookingOfPurchase } from "#server/database/bookings.ts";
import { findMembershipOfPurchase } from "#server/database/memberships.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { startMembership } from "#server/usecases/members/start-membership.ts";
import { bookPurchase } from "#server/usecases/visits/book-purchase.ts";

/** What a purchase has become, and the intent that paid for it. */
export interface Delivered {
  id: string;
  transactionId: string;
}

/** The visit or the membership that a purchase has become; undefined while it has become none. */
export async function findDelivered(
  tx: Transaction<Schema>,
  { id, kind }: PurchaseRow,
): Promise<Delivered | undefined> {
  const found =
    kind === "membership" ? await findMembershipOfPurchase(tx, id) : await findBookingOfPurchase(tx, id);
  return found && { id: found.id, transactionId: found.transaction_id };
}

/** Whether it is known what a purchase buys: a price alone waits for its booking. */
export function isWhole({ kind, items }: PurchaseRow): boolean {
  return kind === "membership" || items.length > 0;
}

/**
 * Makes of a paid purchase what it buys.
 * @returns the visit's or the membership's id; null when there is nobody any more to have it
 * @throws a unique violation when the hour was lost
 */
export async function deliver(
  app: UseCases,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
  transactionId: string,
): Promise<string | null> {
  return purchase.kind === "membership"
    ? await startMembership(app, tx, purchase, transactionId)
    : await bookPurchase(app, tx, purchase, transactionId);
}
