import type { ExpressionBuilder } from "kysely";
import { overStates } from "#domain/booking-states.ts";
import { settledStates } from "#domain/purchase.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** How long the salon may still call a deleted customer about a visit without a time: to arrange it, or to refund it. */
const arrangingMs = 30 * 24 * 60 * 60_000;

const nobody = { name: "", email: "", phone: "" };

/**
 * Takes the contact of deleted users out of visits that are over, with what the desk wrote about them, and out of what
 * they bought or meant to buy. Coming visits keep it, so does one to be arranged for
 * thirty days, and so does a purchase that money may still come for or go back to.
 */
export async function forgetDeletedPeople(db: Handle, now: number): Promise<void> {
  const isOver = (eb: ExpressionBuilder<Schema, "bookings">) =>
    eb.or([eb("state", "in", overStates), eb("ends_at", "<", now)]);
  await db
    .updateTable("bookings")
    .set({ ...nobody, note: "" })
    .where("user_id", "in", deletedUsers)
    .where("email", "!=", "")
    .where((eb) =>
      eb.or([
        isOver(eb),
        eb.and([
          eb("starts_at", "is", null),
          eb("user_id", "in", (users) => deletedUsers(users).where("deleted_at", "<", now - arrangingMs)),
        ]),
      ]),
    )
    .execute();
  // What the desk booked for the same person by the number alone.
  await db
    .updateTable("bookings")
    .set({ ...nobody, note: "" })
    .where("guest_id", "in", forgottenGuests)
    .where("name", "!=", "")
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "in", deletedUsers)]))
    .where(isOver)
    .execute();
  // A payment that was under way may have told a number since.
  await db.deleteFrom("guest_terms").where("guest_id", "in", forgottenGuests).execute();
  await db
    .updateTable("purchases")
    .set(nobody)
    .where("user_id", "in", deletedUsers)
    .where("email", "!=", "")
    .where((eb) =>
      eb.or([
        eb("state", "in", settledStates),
        eb.and([
          eb("state", "=", "released"),
          eb.not(
            eb.exists(
              eb
                .selectFrom("payments")
                .select("payments.id")
                .whereRef("payments.purchase_id", "=", "purchases.id")
                .where("payments.state", "!=", "cancelled"),
            ),
          ),
        ]),
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
