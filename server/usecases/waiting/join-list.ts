import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import { waitingLimits } from "#domain/waiting.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { freedHoursWork } from "#server/database/freed-hours.ts";
import { findGuest, findGuestOfDesk, updateGuest } from "#server/database/guests.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import type { Schema } from "#server/database/schema.ts";
import { findUser } from "#server/database/users.ts";
import {
  countWaiting,
  findWaiting,
  listWaitingOf,
  type WaitingRow,
  waitingInserts,
} from "#server/database/waiting.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { canTellAccount } from "#server/usecases/deliveries/told-of-offer.ts";
import { type Caller, guestOfCaller, withCaller } from "#server/usecases/guests/guest-of-caller.ts";
import { ok, type Result, refuse, signInFirst } from "#server/usecases/result.ts";
import { readWish, type Wish, type WishAsked } from "#server/usecases/waiting/read-wish.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/** A guest that the desk puts on the list. */
export interface GuestWaiting extends WishAsked {
  name: string;
  phone: string;
  email?: string | undefined;
  guestId?: string | undefined;
  isNewGuest?: boolean | undefined;
  /** The language for a guest without an account, from now on. */
  language?: Language | undefined;
  /** Sent again with the same key, it is written once. */
  key?: string | undefined;
}

/**
 * Puts a customer on the waiting list. Refuses `hour_free` with the hours if some are free, and `waiting_limit` for
 * more entries than one person may have, which is counted under the customer's lock.
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
    return await write(app, tx, { id: newId(), userId, guestId: userId, addedBy: null }, wish.value);
  });
}

/**
 * Puts a guest on the waiting list for the desk: one who called, or one with an account. The same with the same key
 * again answers the entry that there is.
 * @returns the entry's id; `not_found` for a guest who is gone
 */
export async function addWaitingGuest(
  app: DatabaseAndClock,
  actorId: string,
  order: GuestWaiting,
): Promise<Result<string>> {
  const entryId = idOfMade("waiting", actorId, order);
  return await writtenOnce(
    async () => ((await findWaiting(app.engine.read, entryId)) ? ok(entryId) : undefined),
    () => addCaller(app, { entryId, actorId }, order),
  );
}

/** The entry as the desk writes it. */
interface Entry {
  entryId: string;
  actorId: string;
}

async function addCaller(
  app: DatabaseAndClock,
  entry: Entry,
  { name, phone, email, guestId, isNewGuest, language, ...asked }: GuestWaiting,
): Promise<Result<string>> {
  const wish = await readWish(app, asked);
  if (!wish.ok) return wish;
  const caller = { name, phone, email, guestId, isNewGuest, chosen: { language } };
  return await withCaller(app, () =>
    app.engine.transaction((tx) => writeCaller(app, tx, entry, caller, wish.value)),
  );
}

async function writeCaller(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { entryId, actorId }: Entry,
  caller: Caller,
  wish: Wish,
): Promise<Result<string>> {
  const guest = await guestOfCaller(app, tx, caller, app.now());
  if (!guest.ok) return guest;
  const { id: guestId, writes } = guest.value;
  await keepFirstNumber(tx, guestId, caller.phone);
  const user = await findUser(tx, guestId);
  if (user) await app.engine.lock(tx, "users", guestId);
  const who = { id: entryId, userId: user?.id ?? null, guestId, addedBy: actorId };
  return await write(app, tx, who, wish, writes);
}

/** Gives a guest without a number the one that is given now, because an entry has no number of its own. */
async function keepFirstNumber(tx: Transaction<Schema>, guestId: string, phone: string): Promise<void> {
  const guest = await findGuest(tx, guestId);
  if (guest?.phone_key !== "") return;
  const other = await findGuestOfDesk(tx, { phoneKey: numberKey(phone), name: guest.name });
  if (!other) await updateGuest(tx, guest, { phone });
}

const lookAgainMs = 60_000;

type WaitingWishRow = Pick<WaitingRow, "service_ids" | "masters" | "dates" | "hours">;

interface Waiter {
  /** Of the entry. */
  id: string;
  userId: string | null;
  guestId: string;
  addedBy: string | null;
}

async function write(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id, userId, guestId, addedBy }: Waiter,
  { span, services, masters, dates, hours }: Wish,
  before: readonly (Write | null)[] = [],
): Promise<Result<string>> {
  const wish = { service_ids: services.map(({ id }) => id), masters, dates, hours };
  const own = await listWaitingOf(tx, { guestId, userId });
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
    // A transaction that frees an hour right now does not see this entry yet, so search once more after it has ended.
    outboxInsert(
      tx,
      [freedHoursWork({ ...span, passedBy: null, waitingId: id }, `joined:${id}`, app.now() + lookAgainMs)],
      app.now(),
    ),
  ]);
  return ok(id);
}

function sealOf({ service_ids, masters, dates, hours }: WaitingWishRow): string {
  return JSON.stringify([service_ids, masters, dates, hours.map(({ opens, closes }) => [opens, closes])]);
}
