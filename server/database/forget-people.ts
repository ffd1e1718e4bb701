import { type ExpressionBuilder, sql } from "kysely";
import { overStates } from "#domain/booking-states.ts";
import { settledStates } from "#domain/purchase.ts";
import { cancelledBy, mistakes, moneyReasons, plainReasons, steps } from "#domain/visit-history.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { hasLivePayment } from "#server/database/payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { hasMoneyToReturn, hasRefundUnderWay } from "#server/database/unreturned-money.ts";

/**
 * How long the salon may still call a deleted customer about a visit without a time, to arrange or to refund it, or
 * about money that has yet to reach them, and try to send a gift card of theirs.
 */
const arrangingMs = 30 * 24 * 60 * 60_000;

/** Users are erased when they are deleted. This runs once an hour. */
const latelyMs = 3 * 60 * 60_000;

const nobody = { name: "", email: "", phone: "" };

/**
 * Erases the contact details of deleted users from visits that are over, with the desk's notes and the texts typed
 * into their histories and about their reviews, and from what they bought or meant to buy, gift cards included. Coming
 * visits keep them, and so do purchases that may still receive money. Visits to be arranged, and visits and purchases of
 * which money has yet to be returned, keep them for thirty days.
 * @returns whether anything changed that visits or users are searched by
 */
export async function forgetDeletedPeople(db: Handle, now: number): Promise<boolean> {
  const isOver = (eb: ExpressionBuilder<Schema, "bookings">) =>
    eb.or([eb("state", "in", overStates), eb("ends_at", "<", now)]);
  const leftLongAgo = (users: ExpressionBuilder<Schema, keyof Schema>) =>
    deletedUsers(users).where("deleted_at", "<", now - arrangingMs);
  const ofUsers = await db
    .updateTable("bookings")
    .set({ ...nobody, note: "" })
    .where("user_id", "in", deletedUsers)
    // Visits booked with only a number have no address.
    .where((eb) => eb.or([eb("email", "!=", ""), eb("name", "!=", ""), eb("note", "!=", "")]))
    .where((eb) =>
      eb.or([
        eb.and([isOver(eb), eb.not(hasMoneyToReturn(eb))]),
        eb.and([eb.or([isOver(eb), eb("starts_at", "is", null)]), eb("user_id", "in", leftLongAgo)]),
      ]),
    )
    .executeTakeFirst();
  // What the desk booked for the same person with only the number.
  const ofGuests = await db
    .updateTable("bookings")
    .set({ ...nobody, note: "" })
    .where("guest_id", "in", forgottenGuests)
    .where((eb) => eb.or([eb("name", "!=", ""), eb("note", "!=", "")]))
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "in", deletedUsers)]))
    .where(isOver)
    .where((eb) =>
      eb.or([
        eb.not(hasMoneyToReturn(eb)),
        eb("guest_id", "in", (guests) =>
          forgottenGuests(guests).where("forgotten_at", "<", now - arrangingMs),
        ),
      ]),
    )
    .executeTakeFirst();
  // A payment that was under way may have added a number since.
  await db.deleteFrom("guest_terms").where("guest_id", "in", forgottenGuests).execute();
  await db
    .updateTable("purchases")
    .set(nobody)
    .where("user_id", "in", deletedUsers)
    .where("email", "!=", "")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("state", "in", settledStates),
          eb.or([eb.not(hasRefundUnderWay(eb, "purchases.id")), eb("user_id", "in", leftLongAgo)]),
        ]),
        eb.and([eb("state", "=", "released"), eb.not(hasLivePayment(eb, "purchases.id"))]),
      ]),
    )
    .execute();
  await forgetReasons(db);
  await db
    .updateTable("reviews")
    .set({ hidden_reason: "" })
    .where("user_id", "in", deletedUsers)
    .where("hidden_reason", "!=", "")
    .execute();
  await forgetWishes(db);
  await forgetGiftCards(db, now);
  await db
    .updateTable("gift_cards")
    .set({ to_email: null })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("bought_packages")
        .select("bought_packages.id")
        .where("guest_id", "in", forgottenGuests)
        .union(
          eb.selectFrom("bought_packages").select("bought_packages.id").where("user_id", "in", deletedUsers),
        ),
    )
    .where("to_email", "is not", null)
    .execute();
  const lately = await db
    .selectFrom("users")
    .select("id")
    .where("deleted_at", ">", now - latelyMs)
    .limit(1)
    .executeTakeFirst();
  return lately !== undefined || ofUsers.numUpdatedRows + ofGuests.numUpdatedRows > 0n;
}

/**
 * Forgets which notices deleted users had switched off, once none of their visits has an address any more, and nothing
 * that may yet become a visit.
 */
async function forgetWishes(db: Handle): Promise<void> {
  const { rows } = await sql<{ subject: string }>`
    select 'user:' || id as subject from users where deleted_at is not null
    and (select kind from notice_refusals where subject = 'user:' || users.id limit 1) is not null
    and (select id from bookings where user_id = users.id and email != '' limit 1) is null
    and (select id from purchases where user_id = users.id and email != '' limit 1) is null`.execute(db);
  const subjects = rows.map(({ subject }) => subject);
  await inParts(subjects, atOnce, async (some) => {
    await db.deleteFrom("notice_refusals").where("subject", "in", some).execute();
    return [];
  });
}

/**
 * Replaces typed texts in the histories of their visits by the defaults: who cancelled a visit, as the figures count
 * it, and what the desk did.
 */
async function forgetReasons(db: Handle): Promise<void> {
  const isByCustomer = sql`coalesce(cancelled_by, case when actor_id = (
    select user_id from bookings where bookings.id = booking_events.booking_id) then 'customer' end) = 'customer'`;
  const undone = Object.entries(mistakes).flatMap(([from, by]) =>
    Object.entries(by).map(
      ([to, reason]) => sql`when from_state = ${from} and to_state = ${to} then ${reason}`,
    ),
  );
  const done = Object.entries(steps).map(([to, reason]) => sql`when to_state = ${to} then ${reason}`);
  await db
    .updateTable("booking_events")
    .set({
      reason: sql<string>`case
        when from_state = to_state then ${moneyReasons.takenBack}
        when to_state = 'cancelled' and ${isByCustomer} then ${cancelledBy("customer")}
        when to_state = 'cancelled' then ${cancelledBy("salon")}
        ${sql.join([...undone, ...done], sql` `)} end`,
    })
    .where(({ and, eb, or }) =>
      or([
        eb("reason", "like", `${moneyReasons.takenBack}: %`),
        and([
          eb("from_state", "!=", eb.ref("to_state")),
          eb("to_starts_at", "is", null),
          eb("reason", "not in", plainReasons),
        ]),
      ]),
    )
    .where("booking_id", "in", (eb) => {
      const bookings = eb.selectFrom("bookings").select("bookings.id");
      return bookings.where("user_id", "in", deletedUsers).union(
        bookings
          .where("guest_id", "in", forgottenGuests)
          // Avoid the index of accounts: half of all bookings have none, and SQLite would read them all.
          .where(({ eb, fn, val }) => eb(fn.coalesce("user_id", val("")), "=", "")),
      );
    })
    .execute();
}

/**
 * Erases both names and the message from gift cards that deleted users gave. A card that is still to be sent keeps
 * them until it is sent, or for thirty days if it can't be. Its balance stays valid.
 */
async function forgetGiftCards(db: Handle, now: number): Promise<void> {
  const bought = await db
    .selectFrom("purchases")
    .select("id")
    .where("kind", "=", "gift_card")
    .where("user_id", "in", deletedUsers)
    // Money that may still arrive turns it into a card that is sent.
    .where("email", "=", "")
    .execute();
  const ids = bought.map(({ id }) => id);
  await inParts(ids, atOnce, async (some) => {
    await db
      .updateTable("gift_cards")
      .set({ from_name: "", to_name: "", to_email: null, message: "" })
      .where("purchase_id", "in", some)
      .where((eb) => eb.or([eb("from_name", "!=", ""), eb("to_email", "is not", null)]))
      .where((eb) =>
        eb.or([
          eb("sold_at", "is", null),
          eb("sends_at", "is", null),
          eb("sent_at", "is not", null),
          eb("refunded_at", "is not", null),
          eb("sends_at", "<", now - arrangingMs),
        ]),
      )
      .execute();
    return [];
  });
}

/**
 * Erases a leaving person's address from gift cards that others gave them, with the name on the card, and from
 * packages. A card that waits for its day stays: it is its buyer's gift to that address.
 */
export async function forgetReceiver(db: Handle, email: string): Promise<void> {
  await db
    .updateTable("gift_cards")
    .set({ to_email: null, to_name: "" })
    .where("to_email", "=", email)
    .where((eb) =>
      eb.or([
        eb("kind", "=", sql.lit("package")),
        eb("sent_at", "is not", null),
        eb("refunded_at", "is not", null),
      ]),
    )
    .execute();
}

function deletedUsers(eb: ExpressionBuilder<Schema, keyof Schema>) {
  return eb.selectFrom("users").select("users.id").where("deleted_at", "is not", null);
}

function forgottenGuests(eb: ExpressionBuilder<Schema, keyof Schema>) {
  return eb.selectFrom("guests").select("guests.id").where("forgotten_at", "is not", null);
}
