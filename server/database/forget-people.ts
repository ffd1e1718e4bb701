import type { Handle } from "#server/database/handle.ts";

const nobody = { name: "", email: "", phone: "" };

/** Takes the contact of deleted users out of visits that are over and out of what they bought. Coming visits keep it. */
export async function forgetDeletedPeople(db: Handle, now: number): Promise<void> {
  await db
    .updateTable("bookings")
    .set(nobody)
    .where("user_id", "in", (eb) => eb.selectFrom("users").select("id").where("deleted_at", "is not", null))
    .where("email", "!=", "")
    .where((eb) => eb.or([eb("state", "in", ["completed", "cancelled", "no_show"]), eb("ends_at", "<", now)]))
    .execute();
  await db
    .updateTable("purchases")
    .set(nobody)
    .where("user_id", "in", (eb) => eb.selectFrom("users").select("id").where("deleted_at", "is not", null))
    .where("email", "!=", "")
    .where("state", "in", ["booked", "refunded"])
    .execute();
}
