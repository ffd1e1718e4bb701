import type { Transaction } from "kysely";
import { whyNotUse } from "#domain/offers.ts";
import { countVisitsOfUser } from "#server/database/bookings-search.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { countOfferUses, findOfferLimits, offerUseInsert } from "#server/database/offers.ts";
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
  const { discount } = purchase.quote;
  if (discount?.kind !== "code") return null;
  const { offerId } = discount;
  await app.engine.lock(tx, "offers", offerId);
  const { firstVisitOnly, ...limits } = await findOfferLimits(tx, offerId);
  // The order may have replaced one that turned out to be paid, and is the first visit.
  if (firstVisitOnly && (await countVisitsOfUser(tx, purchase.user_id)) > 0)
    throw new Refused(refuse("code_refused", whyNotSentences.not_first_visit));
  const uses = await countOfferUses(tx, offerId, purchase.user_id, { isAsking: false });
  const why = whyNotUse(limits, uses);
  if (why) throw new Refused(refuse("code_refused", whyNotSentences[why]));
  return offerUseInsert(tx, purchase);
}
