import { membershipName } from "#domain/membership.ts";
import { toCents } from "#domain/money.ts";
import { quote } from "#domain/pricing.ts";
import { findOpenPurchase, type PurchaseRow } from "#server/database/purchases.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { stopPayments } from "#server/usecases/checkout/close-purchase.ts";
import type { PurchaseDraft } from "#server/usecases/checkout/draft-purchase.ts";
import { type PreparedPurchase, withIntent } from "#server/usecases/checkout/prepare-purchase.ts";
import { type Buyer, writePurchase } from "#server/usecases/checkout/write-purchase.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { type Result, refusable, refuse } from "#server/usecases/result.ts";

const mostTries = 3;

/**
 * Prepares the payment of a year of membership. Asking again answers the same purchase and intent, unless the owner
 * has changed the price meanwhile.
 * @param price dollars that the browser showed; compared, never charged
 * @throws ProviderUnavailable when the card provider can't be asked
 */
export async function prepareMembership(
  app: UseCases,
  buyer: Buyer,
  price: number,
): Promise<Result<PreparedPurchase>> {
  const salon = await readSalon(app.engine.read);
  const { membership_cents: cents } = salon;
  if (cents === null) return refuse("service_unavailable", "The salon sells no membership at the moment.");
  if (toCents(price) !== cents) {
    return refuse(
      "price_mismatch",
      `A year costs $${cents / 100} now. Reload the page to see today's price.`,
    );
  }
  for (let tries = 1; ; tries++) {
    const open = await findOpenPurchase(app.engine.read, buyer.userId, "membership");
    const prepared = await refusable(() => prepareInPlaceOf(app, salon, buyer, cents, open));
    if (prepared.ok || tries === mostTries) return prepared;
    // The conflict may be the customer's own purchase from another tab: then this one shares it.
    const openNow = await findOpenPurchase(app.engine.read, buyer.userId, "membership");
    if (openNow?.id === open?.id) return prepared;
  }
}

async function prepareInPlaceOf(
  app: UseCases,
  salon: SalonRow,
  buyer: Buyer,
  cents: number,
  open: PurchaseRow | undefined,
): Promise<Result<PreparedPurchase>> {
  if (open?.total_cents === cents) return await withIntent(app, open, null);
  if (open && (await stopPayments(app, open)) === "processing") {
    return refuse(
      "payment_in_progress",
      "Your bank is still deciding about a payment. Wait a moment, then try again.",
    );
  }
  const purchase = await writePurchase(app, salon, buyer, draftOf(cents), open?.id ?? null);
  return await withIntent(app, purchase, null);
}

function draftOf(priceCents: number): PurchaseDraft {
  return {
    kind: "membership",
    quote: quote([{ id: "membership", name: membershipName, priceCents }]),
    items: [],
    startsAt: null,
    claims: [],
    priceOnly: false,
  };
}
