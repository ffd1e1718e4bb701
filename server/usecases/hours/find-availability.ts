import type { Availability, AvailabilityQuery } from "#contract/availability.ts";
import type { Actor } from "#domain/access.ts";
import { type DayWithSlots, daysWithSlots } from "#domain/availability/days-with-slots.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import { lastDate } from "#domain/availability/start-row.ts";
import type { Diary, Slot, Visit } from "#domain/availability/types.ts";
import { windowOf } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import type { Span } from "#domain/time/span.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import {
  type DiaryAndOffer,
  type DiaryOptions,
  readDiaryOfDates,
  readKnownDiary,
} from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { listHeldOffers } from "#server/database/offered-hours.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { asLongAsBooked } from "#server/usecases/hours/bought-visit.ts";
import { findNextSlots } from "#server/usecases/hours/find-next-slots.ts";
import { refuseAsked } from "#server/usecases/hours/refuse-asked.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/**
 * The days of a visit and their free hours, in salon time. Refuses an unknown service or master. The contract limits
 * the span.
 */
export async function findAvailability(
  app: DatabaseAndClock,
  asked: AvailabilityQuery,
  actor: Actor | null = null,
): Promise<Result<Availability>> {
  const now = app.now();
  // For an anonymous visitor only the taken cells matter, which one statement reads.
  const known =
    actor || asked.moving !== undefined ? null : await readKnownDiary(app.engine.read, asked, now);
  if (known && !refuseQuery(known, asked)) {
    const days = daysOf(known, asked);
    if (hasFree(days)) return ok(toAnswer(known, days, null), dependsOn(known, asked));
  }
  return await app.engine.snapshot((db) => findIn(db, now, asked, actor));
}

async function findIn(
  db: Snapshot,
  now: number,
  asked: AvailabilityQuery,
  actor: Actor | null,
): Promise<Result<Availability>> {
  const moving = await findMoving(db, actor, asked.moving);
  if (!moving.ok) return moving;
  const { booking, ...except } = moving.value;
  const order = { now, ...(asked.moving === undefined && (await findOwnHolds(db, actor))), ...except };
  const diary = await readDiaryOfDates(db, asked, order);
  const refused = refuseQuery(diary, asked);
  if (refused) return refused;
  const days = daysOf(diary, asked, booking);
  if (hasFree(days)) return ok(toAnswer(diary, days, null), dependsOn(diary, asked));
  const { zone } = diary.salon;
  const today = localDate(now, zone);
  const after = {
    from: asked.to < today ? today : addDays(asked.to, 1),
    to: lastDate(today, diary.salon),
    zone,
  };
  const [next = null] = await findNextSlots(db, [visitOf(asked, booking)], after, order);
  return ok(toAnswer(diary, days, next));
}

function refuseQuery(diary: DiaryAndOffer, { service, master, moving }: AvailabilityQuery): Refusal | null {
  const asBooked = moving !== undefined;
  return refuseAsked(diary, { serviceIds: service, masters: master }, { asBooked });
}

/** @param booking the visit to be moved, which keeps its length */
function visitOf({ service, master }: AvailabilityQuery, booking?: BookingRow): Visit {
  return { services: asLongAsBooked(servicesWith(service, master), booking?.items ?? []), by: "customer" };
}

interface AnsweredDay extends Omit<DayWithSlots, "taken"> {
  taken: number[] | null;
}

function daysOf(diary: Diary, asked: AvailabilityQuery, booking?: BookingRow): AnsweredDay[] {
  const withTaken = asked.show === "taken";
  return daysWithSlots(diary, visitOf(asked, booking), asked, withTaken).map((day) => ({
    ...day,
    taken: withTaken ? day.taken : null,
  }));
}

function hasFree(days: readonly AnsweredDay[]): boolean {
  return days.some(({ count }) => count > 0);
}

/**
 * The time in which a visit can affect an answer about some dates: these, extended for visits that begin before or end
 * after them. If they have no free hour, the answer names a later one, so any time counts.
 */
export function dependsOn(
  { salon, services }: Diary,
  { service: wanted, from, to }: { service: readonly string[]; from: string; to: string },
): Span {
  const asked = windowOf(from, to, salon.zone).asked;
  const minutes = services
    .filter(({ id }) => wanted.includes(id))
    .map((one) => one.prepMinutes + one.minutes + one.cleanupMinutes);
  const reach = wanted.length * Math.max(0, ...minutes) * 60_000;
  return { from: (asked.at(0)?.from ?? 0) - reach, to: (asked.at(-1)?.to ?? 0) + reach };
}

/** @param next the first free hour after the days, if they have none */
function toAnswer(diary: Diary, days: readonly AnsweredDay[], next: Slot | null): Availability {
  const { zone } = diary.salon;
  const free = days.find(({ count }) => count > 0)?.slots[0] ?? next;
  return {
    zone,
    until: lastDate(localDate(diary.now, zone), diary.salon),
    nextFree: free && toWire(free, zone),
    days: days.map(({ slots, taken, ...day }) => ({
      ...day,
      slots: slots.map((slot) => toWire(slot, zone)),
      ...(taken && { taken: taken.map((start) => zonedInstant(start, zone)) }),
    })),
  };
}

/**
 * A customer's own held slots count as free for that customer, who may choose them again or one next to them. When a
 * visit is moved they don't, since they belong to another visit.
 */
async function findOwnHolds(db: Handle, actor: Actor | null): Promise<Pick<DiaryOptions, "exceptHoldIds">> {
  if (!actor) return {};
  const purchase = await findOpenPurchase(db, actor.userId);
  const offered = await listHeldOffers(db, actor.userId);
  return {
    exceptHoldIds: [...(purchase?.hold ? [purchase.hold.id] : []), ...offered.map(({ holdId }) => holdId)],
  };
}

/** A visit that is moved may take its own time again, and may keep a service that is no longer listed. */
async function findMoving(
  db: Handle,
  actor: Actor | null,
  bookingId: string | undefined,
): Promise<Result<Partial<DiaryOptions> & { booking?: BookingRow }>> {
  if (bookingId === undefined) return ok({});
  if (!actor) return refuse("not_found", "There is no such booking.");
  const found = await findOwnBooking(db, actor, bookingId);
  return found.ok ? ok({ exceptBookingId: bookingId, withHidden: true, booking: found.value }) : found;
}

/** A slot in salon time, as in the contract. */
export function toWire({ startsAt, endsAt, masterIds }: Slot, zone: string) {
  return { startsAt: zonedInstant(startsAt, zone), endsAt: zonedInstant(endsAt, zone), masterIds };
}
