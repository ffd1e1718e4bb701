import type { Claim } from "#domain/availability/claims.ts";
import { claimsInRoom } from "#domain/availability/claims-of-items.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { livingHoldStates } from "#domain/purchase.ts";
import { localDate } from "#domain/time/dates.ts";
import { minuteMs } from "#domain/time/durations.ts";
import { overlap } from "#domain/time/span.ts";
import { mostHits } from "#domain/visit.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { claimCells, freeSomeBookedCells, listCellsOf, spanOfCells } from "#server/database/cells.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { findHold } from "#server/database/holds.ts";
import { newId } from "#server/database/new-id.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";
import type { Work } from "#server/database/outbox-work.ts";
import { placedItems } from "#server/database/placed.ts";
import { findOpenChange, updatePurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Hits, heldWith, type Part } from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

const pageSize = 500;

/** Services whose room changes from one to another; null stands for no room. */
export interface RoomChange {
  from: string | null;
  to: string | null;
  serviceIds: readonly string[];
}

/**
 * Work that changes the room of all coming visits of some services. It runs after the nearest ones were changed
 * directly.
 */
export function takeRoomWork({ from, to, serviceIds }: RoomChange, now: number): OutboxEntry {
  const payload = { from: from ?? "", to: to ?? "", serviceIds: serviceIds.join(" ") };
  return { kind: "hours_take_room", payload, cause: `hours_take_room:${newId()}`, runAt: now + minuteMs };
}

/** Reads the payload of such work. */
export function readRoomChange({ from, to, serviceIds }: Work["hours_take_room"]): RoomChange {
  return { from: from || null, to: to || null, serviceIds: serviceIds.split(" ") };
}

/** Like `takeRoomForNearest`, but for all coming visits. */
export async function takeRoomForAll(app: DatabaseAndClock, change: RoomChange): Promise<void> {
  let after: BookingRow | undefined;
  do {
    const page = await takeForPage(app, change, after);
    after = page.next;
  } while (after);
  await app.engine.announce("availability");
}

/**
 * Claims units of a service's new room for held hours and the nearest coming visits, so that nobody else is booked into
 * them. Visits give back units of a room that none of their services needs any more. Each one has its own transaction,
 * and one that finds no unit stays as it was.
 * @returns what finds no unit, the nearest first; `mostHits` visits at most
 */
export async function takeRoomForNearest(app: DatabaseAndClock, change: RoomChange): Promise<Hits> {
  const held: Hits["held"] = [];
  // A hold that becomes a visit in the meantime is found among the visits.
  for (const hold of await heldWith(app.engine.read, app.now(), isOf(change))) {
    const taker = { own: { holdId: hold.id }, items: hold.items };
    if (!(await takeFor(app, taker, change))) held.push(hold);
  }
  const { withoutUnit } = await takeForPage(app, change, undefined);
  return { held, visits: withoutUnit.slice(0, mostHits) };
}

/** @returns the visits that find no unit, and the last visit that was read if there may be more */
async function takeForPage(app: DatabaseAndClock, change: RoomChange, after: BookingRow | undefined) {
  const asked = { now: app.now(), masterId: null, after, limit: pageSize };
  const page = await listComingVisits(app.engine.read, asked);
  const withoutUnit: BookingRow[] = [];
  for (const visit of page.filter(({ items }) => items.some(isOf(change)))) {
    const taker = { own: { bookingId: visit.id }, items: visit.items };
    if (!(await takeFor(app, taker, change))) withoutUnit.push(visit);
  }
  return { withoutUnit, next: page.length === pageSize ? page.at(-1) : undefined };
}

function isOf({ serviceIds }: Pick<RoomChange, "serviceIds">): (part: Part) => boolean {
  return ({ service_id }) => serviceIds.includes(service_id);
}

interface Taker {
  own: { bookingId: string } | { holdId: string };
  items: readonly Part[];
}

/** @returns whether a unit was free */
async function takeFor(app: DatabaseAndClock, taker: Taker, change: RoomChange): Promise<boolean> {
  const { own } = taker;
  const { take, giveBack } = await app.engine.snapshot((db) => findUnits(db, app.now(), taker, change));
  try {
    await app.engine.transaction(async (tx) => {
      if (!(await lockStanding(app, tx, taker))) return;
      if ("bookingId" in own && giveBack.length > 0) {
        const { offer } = await freeSomeBookedCells(tx, own.bookingId, giveBack, app.now());
        await app.engine.together(tx, [offer]);
      }
      await claimCells(tx, take ?? [], own);
      if ("bookingId" in own && take) await leaveWithChange(tx, own.bookingId, take);
    });
    return take !== null;
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    return false;
  }
}

/**
 * An open change that moves this visit was priced before the visit had this unit. When it is paid, it must also give
 * back the unit at the old hour.
 */
async function leaveWithChange(tx: Handle, bookingId: string, taken: readonly Claim[]): Promise<void> {
  const open = await findOpenChange(tx, bookingId);
  const hour = { from: open?.items[0]?.starts_at ?? 0, to: open?.items.at(-1)?.ends_at ?? 0 };
  if (!open?.change || overlap(hour, spanOfCells(taken))) return;
  const change = { ...open.change, giveBack: [...open.change.giveBack, ...taken] };
  await updatePurchase(tx, open.id, { change: JSON.stringify(change) });
}

/**
 * Whether it is still as it was when read. If it has moved or changed since, its new place already includes the room.
 */
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

/**
 * The cells of the new room that a visit still needs (null where no unit is free), and those of the old room that it no
 * longer needs.
 */
async function findUnits(db: Snapshot, now: number, { own, items }: Taker, { from, to }: RoomChange) {
  const placed = placedItems(items);
  const [first] = placed;
  if (!first) return { take: [], giveBack: [] };
  const { zone } = await readSalon(db);
  const date = localDate(first.startsAt, zone);
  const except = "holdId" in own ? { exceptHoldIds: [own.holdId] } : { exceptBookingId: own.bookingId };
  const cells = cellsToRead(date, date, zone);
  const diary = await readDiary(db, { cells, now, ...except, withHidden: true });
  const held = await listCellsOf(db, own);
  const heldIn = (roomId: string | null) => {
    const units = diary.rooms.find(({ id }) => id === roomId)?.unitIds ?? [];
    return held.filter(({ resourceId }) => units.includes(resourceId));
  };
  const needs = (roomId: string | null) =>
    diary.services.some(
      (service) => service.roomId === roomId && items.some(isOf({ serviceIds: [service.id] })),
    );
  const has = new Set(heldIn(to).map(({ cell }) => cell));
  const claims = to === null ? [] : claimsInRoom(diary, placed, to);
  return {
    take: claims?.filter(({ cell }) => !has.has(cell)) ?? null,
    giveBack: claims === null || needs(from) ? [] : heldIn(from),
  };
}
