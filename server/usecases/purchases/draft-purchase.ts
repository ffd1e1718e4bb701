import type { Claim } from "#domain/availability/claims.ts";
import { type PlannedItem, plan } from "#domain/availability/plan.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import { ANYONE, type Visit, type VisitService } from "#domain/availability/types.ts";
import { toCents } from "#domain/money.ts";
import { leastChargeCents, type Quote, quote } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PurchaseItemRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { findService, listServices, type ServiceRow } from "#server/database/services.ts";
import { readDiaryAround, refuseHour } from "#server/usecases/bookings/refuse-hour.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

export interface PurchaseOrder {
  /** Dollars that the browser showed. */
  price: number;
  /** Absent: only the price is named, and the service comes with the booking. */
  serviceIds?: string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order; absent: anyone. */
  masters?: readonly string[];
  /** Epoch milliseconds; absent: to be arranged. */
  startsAt?: number;
}

/** A purchase as it would be: priced by the server and placed in the diary. */
export interface PurchaseDraft {
  quote: Quote;
  items: PurchaseItemRow[];
  startsAt: number | null;
  claims: Claim[];
  priceOnly: boolean;
}

/** Prices an order and finds its place. Refuses a price that isn't ours, an unknown service and an hour that isn't free. */
export async function draftPurchase(
  db: Handle,
  salon: SalonRow,
  order: PurchaseOrder,
  at: { now: number; exceptHoldId?: string },
): Promise<Result<PurchaseDraft>> {
  if (!order.serviceIds) return await draftPriceOnly(db, order.price);
  const services: ServiceRow[] = [];
  for (const id of order.serviceIds) {
    const service = await findService(db, id);
    if (!service)
      return refuse("service_unavailable", "That service is no longer offered. Choose another one.");
    services.push(service);
  }
  const priced = quote(services.map((service) => ({ ...service, priceCents: service.price_cents })));
  if (toCents(order.price) !== priced.totalCents) return wrongPrice(priced.totalCents);
  if (priced.totalCents > 0 && priced.totalCents < leastChargeCents) {
    throw new RangeError("A price between nothing and the least charge got into the catalogue.");
  }
  const wanted = servicesWith(order.serviceIds, order.masters);
  if (!wanted.every((one, position) => isPerformed(one, services[position]))) {
    return refuse(
      "service_unavailable",
      "That master does not perform this service. Choose another one, or anyone.",
    );
  }
  if (order.startsAt === undefined) return ok(toBeArranged(priced, services, wanted));
  const visit: Visit = { services: wanted, by: "customer" };
  const hour = { visit, startsAt: order.startsAt, zone: salon.zone, order: at };
  const diary = await readDiaryAround(db, hour);
  const planned = plan(diary, visit, order.startsAt);
  if (!planned.ok) return await refuseHour(db, hour, diary, planned.reasons);
  return ok({
    quote: priced,
    items: planned.items.map((item, position) => rowOf(item, position, services)),
    startsAt: order.startsAt,
    claims: planned.claims,
    priceOnly: false,
  });
}

function isPerformed({ masterId }: VisitService, service: ServiceRow | undefined): boolean {
  return masterId === ANYONE || service?.masterIds.includes(masterId) === true;
}

async function draftPriceOnly(db: Handle, price: number): Promise<Result<PurchaseDraft>> {
  const cents = toCents(price);
  const catalogue = await listServices(db);
  const candidates = catalogue.filter((service) => service.price_cents === cents);
  if (candidates.length === 0)
    return refuse("price_mismatch", "No service has this price. Reload the page to see today's prices.");
  const lines = candidates.map(({ id, name, price_cents }) => ({
    serviceId: id,
    name,
    priceCents: price_cents,
  }));
  return ok({
    quote: { lines, subtotalCents: cents, discountCents: 0, totalCents: cents },
    items: [],
    startsAt: null,
    claims: [],
    priceOnly: true,
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
  return { quote: priced, items, startsAt: null, claims: [], priceOnly: false };
}

function masterOf(wanted: VisitService | undefined): string | null {
  return wanted === undefined || wanted.masterId === ANYONE ? null : wanted.masterId;
}

function rowOf(item: PlannedItem, position: number, services: readonly ServiceRow[]): PurchaseItemRow {
  const service = services[position];
  if (!service) throw new Error("A plan has as many items as the visit has services.");
  return {
    position,
    service_id: service.id,
    service_name: service.name,
    master_id: item.masterId,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    price_cents: service.price_cents,
  };
}

function wrongPrice(totalCents: number): Refusal {
  return refuse(
    "price_mismatch",
    `The price is $${totalCents / 100} now. Reload the page to see today's prices.`,
  );
}
