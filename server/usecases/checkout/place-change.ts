import { type Actor, isStaff } from "#domain/access.ts";
import { type Claim, claimsWithout } from "#domain/availability/claims.ts";
import { masterFor } from "#domain/availability/services-with.ts";
import { ANYONE, type Visit } from "#domain/availability/types.ts";
import { isRunning } from "#domain/purchase.ts";
import type { BookingItemRow, BookingRow } from "#server/database/bookings.ts";
import { listCellsOf } from "#server/database/cells.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { findOpenChange, type PurchaseItemRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { bookedLength } from "#server/usecases/hours/bought-visit.ts";
import { type Place, placeVisit, refuseUnableUnplaced } from "#server/usecases/hours/place-visit.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** A service that a visit has after a change. */
export interface ChosenService {
  id: string;
  name: string;
  priceCents: number;
  isNew: boolean;
  /** The visit's item for it now; null for a service that is added. */
  item: BookingItemRow | null;
  /** The service in the catalogue. */
  row: ServiceRow;
  /** The package whose session pays for it; absent if none does. */
  packageId?: string;
}

/** The place of a changed visit: its items, the cells to claim besides its own, and the own cells to give back. */
export interface ChangePlace {
  items: PurchaseItemRow[];
  claims: Claim[];
  giveBack: Claim[];
  /** Version of the catalogue in which it was found; absent without an hour. */
  version?: string;
}

interface PlaceWanted {
  actor: Actor;
  booking: BookingRow;
  salon: SalonRow;
  services: readonly ChosenService[];
  startsAt: number | null;
  masters: readonly string[] | undefined;
}

/**
 * The first place that fits: with the masters of the visit, then with anyone for what is added. A visit without a time
 * claims nothing.
 */
export async function placeChange(
  db: Snapshot,
  now: number,
  wanted: PlaceWanted,
): Promise<Result<ChangePlace>> {
  const { actor, booking, salon, startsAt } = wanted;
  if (startsAt === null) return await leaveToArrange(db, now, wanted);
  const open = await findOpenChange(db, booking.id);
  const hold = open?.hold;
  const order = {
    now,
    exceptBookingId: booking.id,
    withHidden: true,
    ...(hold && { exceptHoldIds: [hold.id] }),
  };
  // The visit's own start and a start that is held for it stay, even if customers may no longer choose them.
  const isKept = open?.starts_at === startsAt && isRunning(hold, now);
  const asker: Visit["by"] = isStaff(actor) ? "desk" : "customer";
  const by = isKept || startsAt === booking.starts_at ? "desk" : asker;
  // Alternatives follow the asker's own limits, and keep the visit's masters.
  const instead = { services: servicesOf(wanted, ANYONE), by: asker };
  const hasBegun = startsAt === booking.starts_at && startsAt < now;
  // The desk may change the services of a visit that has begun, but not its start. Alternatives must be in the future.
  const orders =
    hasBegun && asker === "desk" ? [{ ...order, now: startsAt, withPast: true }, order] : [order];
  let placed: Result<Place> | undefined;
  for (const tried of orders) {
    for (const services of mastersToTry(wanted)) {
      const hour = { visit: { services, by }, startsAt, zone: salon.zone, order: tried, instead };
      placed = await placeVisit(db, hour);
      if (placed.ok) return ok(await withCells(db, wanted, placed.value));
    }
  }
  return placed && !placed.ok ? placed : refuse("wrong_state");
}

/** The services of a visit without a time, each with its wanted master. */
async function leaveToArrange(db: Snapshot, now: number, wanted: PlaceWanted): Promise<Result<ChangePlace>> {
  const services = servicesOf(wanted, ANYONE);
  const unable = await refuseUnableUnplaced(db, { services, by: "desk" }, now);
  if (unable) return unable;
  const items = services.map(({ masterId }, position) => ({
    ...rowOf(wanted, position),
    master_id: masterId === ANYONE ? null : masterId,
    starts_at: null,
    ends_at: null,
  }));
  return ok({ items, claims: [], giveBack: [] });
}

function mastersToTry(wanted: PlaceWanted): Visit["services"][] {
  const own = wanted.booking.items.find(({ master_id }) => master_id !== null)?.master_id ?? ANYONE;
  const withAnyone = servicesOf(wanted, ANYONE);
  return wanted.masters || own === ANYONE ? [withAnyone] : [servicesOf(wanted, own), withAnyone];
}

/** @param forAdded the master for added services when none is named */
function servicesOf({ services, masters = [] }: PlaceWanted, forAdded: string): Visit["services"] {
  return services.map(({ id, item }, index) => ({
    serviceId: id,
    masterId: masterFor(masters, index) ?? (item ? (item.master_id ?? ANYONE) : forAdded),
    ...(item && bookedLength(item)),
  }));
}

async function withCells(db: Snapshot, wanted: PlaceWanted, { items, claims, version }: Place) {
  const { booking } = wanted;
  const own = await listCellsOf(db, { bookingId: booking.id });
  return {
    items: items.map(({ masterId, startsAt, endsAt }, position) => ({
      ...rowOf(wanted, position),
      master_id: masterId,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
    claims: claimsWithout(claims, own),
    giveBack: claimsWithout(own, claims),
    version,
  };
}

function rowOf({ services }: PlaceWanted, position: number) {
  const service = services[position];
  if (!service) throw new Error("A place has as many items as the visit has services.");
  const { id, name, priceCents } = service;
  return { position, service_id: id, service_name: name, price_cents: priceCents };
}
