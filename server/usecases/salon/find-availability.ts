import type { Availability, AvailabilityQuery } from "#contract/availability.ts";
import type { Actor } from "#domain/access.ts";
import { daysInRange } from "#domain/availability/days.ts";
import { slotsInRange } from "#domain/availability/slots.ts";
import { ANYONE, type Slot, type Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { datesBetween } from "#domain/time/dates.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { type DiaryOrder, readDiary } from "#server/database/diary.ts";
import { findHoldOfPurchase } from "#server/database/holds.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { findOwnBooking } from "#server/usecases/bookings/own-booking.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const mostDays = 62;

/** The days of a visit and their free hours, in salon time. Refuses an unknown service or master and too long a span. */
export async function findAvailability(
  app: UseCases,
  asked: AvailabilityQuery,
  actor: Actor | null = null,
): Promise<Result<Availability>> {
  const days = asked.from <= asked.to ? datesBetween(asked.from, asked.to).length : 0;
  if (days < 1 || days > mostDays) {
    return refuse("invalid_input", `Ask for 1 to ${mostDays} days.`, {
      errors: [{ field: "to", message: `Ask for 1 to ${mostDays} days` }],
    });
  }
  const db = app.engine.read;
  const { zone } = await readSalon(db);
  const cells = cellsToRead(asked.from, asked.to, zone);
  const moving = await findMoving(app, actor, asked.moving);
  if (!moving.ok) return moving;
  const own = await findOwnHold(app, actor);
  const diary = await readDiary(db, { cells, now: app.now(), ...own, ...moving.value });
  const known = new Set(diary.services.map((service) => service.id));
  if (asked.service.some((id) => !known.has(id))) return refuse("not_found", "There is no such service.");
  if (asked.master !== ANYONE && !diary.masters.some((master) => master.id === asked.master)) {
    return refuse("not_found", "There is no such master.");
  }
  const visit: Visit = {
    services: asked.service.map((serviceId) => ({ serviceId, masterId: asked.master })),
    by: "customer",
  };
  const slotsOf = new Map(
    slotsInRange(diary, visit, asked.from, asked.to).map((day) => [day.date, day.slots]),
  );
  return ok({
    zone,
    days: daysInRange(diary, visit, asked.from, asked.to).map((day) => ({
      ...day,
      slots: (slotsOf.get(day.date) ?? []).map((slot) => toWire(slot, zone)),
    })),
  });
}

/** The hour that somebody holds is not taken from her own sight: she may choose it, or one beside it, again. */
async function findOwnHold(app: UseCases, actor: Actor | null): Promise<Pick<DiaryOrder, "exceptHoldId">> {
  const purchase = actor && (await findOpenPurchase(app.engine.read, actor.userId));
  const hold = purchase && (await findHoldOfPurchase(app.engine.read, purchase.id));
  return hold ? { exceptHoldId: hold.id } : {};
}

/** A visit that moves may take its own time again, and stays possible when its service has left the list. */
async function findMoving(
  app: UseCases,
  actor: Actor | null,
  bookingId: string | undefined,
): Promise<Result<Partial<DiaryOrder>>> {
  if (bookingId === undefined) return ok({});
  if (!actor) return refuse("not_found", "There is no such booking.");
  const found = await findOwnBooking(app.engine.read, actor, bookingId);
  return found.ok ? ok({ exceptBookingId: bookingId, withHidden: true }) : found;
}

function toWire({ startsAt, endsAt, masterIds }: Slot, zone: string) {
  return { startsAt: zonedInstant(startsAt, zone), endsAt: zonedInstant(endsAt, zone), masterIds };
}
