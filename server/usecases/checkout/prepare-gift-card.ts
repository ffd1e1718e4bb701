import { giftCardName, giftWorth } from "#domain/gift-cards.ts";
import { toCents } from "#domain/money.ts";
import { dayMs, instantOf, localDate } from "#domain/time/dates.ts";
import { findGiftCardOfPurchase, type GiftWords } from "#server/database/gift-cards.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { offeredNoMore } from "#server/usecases/catalogue/refuse-together.ts";
import { otherPrice } from "#server/usecases/checkout/changed-meanwhile.ts";
import { draftOutsideDiary } from "#server/usecases/checkout/draft.ts";
import {
  type PreparedPurchase,
  sharingOpen,
  withIntent,
  writeWithIntent,
} from "#server/usecases/checkout/prepared-purchase.ts";
import { findServices } from "#server/usecases/checkout/price-services.ts";
import { refuseUnopened } from "#server/usecases/checkout/refuse-unopened.ts";
import type { Buyer } from "#server/usecases/checkout/write-purchase.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface GiftOrder extends Omit<GiftWords, "service_name" | "sends_at"> {
  /**
   * Dollars, as the browser showed them: compared with the price of `serviceId` if given, else the worth of the card.
   */
  price: number;
  serviceId?: string | undefined;
  /** YYYY-MM-DD of the salon; absent: sent at once. */
  sendOn?: string | undefined;
}

const latestMs = 366 * dayMs;

/**
 * Prepares the payment of a gift card. Asking again for the same card returns the same purchase and intent. Other words
 * or another sum replace the open purchase, so that a payment on its way buys what its buyer has seen.
 * @throws ProviderUnavailable when the card provider can't be asked
 */
export async function prepareGiftCard(
  app: UseCases,
  buyer: Buyer,
  order: GiftOrder,
): Promise<Result<PreparedPurchase>> {
  const salon = await readSalon(app.engine.read);
  const closed = refuseUnopened(salon, buyer);
  if (closed) return closed;
  const worth = await decideWorth(app, order);
  if (!worth.ok) return worth;
  const sendsAt = Math.max(
    app.now(),
    order.sendOn === undefined ? 0 : instantOf(order.sendOn, "09:00", salon.zone),
  );
  if (order.sendOn !== undefined && order.sendOn < localDate(app.now(), salon.zone))
    return refuseDay("That day is over. Choose a day to come for the gift card.");
  if (sendsAt > app.now() + latestMs) return refuseDay("A gift card is sent within a year.");
  const { cents, serviceName } = worth.value;
  const { price, serviceId, sendOn, ...words } = order;
  const gift = { ...words, sends_at: sendsAt, service_name: serviceName, worthCents: cents };
  return await sharingOpen(app, buyer, "gift_card", async (open) => {
    if (open && (await isFor(app, open, gift))) return await withIntent(app, open, null);
    const draft = { ...draftOutsideDiary("gift_card", giftCardName, cents), gift };
    return await writeWithIntent(app, { salon, buyer, draft, open });
  });
}

function refuseDay(why: string) {
  return refuse("invalid_input", why, { errors: [{ field: "sendOn", message: why }] });
}

/** The worth of the card: an amount within bounds, or the price of a service. */
export async function decideWorth(
  app: DatabaseAndClock,
  { price, serviceId }: Pick<GiftOrder, "price" | "serviceId">,
): Promise<Result<{ cents: number; serviceName: string | null }>> {
  const cents = toCents(price);
  if (serviceId === undefined) {
    const fits = cents >= giftWorth.least && cents <= giftWorth.most;
    return fits
      ? ok({ cents, serviceName: null })
      : refuse("invalid_input", "A gift card holds $10 to $300.");
  }
  const found = await findServices(app.engine.read, [serviceId]);
  if (!found.ok) return found;
  const [service] = found.value;
  if (!service || service.price_cents === 0) return offeredNoMore;
  if (service.price_cents !== cents) return otherPrice(service.price_cents);
  return ok({ cents, serviceName: service.name });
}

const giftWords = [
  "service_name",
  "picture",
  "from_name",
  "to_name",
  "to_email",
  "message",
  "language",
] as const satisfies (keyof GiftWords)[];

/** Whether an open purchase buys a card with these words. */
async function isFor(
  app: DatabaseAndClock,
  open: PurchaseRow,
  gift: GiftWords & { worthCents: number },
): Promise<boolean> {
  const card = await findGiftCardOfPurchase(app.engine.read, open.id);
  if (!card || open.total_cents !== gift.worthCents) return false;
  const isSaidSo = giftWords.every((word) => card[word] === gift[word]);
  // A sending time that has passed counts as now, so a card to be sent at once still matches.
  return isSaidSo && Math.max(card.sends_at ?? 0, app.now()) === gift.sends_at;
}
