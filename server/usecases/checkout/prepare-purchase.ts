import { servicesWith } from "#domain/availability/services-with.ts";
import type { Visit } from "#domain/availability/types.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { type KeptPrice, keepsCode, keptPrice } from "#domain/kept-price.ts";
import type { CodeDiscount, Discount, Session } from "#domain/pricing.ts";
import { type BookingRow, listBookingsOfUser } from "#server/database/bookings.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { findHoldOfPurchase, type HoldRow } from "#server/database/holds.ts";
import { listHeldOffers } from "#server/database/offered-hours.ts";
import { type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { askedOf, paysAsBefore } from "#server/usecases/checkout/ask-deposit.ts";
import type { PurchaseDraft } from "#server/usecases/checkout/draft.ts";
import {
  draftAtOnce,
  draftPurchase,
  type PurchaseRequest,
} from "#server/usecases/checkout/draft-purchase.ts";
import { heldHour, isStillGood, wantedHour } from "#server/usecases/checkout/open-purchase.ts";
import { bookedAlready } from "#server/usecases/checkout/paid-already.ts";
import {
  type PreparedPurchase,
  sharingOpen,
  withIntent,
  writeWithIntent,
} from "#server/usecases/checkout/prepared-purchase.ts";
import { findDiscounts } from "#server/usecases/checkout/price-services.ts";
import { readCodes } from "#server/usecases/checkout/read-codes.ts";
import { refuseUnopened } from "#server/usecases/checkout/refuse-unopened.ts";
import { findBegun, withOffers } from "#server/usecases/checkout/take-offered.ts";
import type { Buyer } from "#server/usecases/checkout/write-purchase.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { findGiftCardByCode } from "#server/usecases/gifts/find-gift-card.ts";
import { findSession } from "#server/usecases/gifts/use-package.ts";
import { refuseTaken } from "#server/usecases/hours/other-hours.ts";
import { ok, type Refusal, type Result } from "#server/usecases/result.ts";

/**
 * Prices an order, holds its hour and prepares its payment. Asking for the same again returns the same purchase and
 * intent. Asking for something else replaces the buyer's open purchase, after cancelling its intent.
 * @throws ProviderUnavailable when the card provider can't be asked; asking again continues where it stopped
 */
export async function preparePurchase(
  app: UseCases,
  buyer: Buyer,
  order: PurchaseRequest,
): Promise<Result<PreparedPurchase>> {
  const { codes = [], serviceIds = [] } = order;
  const { userId, network = null } = buyer;
  const coded = await readCodes(app, { userId, network, codes, serviceIds });
  const session = await findSession(app, { userId, packageId: order.packageId, serviceIds });
  if (!session.ok) return session;
  const prepared = await sharingOpen(app, buyer, "visit", (open) =>
    prepareInPlaceOf(app, { buyer, order, open, coded, session: session.value }),
  );
  if (prepared.ok || prepared.code !== "slot_taken") return prepared;
  return await explainTaken(app, buyer, order, prepared);
}

/** Explains a taken hour: the buyer may have booked it in another tab. Otherwise offers other hours. */
async function explainTaken(
  app: DatabaseAndClock,
  { userId }: Buyer,
  { serviceIds = [], masters, startsAt }: PurchaseRequest,
  refusal: Refusal,
): Promise<Refusal> {
  if (startsAt === undefined) return refusal;
  if (await findSameVisit(app.engine.read, userId, { serviceIds, startsAt })) return bookedAlready;
  if (refusal.alternatives) return refusal;
  const visit: Visit = { services: servicesWith(serviceIds, masters), by: "customer" };
  return await app.engine.snapshot(async (db) => {
    const { zone } = await readSalon(db);
    return await refuseTaken(db, { visit, startsAt, zone, order: { now: app.now() } });
  });
}

/** What a buyer asks for, and what it would take the place of. */
interface Wanted {
  buyer: Buyer;
  order: PurchaseRequest;
  open: PurchaseRow | undefined;
  coded: Result<CodeDiscount[]>;
  session: Session | null;
}

async function prepareInPlaceOf(app: UseCases, wanted: Wanted): Promise<Result<PreparedPurchase>> {
  const { buyer, order, open, coded, session } = wanted;
  const { salon, hold, kept, drafted } = await draftFor(app, wanted);
  const closed = refuseUnopened(salon, buyer);
  if (closed) return closed;
  // A held hour keeps its discount, even if the code is no longer valid for anybody else.
  if (!coded.ok && !keepsCode(kept)) return coded;
  if (!drafted.ok) return drafted;
  const { quote, asks = [] } = drafted.value;
  const asked = await askedOf(app.engine.read, salon, buyer.userId, {
    pay: order.pay,
    visit: { totalCents: quote.totalCents, asks },
    now: app.now(),
  });
  const gift = order.giftCard === undefined ? null : await findGiftCardByCode(app, order.giftCard, buyer);
  if (gift?.ok === false) return gift;
  const giftCardId = gift?.value.card.id ?? session?.packageId ?? null;
  if (
    open &&
    isStillGood(open, hold, drafted.value, app.now()) &&
    open.gift_card_id === giftCardId &&
    paysAsBefore(open, order.pay, asked)
  ) {
    await updatePurchase(app.engine.write, open.id, {
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone,
    });
    return await withIntent(app, open, hold?.ends_at ?? null);
  }
  const draft = { ...drafted.value, ...asked, giftCardId };
  return await writeWithIntent(app, { salon, buyer, draft, open });
}

async function draftFor(app: DatabaseAndClock, wanted: Wanted): ReturnType<typeof draftInPlaceOf> {
  const now = app.now();
  const { order, open, session } = wanted;
  if (!open) {
    const discounts = await discountsFor(app.engine.read, now, wanted);
    const known = await draftAtOnce(app.engine.read, order, { now, discounts, session });
    if (known) return { salon: known.salon, hold: undefined, kept: null, drafted: ok(known.draft) };
  }
  return await app.engine.snapshot((db) => draftInPlaceOf(db, now, wanted));
}

/** What a membership and valid codes take off. */
async function discountsFor(db: Handle, now: number, { buyer, coded }: Wanted): Promise<Discount[]> {
  return [...(await findDiscounts(db, buyer.userId, now)), ...(coded.ok ? coded.value : [])];
}

async function draftInPlaceOf(
  db: Snapshot,
  now: number,
  wanted: Wanted,
): Promise<{
  salon: SalonRow;
  hold: HoldRow | undefined;
  kept: KeptPrice | null;
  drafted: Result<PurchaseDraft>;
}> {
  const { buyer, order, open, session } = wanted;
  const salon = await readSalon(db);
  const hold = open && (await findHoldOfPurchase(db, open.id));
  const kept = keptPrice(heldHour(open, hold), wantedHour(order), now);
  const offers = await listHeldOffers(db, buyer.userId);
  const at = {
    now,
    discounts: await discountsFor(db, now, wanted),
    session,
    kept,
    exceptHoldIds: [...(hold ? [hold.id] : []), ...offers.map(({ holdId }) => holdId)],
  };
  const held = open && kept ? open.items : await findBegun(db, offers, wantedHour(order), now);
  const again = held && (await draftPurchase(db, salon, order, { ...at, held }));
  const drafted = again?.ok ? again : await draftPurchase(db, salon, order, at);
  return { salon, hold, kept, drafted: withOffers(drafted, offers) };
}

/** The customer's own booking of the same slot, made in another tab. */
async function findSameVisit(
  db: Handle,
  userId: string,
  { serviceIds, startsAt }: { serviceIds: readonly string[]; startsAt: number },
): Promise<BookingRow | undefined> {
  const wanted = serviceIds.join();
  return (await listBookingsOfUser(db, userId)).find(
    ({ starts_at, state, items }) =>
      starts_at === startsAt &&
      occupiesCells(state) &&
      items.map((item) => item.service_id).join() === wanted,
  );
}
