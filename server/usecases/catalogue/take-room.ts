import { claimsLacking } from "#domain/availability/claims.ts";
import { claimsInRoom } from "#domain/availability/claims-of-items.ts";
import type { PlannedItem } from "#domain/availability/plan.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { localDate } from "#domain/time/dates.ts";
import { mostHits } from "#domain/visit.ts";
import { type BookingItemRow, type BookingRow, findBooking } from "#server/database/bookings.ts";
import { claimCells, listCellsOf } from "#server/database/cells.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
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
  const now = app.now();
  let after: BookingRow | undefined;
  do {
    const page = await listComingVisits(app.engine.read, { now, masterId: null, after, limit: pageSize });
    await takeForEach(app, page, given);
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
  await app.engine.announce("availability");
}

/**
 * Takes units of a room for the nearest coming visits, if they have services that have been given it, so that nobody else is booked
 * into them. Each visit is a transaction of its own; one that finds no unit stays as it was booked.
 * @returns those that find none, the nearest first, `mostHits` at most
 */
export async function takeRoomForNearest(app: DatabaseAndClock, given: GivenRoom): Promise<BookingRow[]> {
  const asked = { now: app.now(), masterId: null, limit: pageSize };
  const withoutUnit = await takeForEach(app, await listComingVisits(app.engine.read, asked), given);
  return withoutUnit.slice(0, mostHits);
}

/** @returns the visits that find no unit */
async function takeForEach(
  app: DatabaseAndClock,
  visits: readonly BookingRow[],
  { roomId, serviceIds }: GivenRoom,
): Promise<BookingRow[]> {
  const withoutUnit: BookingRow[] = [];
  for (const visit of visits) {
    const isMeant = visit.items.some((item) => serviceIds.includes(item.service_id));
    if (isMeant && !(await takeFor(app, visit, roomId))) withoutUnit.push(visit);
  }
  return withoutUnit;
}

/** @returns whether a unit was free */
async function takeFor(app: DatabaseAndClock, visit: BookingRow, roomId: string): Promise<boolean> {
  const claims = await app.engine.snapshot((db) => findUnits(db, app.now(), visit, roomId));
  if (!claims) return false;
  try {
    await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "bookings", visit.id);
      const booking = await findBooking(tx, visit.id);
      // One that has moved or changed meanwhile has found a place with the room.
      if (booking && occupiesCells(booking.state) && sayItems(booking) === sayItems(visit))
        await claimCells(tx, claims, { bookingId: visit.id });
    });
    return true;
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    return false;
  }
}

function sayItems({ items }: BookingRow): string {
  return items.map(({ service_id, starts_at, ends_at }) => `${service_id} ${starts_at} ${ends_at}`).join();
}

/** The cells of a room that a visit needs and has not; null where no unit is free. */
async function findUnits(db: Snapshot, now: number, { id, items }: BookingRow, roomId: string) {
  const placed = items.flatMap(toPlanned);
  const [first] = placed;
  if (!first) return [];
  const { zone } = await readSalon(db);
  const date = localDate(first.startsAt, zone);
  const cells = cellsToRead(date, date, zone);
  const diary = await readDiary(db, { cells, now, exceptBookingId: id, withHidden: true });
  const own = await listCellsOf(db, { bookingId: id });
  const held = own.map(({ resource_id: resourceId, cell }) => ({ resourceId, cell }));
  const claims = claimsInRoom(diary, placed, roomId);
  return claims && claimsLacking(claims, held);
}

function toPlanned({ service_id, master_id, starts_at, ends_at }: BookingItemRow): PlannedItem[] {
  if (master_id === null || starts_at === null || ends_at === null) return [];
  return [{ serviceId: service_id, masterId: master_id, startsAt: starts_at, endsAt: ends_at }];
}
