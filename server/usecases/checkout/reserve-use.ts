import type { Transaction } from "kysely";
import { whyNotUse } from "#domain/offers.ts";
import type { CodeDiscount, Discount } from "#domain/pricing.ts";
import { countVisitsOf } from "#server/database/bookings-search.ts";
import type { Write } from "#server/database/engines/engine.ts";
import {
  type CodeUser,
  countOfferUses,
  deskOfferUseInsert,
  listIdsOf,
  offerUseInsert,
} from "#server/database/offer-uses.ts";
import { findOfferLimits } from "#server/database/offers.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { whyNotSentences } from "#server/usecases/checkout/read-codes.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { Refused, refuse } from "#server/usecases/result.ts";

/**
 * Reserves a use of the code that a purchase's price owes something to, under the lock of its offer.
 * @returns what is to be written with the purchase; null where no code counts
 * @throws Refused where the last use went meanwhile, or the first visit was booked
 */
export async function reserveUse(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
): Promise<Write | null> {
  const { quote, user_id: userId } = purchase;
  if (quote.discount?.kind !== "code") return null;
  await lockUse(app, tx, quote.discount, { userId, guestId: userId });
  return offerUseInsert(tx, purchase);
}

/**
 * Counts a use of the code that a visit of the desk owes its price to, in the same way.
 * @returns what is to be written after the visit; null where no code counts
 */
export async function reserveUseAtDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  visit: { id: string; user_id: string | null; guest_id: string },
  discount: Discount | null,
): Promise<Write | null> {
  if (discount?.kind !== "code") return null;
  await lockUse(app, tx, discount, { userId: visit.user_id, guestId: visit.guest_id });
  return deskOfferUseInsert(tx, visit.id, discount);
}

/** Looks whether somebody can use a code once more. The offer stays locked, so that nobody else takes this use. */
async function lockUse(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { offerId }: CodeDiscount,
  by: CodeUser,
): Promise<void> {
  await app.engine.lock(tx, "offers", offerId);
  const { firstVisitOnly, ...limits } = await findOfferLimits(tx, offerId);
  const ids = await listIdsOf(tx, by);
  // The order may have replaced one that turned out to be paid, and is the first visit.
  if (firstVisitOnly && (await countVisitsOf(tx, ids)) > 0)
    throw new Refused(refuse("code_refused", whyNotSentences.not_first_visit));
  const why = whyNotUse(limits, await countOfferUses(tx, offerId, ids));
  if (why) throw new Refused(refuse("code_refused", whyNotSentences[why]));
}
