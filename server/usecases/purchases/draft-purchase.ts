import { alternatives } from "#domain/availability/alternatives.ts";
import type { Claim } from "#domain/availability/claims.ts";
import { type PlannedItem, plan } from "#domain/availability/plan.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import { ANYONE, type Diary, type Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { toCents } from "#domain/money.ts";
import { leastChargeCents, type Quote, quote } from "#domain/pricing.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PurchaseItemRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { findService, listServices, type ServiceRow } from "#server/database/services.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

export interface PurchaseOrder {
  /** Dollars that the browser showed. */
  price: number;
  /** Absent: only the price is named, and the service comes with the booking. */
  serviceIds?: string[];
  /** A master's id, or 'any'. */
  masterId?: string;
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

/** Reasons that say that somebody else is in the way, not that the hour could never be booked. */
const aboutOthers = new Set<Reason["code"]>(["master_busy", "room_busy", "master_off", "not_performed"]);
const daysForAlternatives = 7;
const alternativesOffered = 3;

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
  const masterId = order.masterId ?? ANYONE;
  if (masterId !== ANYONE && services.some((service) => !service.masterIds.includes(masterId))) {
    return refuse(
      "service_unavailable",
      "That master does not perform this service. Choose another one, or anyone.",
    );
  }
  if (order.startsAt === undefined) return ok(toBeArranged(priced, services, masterId));
  const visit: Visit = {
    services: services.map(({ id }) => ({ serviceId: id, masterId })),
    by: "customer",
  };
  const diary = await readDiaryAround(db, salon, order.startsAt, at);
  const planned = plan(diary, visit, order.startsAt);
  if (!planned.ok) return refuseHour(diary, visit, order.startsAt, planned.reasons);
  return ok({
    quote: priced,
    items: planned.items.map((item, position) => rowOf(item, position, services)),
    startsAt: order.startsAt,
    claims: planned.claims,
    priceOnly: false,
  });
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

function toBeArranged(priced: Quote, services: readonly ServiceRow[], masterId: string): PurchaseDraft {
  const items = services.map((service, position) => ({
    position,
    service_id: service.id,
    service_name: service.name,
    master_id: masterId === ANYONE ? null : masterId,
    starts_at: null,
    ends_at: null,
    price_cents: service.price_cents,
  }));
  return { quote: priced, items, startsAt: null, claims: [], priceOnly: false };
}

async function readDiaryAround(
  db: Handle,
  salon: SalonRow,
  startsAt: number,
  at: { now: number; exceptHoldId?: string },
): Promise<Diary> {
  const date = localDate(startsAt, salon.zone);
  const cells = cellsToRead(addDays(date, -1), addDays(date, daysForAlternatives), salon.zone);
  return await readDiary(db, { cells, ...at });
}

function refuseHour(diary: Diary, visit: Visit, startsAt: number, reasons: readonly Reason[]): Refusal {
  const { zone } = diary.salon;
  const offered = alternatives(diary, visit, startsAt, alternativesOffered).map((slot) => ({
    startsAt: zonedInstant(slot.startsAt, zone),
    masterId: slot.masterIds[0] ?? ANYONE,
  }));
  const ruledOut = reasons.some(({ code }) => !aboutOthers.has(code));
  const taken = !ruledOut && reasons.some(({ code }) => code.endsWith("_busy"));
  return taken
    ? refuse("slot_taken", "Somebody was faster: this hour has just been taken. Choose another one.", {
        alternatives: offered,
      })
    : refuse("outside_hours", "We can't take this hour. Choose one of the free ones.", {
        alternatives: offered,
      });
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
