import { type PlannedItem, plan } from "#domain/availability/plan.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import { ANYONE, type Visit, type VisitService } from "#domain/availability/types.ts";
import type { KeptPrice } from "#domain/kept-price.ts";
import { toCents } from "#domain/money.ts";
import { type Discount, leastChargeCents, type Quote, type Session } from "#domain/pricing.ts";
import { isAddOn } from "#domain/service-choice.ts";
import { readKnownDiaryAt } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import type { PurchaseItemRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { listOffered, type ServiceRow } from "#server/database/services.ts";
import { asksOf } from "#server/usecases/checkout/ask-deposit.ts";
import { otherPrice } from "#server/usecases/checkout/changed-meanwhile.ts";
import type { PurchaseDraft } from "#server/usecases/checkout/draft.ts";
import { findServices, pickServices, priceServices } from "#server/usecases/checkout/price-services.ts";
import { visitOfItems } from "#server/usecases/hours/bought-visit.ts";
import { type Place, placeVisit, refuseUnableUnplaced } from "#server/usecases/hours/place-visit.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface PurchaseRequest {
  /** Dollars, as the browser showed them. */
  price: number;
  /** Absent: the order names only a price, and the booking names the service later. */
  serviceIds?: string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order; absent: anyone. */
  masters?: readonly string[];
  /** Epoch milliseconds; absent: to be arranged. */
  startsAt?: number;
  /** Discount codes as they were typed. */
  codes?: readonly string[];
  /** `deposit` pays only what the salon asks for now; absent: the whole price. */
  pay?: "full" | "deposit";
  /** The code of a gift card that pays part of the price, as it was typed. */
  giftCard?: string;
  /** A package that the customer has bought; one of its sessions pays for one of the services. */
  packageId?: string;
}

/** What may be taken off an order's price, and the session that pays for one of its services. */
interface Reductions {
  discounts: readonly Discount[];
  session: Session | null;
  /** The parts of the price that the hold of this hour keeps; absent or null: none. */
  kept?: KeptPrice | null;
}

/** When a purchase is drafted, and which holds it may use. */
interface DraftedAt {
  now: number;
  exceptHoldIds?: readonly string[];
  /** The hour that is already held for this order. It stays, even if customers may no longer choose it. */
  held?: readonly PurchaseItemRow[];
}

/** Prices an order and finds its place. Refuses a wrong price, an unknown service and an hour that isn't free. */
export async function draftPurchase(
  db: Snapshot,
  salon: SalonRow,
  order: PurchaseRequest,
  { discounts, session, kept, held, ...at }: DraftedAt & Reductions,
): Promise<Result<PurchaseDraft>> {
  if (!order.serviceIds) return await draftPriceOnly(db, order.price, discounts);
  const found = await findServices(db, order.serviceIds, { isHeld: held !== undefined });
  const ordered = found.ok ? priceOrder(found.value, order, { discounts, session, kept }) : found;
  if (!ordered.ok) return ordered;
  const { services, priced, visit } = ordered.value;
  if (order.startsAt === undefined) {
    const unable = await refuseUnableUnplaced(db, visit, at.now);
    return unable ?? ok(toBeArranged(priced, services, visit.services));
  }
  const placed = await placeVisit(db, {
    visit: held ? visitOfItems(held, "desk") : visit,
    startsAt: order.startsAt,
    zone: salon.zone,
    order: { ...at, withHidden: held !== undefined },
  });
  return placed.ok ? ok(placedAt(order.startsAt, ordered.value, placed.value)) : placed;
}

/**
 * Like `draftPurchase`, in one statement, for an hour that is free.
 * @returns null when the order names no hour or is refused, or this server's catalogue is out of date; ask
 * `draftPurchase`
 */
export async function draftAtOnce(
  db: Handle,
  order: PurchaseRequest,
  { now, ...reductions }: { now: number } & Reductions,
): Promise<{ salon: SalonRow; draft: PurchaseDraft } | null> {
  const { serviceIds, startsAt } = order;
  if (!serviceIds || startsAt === undefined) return null;
  const diary = await readKnownDiaryAt(db, startsAt, now);
  const found = diary && pickServices(diary.offer.services, serviceIds);
  const ordered = found?.ok ? priceOrder(found.value, order, reductions) : null;
  if (!diary || !ordered?.ok) return null;
  const planned = plan(diary, ordered.value.visit, startsAt);
  if (!planned.ok) return null;
  const { offer, version } = diary;
  return { salon: offer.salon, draft: placedAt(startsAt, ordered.value, { ...planned, version }) };
}

interface Ordered {
  services: readonly ServiceRow[];
  priced: Quote;
  visit: Visit;
}

/** What an order's services cost. Refuses a wrong price. */
function priceOrder(
  services: readonly ServiceRow[],
  order: PurchaseRequest,
  { discounts, session, kept = null }: Reductions,
): Result<Ordered> {
  const priced = priceServices(services, discounts, session, kept);
  const listCents = services.reduce((sum, { price_cents }) => sum + price_cents, 0);
  const shownCents = toCents(order.price);
  const isListPrice = session !== null && shownCents === listCents;
  // For a held hour, a page may show its price or today's. If less is due, the lower price is charged.
  const isHeldFor = kept !== null && shownCents >= priced.totalCents;
  if (!isListPrice && !isHeldFor && !isPriceOf(priced, shownCents))
    return otherPrice(priced.totalCents, "hour");
  if (priced.totalCents > 0 && priced.totalCents < leastChargeCents) {
    throw new RangeError("A price between nothing and the least charge got into the catalogue.");
  }
  const ids = services.map(({ id }) => id);
  return ok({ services, priced, visit: { services: servicesWith(ids, order.masters), by: "customer" } });
}

/** An order at its place in the diary. */
export function placedAt(
  startsAt: number,
  { services, priced }: Pick<Ordered, "services" | "priced">,
  { items, claims, version }: Place,
): PurchaseDraft {
  const placed = items.map((item, position) => rowOf(item, position, priced));
  return {
    quote: priced,
    items: placed,
    startsAt,
    claims,
    version,
    priceOnly: false,
    asks: asksOf(services),
  };
}

/** Accepts the undiscounted price too: with an outdated page, a member pays less than shown, never more. */
function isPriceOf({ subtotalCents, totalCents }: Quote, shownCents: number): boolean {
  return shownCents === totalCents || shownCents === subtotalCents;
}

/** The services and variants at this list price, or else those that cost this customer as much. */
async function draftPriceOnly(
  db: Handle,
  price: number,
  discounts: readonly Discount[],
): Promise<Result<PurchaseDraft>> {
  const cents = toCents(price);
  const alone = (await listOffered(db)).filter((service) => !isAddOn(service));
  const priced = alone.map((service) => ({ service, quote: priceServices([service], discounts) }));
  const listed = priced.filter(({ quote }) => quote.subtotalCents === cents);
  const candidates = listed.length > 0 ? listed : priced.filter(({ quote }) => quote.totalCents === cents);
  const first = candidates[0]?.quote;
  if (!first) return refuse("price_mismatch", "No service has this price. Look at today's prices again.");
  const alike = candidates.filter(({ quote }) => quote.subtotalCents === first.subtotalCents);
  return ok({
    quote: { ...first, lines: alike.flatMap(({ quote }) => quote.lines) },
    items: [],
    startsAt: null,
    claims: [],
    priceOnly: true,
    // Any of them may be the one that is booked.
    asks: asksOf(alike.map(({ service }) => service)),
  });
}

function toBeArranged(
  priced: Quote,
  services: readonly ServiceRow[],
  wanted: readonly VisitService[],
): PurchaseDraft {
  const items = services.map((service, position) => ({
    position,
    service_id: service.id,
    service_name: service.name,
    master_id: masterOf(wanted[position]),
    starts_at: null,
    ends_at: null,
    price_cents: service.price_cents,
  }));
  return { quote: priced, items, startsAt: null, claims: [], priceOnly: false, asks: asksOf(services) };
}

function masterOf(wanted: VisitService | undefined): string | null {
  return wanted === undefined || wanted.masterId === ANYONE ? null : wanted.masterId;
}

function rowOf(item: PlannedItem, position: number, { lines }: Quote): PurchaseItemRow {
  const line = lines[position];
  if (!line) throw new Error("A plan has as many items as the visit has services.");
  return {
    position,
    service_id: line.serviceId,
    service_name: line.name,
    master_id: item.masterId,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    price_cents: line.priceCents,
  };
}
