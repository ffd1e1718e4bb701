import type { Transaction } from "kysely";
import { whyNotUse } from "#domain/offers.ts";
import type { CodeDiscount, Discount } from "#domain/pricing.ts";
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
import { countVisitsOf } from "#server/database/visits-of-guest.ts";
import { whyNotSentences } from "#server/usecases/checkout/read-codes.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { Refused, refuse } from "#server/usecases/result.ts";

/**
 * Reserves a use of the code in a purchase's price, under the lock of its offer.
 * @returns what to write with the purchase; null without a code
 * @throws Refused when the last use is gone, or the code is for a first visit and there is one
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
 * Counts a use of the code in the price of a visit booked at the desk, in the same way.
 * @returns what to write after the visit; null without a code
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

/** Checks that somebody can use a code once more. The offer stays locked, so that nobody else takes this use. */
async function lockUse(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { offerId }: CodeDiscount,
  by: CodeUser,
): Promise<void> {
  await app.engine.lock(tx, "offers", offerId);
  const { firstVisitOnly, ...limits } = await findOfferLimits(tx, offerId);
  const ids = await listIdsOf(tx, by);
  // The order may have replaced a purchase that turned out to be paid and is now the first visit.
  if (firstVisitOnly && (await countVisitsOf(tx, ids)) > 0)
    throw new Refused(refuse("code_refused", whyNotSentences.not_first_visit));
  const why = whyNotUse(limits, await countOfferUses(tx, offerId, ids));
  if (why) throw new Refused(refuse("code_refused", whyNotSentences[why]));
}
