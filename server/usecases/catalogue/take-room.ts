import { claimsLacking } from "#domain/availability/claims.ts";
import { claimsInRoom } from "#domain/availability/claims-of-items.ts";
import type { PlannedItem } from "#domain/availability/plan.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { livingHoldStates } from "#domain/purchase.ts";
import { localDate } from "#domain/time/dates.ts";
import { mostHits } from "#domain/visit.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { claimCells, listCellsOf } from "#server/database/cells.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { findHold } from "#server/database/holds.ts";
import { newId } from "#server/database/new-id.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Hits, heldWith, type Part } from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

const pageSize = 500;
const minuteMs = 60_000;

interface GivenRoom {
  roomId: string;
  serviceIds: readonly string[];
}

/** The work that takes a room for all coming visits of services that are given it, soon after the nearest have taken it. */
export function takeRoomWork({ roomId, serviceIds }: GivenRoom, now: number): OutboxEntry {
  const payload = { roomId, serviceIds: serviceIds.join(" ") };
  return { kind: "hours_take_room", payload, cause: `hours_take_room:${newId()}`, runAt: now + minuteMs };
}

/** As `takeRoomForNearest`, for all coming visits, however many. */
export async function takeRoomForAll(app: DatabaseAndClock, given: GivenRoom): Promise<void> {
  let after: BookingRow | undefined;
  do {
    const page = await takeForPage(app, given, after);
    after = page.next;
  } while (after);
  await app.engine.announce("availability");
}

/**
 * Takes units of a room for held hours and the nearest coming visits, if they have services that have been given it, so that nobody
 * else is booked into them. Each is a transaction of its own; what finds no unit stays as it was.
 * @returns what finds none, the nearest first; of visits `mostHits` at most
 */
export async function takeRoomForNearest(app: DatabaseAndClock, given: GivenRoom): Promise<Hits> {
  const held: Hits["held"] = [];
  // An hour that becomes a visit meanwhile is among the visits.
  for (const hold of await heldWith(app.engine.read, app.now(), isOf(given))) {
    const taker = { own: { holdId: hold.id }, items: hold.items };
    if (!(await takeFor(app, taker, given.roomId))) held.push(hold);
  }
  const { withoutUnit } = await takeForPage(app, given, undefined);
  return { held, visits: withoutUnit.slice(0, mostHits) };
}

/** @returns the visits that find no unit, and the last that was looked at where there may be more */
async function takeForPage(app: DatabaseAndClock, given: GivenRoom, after: BookingRow | undefined) {
  const asked = { now: app.now(), masterId: null, after, limit: pageSize };
  const page = await listComingVisits(app.engine.read, asked);
  const withoutUnit: BookingRow[] = [];
  for (const visit of page.filter(({ items }) => items.some(isOf(given)))) {
    const taker = { own: { bookingId: visit.id }, items: visit.items };
    if (!(await takeFor(app, taker, given.roomId))) withoutUnit.push(visit);
  }
  return { withoutUnit, next: page.length === pageSize ? page.at(-1) : undefined };
}

function isOf({ serviceIds }: GivenRoom): (part: Part) => boolean {
  return ({ service_id }) => serviceIds.includes(service_id);
}

interface Taker {
  own: { bookingId: string } | { holdId: string };
  items: readonly Part[];
}

/** @returns whether a unit was free */
async function takeFor(app: DatabaseAndClock, taker: Taker, roomId: string): Promise<boolean> {
  const claims = await app.engine.snapshot((db) => findUnits(db, app.now(), taker, roomId));
  if (!claims) return false;
  try {
    await app.engine.transaction(async (tx) => {
      if (await lockStanding(app, tx, taker)) await claimCells(tx, claims, taker.own);
    });
    return true;
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    return false;
  }
}

/** Whether it still stands as it was seen. What has moved or changed meanwhile has found a place with the room. */
async function lockStanding(
  app: DatabaseAndClock,
  tx: Parameters<typeof app.engine.lock>[0],
  { own, items }: Taker,
): Promise<boolean> {
  if ("bookingId" in own) {
    await app.engine.lock(tx, "bookings", own.bookingId);
    const booking = await findBooking(tx, own.bookingId);
    return (
      booking !== undefined && occupiesCells(booking.state) && sayItems(booking.items) === sayItems(items)
    );
  }
  const purchaseId = (await findHold(tx, own.holdId))?.purchase_id;
  if (purchaseId === undefined) return false;
  await app.engine.lock(tx, "purchases", purchaseId);
  const hold = await findHold(tx, own.holdId);
  return hold !== undefined && livingHoldStates.includes(hold.state);
}

function sayItems(items: readonly Part[]): string {
  return items.map(({ service_id, starts_at, ends_at }) => `${service_id} ${starts_at} ${ends_at}`).join();
}

/** The cells of a room that a visit needs and has not; null where no unit is free. */
async function findUnits(db: Snapshot, now: number, { own, items }: Taker, roomId: string) {
  const placed = items.flatMap(toPlanned);
  const [first] = placed;
  if (!first) return [];
  const { zone } = await readSalon(db);
  const date = localDate(first.startsAt, zone);
  const except = "holdId" in own ? { exceptHoldIds: [own.holdId] } : { exceptBookingId: own.bookingId };
  const cells = cellsToRead(date, date, zone);
  const diary = await readDiary(db, { cells, now, ...except, withHidden: true });
  const claims = claimsInRoom(diary, placed, roomId);
  return claims && claimsLacking(claims, await readOwn(db, own));
}

async function readOwn(db: Handle, own: Taker["own"]) {
  const cells = await listCellsOf(db, own);
  return cells.map(({ resource_id: resourceId, cell }) => ({ resourceId, cell }));
}

function toPlanned({ service_id, master_id, starts_at, ends_at }: Part): PlannedItem[] {
  if (master_id === null || starts_at === null || ends_at === null) return [];
  return [{ serviceId: service_id, masterId: master_id, startsAt: starts_at, endsAt: ends_at }];
}
