import { type ExpressionBuilder, sql } from "kysely";
import { bookedAtDesk } from "#domain/visit-history.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/**
 * Gives an account the visits that the desk booked for it, and the packages that it sold to it, under its address
 * before the address was verified. Visits that came with another guest or from a file are left out: nobody said that
 * the account may show them.
 */
export async function giveProvedVisits(db: Handle, userId: string): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ user_id: userId })
    .where("guest_id", "=", userId)
    .where("user_id", "is", null)
    .where("email", "=", (eb) => eb.selectFrom("users").select("email").where("users.id", "=", userId))
    .where(isBookedAtDesk)
    .execute();
  await db
    .updateTable("bought_packages")
    .set({ user_id: userId })
    .where("guest_id", "=", userId)
    .where("user_id", "is", null)
    .where((eb) =>
      eb(
        eb.selectFrom("gift_cards").select("to_email").whereRef("gift_cards.id", "=", "bought_packages.id"),
        "=",
        eb.selectFrom("users").select("email").where("users.id", "=", userId),
      ),
    )
    .execute();
}

/**
 * Gives an account the visits that the desk booked and the packages that it sold under a number, and what is waited for
 * under it, once the number is proved to be the account's. Those of a guest who has an account stay where they are, and
 * so do those that the desk has merged into such a guest.
 * @param phoneKey the number as `numberKey` writes it
 * @returns the visits
 */
export async function giveVisitsOfNumber(db: Handle, userId: string, phoneKey: string) {
  const guests = db
    .selectFrom("guests")
    .leftJoin("guests as whole", "whole.id", "guests.merged_into")
    .select("guests.id")
    .where("guests.phone_key", "=", phoneKey)
    .where(({ eb, fn, val }) => eb(fn.coalesce("whole.user_id", "guests.user_id", val(userId)), "=", userId));
  const visits = await db
    .updateTable("bookings")
    .set({ user_id: userId })
    .where("guest_id", "in", guests)
    // Avoid the index of accounts: half of all bookings have none, and SQLite would read them all.
    .where(({ eb, fn, val }) => eb(fn.coalesce("user_id", val("")), "=", ""))
    .where(isBookedAtDesk)
    .returning(["id", "email", "phone", "by_text", "user_id", "starts_at"])
    .execute();
  await db
    .updateTable("bought_packages")
    .set({ user_id: userId })
    .where("guest_id", "in", guests)
    .where("user_id", "is", null)
    .execute();
  await db
    .updateTable("waiting")
    .set({ user_id: userId })
    .where("guest_id", "in", guests)
    .where("user_id", "is", null)
    .where("state", "=", sql.lit("waiting"))
    .execute();
  return visits;
}

function isBookedAtDesk(eb: ExpressionBuilder<Schema, "bookings">) {
  return eb.exists(
    eb
      .selectFrom("booking_events")
      .select("booking_events.id")
      .whereRef("booking_events.booking_id", "=", "bookings.id")
      .where("booking_events.reason", "=", bookedAtDesk),
  );
}
