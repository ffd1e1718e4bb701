import type { Transaction } from "kysely";
import { servicesWith } from "#domain/availability/services-with.ts";
import { lastDate } from "#domain/availability/start-row.ts";
import type { Slot } from "#domain/availability/types.ts";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import { countDates, localDate } from "#domain/time/dates.ts";
import { dayFrames } from "#domain/time/day-frame.ts";
import { around, type Span } from "#domain/time/span.ts";
import type { WallSpan } from "#domain/time/wall-span.ts";
import { hoursFor, waitingLimits } from "#domain/waiting.ts";
import { type DiaryAndOffer, readDiaryOfDates } from "#server/database/diary.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { freedHoursWork } from "#server/database/freed-hours.ts";
import { findGuest, findGuestOfDesk, updateGuest } from "#server/database/guests.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { findUser } from "#server/database/users.ts";
import { countWaiting, listWaitingOf, type WaitingRow, waitingInserts } from "#server/database/waiting.ts";
import { refuseField } from "#server/usecases/catalogue/refuse-field.ts";
import { pickServices } from "#server/usecases/checkout/price-services.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { canTellAccount } from "#server/usecases/deliveries/told-of-offer.ts";
import { type Caller, guestOfCaller, withCaller } from "#server/usecases/guests/guest-of-caller.ts";
import { refuseAsked } from "#server/usecases/hours/refuse-asked.ts";
import { ok, type Result, refuse, signInFirst } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** What somebody waits for, as it was asked. */
export interface WishAsked {
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order. */
  masters: readonly string[];
  dates: readonly string[];
  hours: readonly WallSpan[];
}

/** The guest that the desk puts on the list. */
export interface GuestWaiting extends WishAsked {
  name: string;
  phone: string;
  email?: string | undefined;
  guestId?: string | undefined;
  isNewGuest?: boolean | undefined;
  /** In which language a guest without an account is told from now on. */
  language?: Language | undefined;
}

/**
 * Puts a customer on the waiting list. Refuses `hour_free` with the hours where some are free, and `waiting_limit` for more
 * than somebody may wait for at once, which is counted under the customer's lock.
 * @returns the entry's id
 */
export async function joinWaitingList(
  app: DatabaseAndClock & Pick<UseCases, "seal" | "sms">,
  userId: string,
  asked: WishAsked,
): Promise<Result<string>> {
  const wish = await readWish(app, asked);
  if (!wish.ok) return wish;
  const user = await findUser(app.engine.read, userId);
  if (user && !(await canTellAccount(app, user))) {
    return refuse(
      "wrong_state",
      "Verify your e-mail address first: we write there when an hour comes free. You find it in your profile.",
    );
  }
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    if (!(await findUser(tx, userId))) return signInFirst;
    return await write(app, tx, { userId, guestId: userId, addedBy: null }, wish.value);
  });
}

/**
 * Puts a guest on the waiting list for the desk: one who called, or one with an account.
 * @returns the entry's id; `not_found` for a guest who is gone
 */
export async function addWaitingGuest(
  app: DatabaseAndClock,
  actorId: string,
  { name, phone, email, guestId, isNewGuest, language, ...asked }: GuestWaiting,
): Promise<Result<string>> {
  const wish = await readWish(app, asked);
  if (!wish.ok) return wish;
  const caller = { name, phone, email, guestId, isNewGuest, chosen: { language } };
  return await withCaller(app, () =>
    app.engine.transaction((tx) => writeCaller(app, tx, actorId, caller, wish.value)),
  );
}

async function writeCaller(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  actorId: string,
  caller: Caller,
  wish: Wish,
): Promise<Result<string>> {
  const guest = await guestOfCaller(app, tx, caller, app.now());
  if (!guest.ok) return guest;
  const { id, writes } = guest.value;
  await keepFirstNumber(tx, id, caller.phone);
  const user = await findUser(tx, id);
  if (user) await app.engine.lock(tx, "users", id);
  return await write(app, tx, { userId: user?.id ?? null, guestId: id, addedBy: actorId }, wish, writes);
}

/** A guest without a number so far gets the one that is told now: an entry has none of its own. */
async function keepFirstNumber(tx: Transaction<Schema>, guestId: string, phone: string): Promise<void> {
  const guest = await findGuest(tx, guestId);
  if (guest?.phone_key !== "") return;
  const other = await findGuestOfDesk(tx, { phoneKey: numberKey(phone), name: guest.name });
  if (!other) await updateGuest(tx, guest, { phone });
}

/** A wish that can be waited for. */
interface Wish {
  /** From its first date's beginning to its last one's end. */
  span: Span;
  services: ServiceRow[];
  masters: string[];
  dates: string[];
  hours: WallSpan[];
}

async function readWish(app: DatabaseAndClock, asked: WishAsked): Promise<Result<Wish>> {
  const dates = [...new Set(asked.dates)].toSorted();
  const from = dates[0] ?? "";
  const to = dates.at(-1) ?? "";
  return await app.engine.snapshot(async (db) => {
    const { zone, horizon_days: horizonDays } = await readSalon(db);
    const today = localDate(app.now(), zone);
    if (from < today) return refuseField("dates", "Choose days to come");
    if (to > lastDate(today, { horizonDays }))
      return refuseField("dates", "Choose days that can be booked already");
    if (countDates(from, to) > waitingLimits.spanDays)
      return refuseField("dates", "Choose days within two months");
    return readIn(await readDiaryOfDates(db, { from, to }, { now: app.now() }), asked, dates);
  });
}

function readIn(diary: DiaryAndOffer, asked: WishAsked, dates: string[]): Result<Wish> {
  const refused = refuseAsked(diary, asked);
  if (refused) return refused;
  const picked = pickServices(diary.offer.services, asked.serviceIds);
  if (!picked.ok) return picked;
  const services = servicesWith(asked.serviceIds, asked.masters);
  const free = hoursFor(diary, { services, dates, hours: asked.hours }, dates);
  if (free.length > 0) return refuseFree(free, diary.salon.zone);
  const days = dates.flatMap((date) => dayFrames(date, date, diary.salon.zone));
  return ok({
    span: around(days),
    services: picked.value,
    masters: [...asked.masters],
    dates,
    hours: [...asked.hours],
  });
}

function refuseFree(free: readonly Slot[], zone: string) {
  return refuse("hour_free", "There is a free hour on these days already. You can book it now.", {
    alternatives: free.slice(0, 3).map(({ startsAt, masterIds }) => ({
      startsAt: zonedInstant(startsAt, zone),
      masterId: masterIds[0] ?? "",
      masterIds,
    })),
  });
}

const lookAgainMs = 60_000;

type WaitingWishRow = Pick<WaitingRow, "service_ids" | "masters" | "dates" | "hours">;

interface Waiter {
  userId: string | null;
  guestId: string;
  addedBy: string | null;
}

async function write(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { userId, guestId, addedBy }: Waiter,
  { span, services, masters, dates, hours }: Wish,
  before: readonly (Write | null)[] = [],
): Promise<Result<string>> {
  const wish = { service_ids: services.map(({ id }) => id), masters, dates, hours };
  const own = await listWaitingOf(tx, guestId);
  // Sent again, where the answer was lost or from another tab: a customer means one place in line.
  const same = addedBy === null && own.find((entry) => sealOf(entry) === sealOf(wish));
  if (same) return ok(same.id);
  if (own.length >= waitingLimits.person) {
    return refuse(
      "waiting_limit",
      "Three times at once are as many as one guest can wait for. End one of them first.",
    );
  }
  if ((await countWaiting(tx)) >= waitingLimits.list)
    return refuse("waiting_limit", "Our waiting list is full. Call the salon, or try again tomorrow.");
  const id = newId();
  await app.engine.together(tx, [
    ...before,
    ...waitingInserts(tx, {
      id,
      user_id: userId,
      guest_id: guestId,
      added_by: addedBy,
      state: "waiting",
      ...wish,
      service_name: services.map(({ name }) => name).join(", "),
      last_date: dates.at(-1) ?? "",
      worth_cents: services.reduce((sum, { price_cents }) => sum + price_cents, 0),
      created_at: app.now(),
      ended_at: null,
      booking_id: null,
    }),
    // What frees an hour right now does not see this entry yet: by then it is over.
    outboxInsert(
      tx,
      [freedHoursWork({ ...span, turn: null, waitingId: id }, `joined:${id}`, app.now() + lookAgainMs)],
      app.now(),
    ),
  ]);
  return ok(id);
}

function sealOf({ service_ids, masters, dates, hours }: WaitingWishRow): string {
  return JSON.stringify([service_ids, masters, dates, hours.map(({ opens, closes }) => [opens, closes])]);
}
