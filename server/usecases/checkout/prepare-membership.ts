import { endsAsShown, membershipName } from "#domain/membership.ts";
import { toCents, writtenDollars } from "#domain/money.ts";
import { findMemberUntil } from "#server/database/memberships.ts";
import { readSalon } from "#server/database/salon.ts";
import { draftOutsideDiary } from "#server/usecases/checkout/draft.ts";
import {
  type PreparedPurchase,
  sharingOpen,
  withIntent,
  writeWithIntent,
} from "#server/usecases/checkout/prepared-purchase.ts";
import { refuseUnopened } from "#server/usecases/checkout/refuse-unopened.ts";
import type { Buyer } from "#server/usecases/checkout/write-purchase.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { type Result, refuse } from "#server/usecases/result.ts";

/**
 * Prepares the payment of a year of membership. Asking again returns the same purchase and intent, unless the owner has
 * changed the price in the meantime.
 * @param shown.price dollars that the browser showed; compared, never charged
 * @param shown.until when the membership ends according to the browser, null if it showed none; absent: not compared
 * @throws ProviderUnavailable when the card provider can't be asked
 */
export async function prepareMembership(
  app: UseCases,
  buyer: Buyer,
  { price, until }: { price: number; until?: number | null | undefined },
): Promise<Result<PreparedPurchase>> {
  const salon = await readSalon(app.engine.read);
  const closed = refuseUnopened(salon, buyer);
  if (closed) return closed;
  const { membership_cents: cents } = salon;
  if (cents === null) return refuse("service_unavailable", "The salon sells no membership at the moment.");
  if (toCents(price) !== cents) {
    return refuse("price_mismatch", `A year costs $${writtenDollars(cents)} now. If you agree, pay again.`);
  }
  return await sharingOpen(app, buyer, "membership", async (open) => {
    // Read this after the open purchase, so that a year just paid for in another tab appears in one of the two.
    const runsUntil = await findMemberUntil(app.engine.read, buyer.userId, app.now());
    if (until !== undefined && !endsAsShown(runsUntil, until)) return changedElsewhere;
    if (open?.total_cents === cents) return await withIntent(app, open, null);
    const draft = draftOutsideDiary("membership", membershipName, cents);
    return await writeWithIntent(app, { salon, buyer, draft, open });
  });
}

const changedElsewhere = refuse(
  "purchase_closed",
  "Your membership has changed meanwhile, perhaps in another tab. Nothing was charged: look until when it runs.",
);
