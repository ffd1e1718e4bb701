import type { Availability, AvailabilityQuery } from "#contract/availability.ts";
import type { Actor } from "#domain/access.ts";
import { daysWithSlots } from "#domain/availability/days-with-slots.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Slot, Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { type DiaryOptions, readDiary } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { findHoldOfPurchase } from "#server/database/holds.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { refuseUnknown } from "#server/usecases/catalogue/refuse-unknown.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { findNextSlots } from "#server/usecases/hours/find-next-slots.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * The days of a visit and their free hours, in salon time. Refuses an unknown service or master; the contract bounds the
 * span.
 */
export async function findAvailability(
  app: DatabaseAndClock,
  asked: AvailabilityQuery,
  actor: Actor | null = null,
): Promise<Result<Availability>> {
  return await app.engine.snapshot((db) => findIn(db, app.now(), asked, actor));
}

async function findIn(
  db: Snapshot,
  now: number,
  asked: AvailabilityQuery,
  actor: Actor | null,
): Promise<Result<Availability>> {
  const { zone, horizon_days } = await readSalon(db);
  const moving = await findMoving(db, actor, asked.moving);
  if (!moving.ok) return moving;
  const order = { now, ...(await findOwnHold(db, actor)), ...moving.value };
  const diary = await readDiary(db, { cells: cellsToRead(asked.from, asked.to, zone), ...order });
  const unknown = refuseUnknown(diary, asked.service, asked.master);
  if (unknown) return unknown;

  const visit: Visit = { services: servicesWith(asked.service, asked.master), by: "customer" };
  const found = daysWithSlots(diary, visit, asked, asked.show === "taken");
  const today = localDate(now, zone);
  const until = addDays(today, horizon_days);
  const free = found.find(({ count }) => count > 0)?.slots[0];
  const after = { from: asked.to < today ? today : addDays(asked.to, 1), to: until, zone };
  const [next = null] = free ? [free] : await findNextSlots(db, [visit], after, order);
  return ok({
    zone,
    until,
    nextFree: next && toWire(next, zone),
    days: found.map(({ slots, taken, ...day }) => ({
      ...day,
      slots: slots.map((slot) => toWire(slot, zone)),
      ...(asked.show === "taken" && { taken: taken.map((start) => zonedInstant(start, zone)) }),
    })),
  });
}

/** A customer's own held slot counts as free for that customer, who may choose it again or one beside it. */
async function findOwnHold(db: Handle, actor: Actor | null): Promise<Pick<DiaryOptions, "exceptHoldId">> {
  const purchase = actor && (await findOpenPurchase(db, actor.userId));
  const hold = purchase && (await findHoldOfPurchase(db, purchase.id));
  return hold ? { exceptHoldId: hold.id } : {};
}

/** A visit that moves may take its own time again, and stays possible when its service has left the list. */
async function findMoving(
  db: Handle,
  actor: Actor | null,
  bookingId: string | undefined,
): Promise<Result<Partial<DiaryOptions>>> {
  if (bookingId === undefined) return ok({});
  if (!actor) return refuse("not_found", "There is no such booking.");
  const found = await findOwnBooking(db, actor, bookingId);
  return found.ok ? ok({ exceptBookingId: bookingId, withHidden: true }) : found;
}

/** A slot in salon time, as the contract has it. */
export function toWire({ startsAt, endsAt, masterIds }: Slot, zone: string) {
  return { startsAt: zonedInstant(startsAt, zone), endsAt: zonedInstant(endsAt, zone), masterIds };
}
