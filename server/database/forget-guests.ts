import { type SqlBool, sql } from "kysely";
import type { BookingRow } from "#server/database/bookings.ts";
import { replaceTerms } from "#server/database/guest-terms.ts";
import { listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { endWaitingOf } from "#server/database/waiting.ts";
import { hasNoAccount } from "#server/database/without-account.ts";

/**
 * Takes everything personal out of a deleted account's guest, out of those that are parts of it, and out of those that
 * the desk wrote down without the account although all of their visits, packages and places in line are the account's.
 * @returns the addresses and numbers under which they were told of visits
 */
export async function forgetGuestOfUser(db: Handle, userId: string, now: number): Promise<Contact[]> {
  const empty = (ids: string[]) =>
    db
      .updateTable("guests")
      .set({ name: "", phone: "", phone_key: "", email: "", address: "", language: null, by_text: null })
      .set({ listed: 0, forgotten_at: now })
      .where("id", "in", ids)
      .execute();
  // The guest first: its row waits for a merge under way. Only then are the parts read.
  await empty([userId]);
  const parts = [...(await listParts(db, [userId, ...(await listGuestsOfOneUser(db, userId))])).keys()];
  await empty(parts);
  for (const table of ["guest_terms", "guest_notes", "guest_external_ids", "imported_guests"] as const)
    await db.deleteFrom(table).where("guest_id", "in", parts).execute();
  await endWaitingOf(db, { userId, guestIds: parts }, now);
  await db.deleteFrom("guest_merges").where("kept_id", "in", parts).execute();
  return await db
    .selectFrom("bookings")
    .select(["email", "phone"])
    .where("guest_id", "in", parts)
    .distinct()
    .execute();
}

/** How somebody was notified of a visit. */
export type Contact = Pick<BookingRow, "email" | "phone">;

/**
 * Guests without an account. All their visits, packages and places in line, with those of their parts, belong to one
 * account.
 */
async function listGuestsOfOneUser(db: Handle, userId: string): Promise<string[]> {
  const theirs = db
    .selectFrom("bookings")
    .select("guest_id")
    .where("user_id", "=", userId)
    .union(db.selectFrom("bought_packages").select("guest_id").where("user_id", "=", userId))
    .union(db.selectFrom("waiting").select("guest_id").where("user_id", "=", userId));
  const found = await db
    .selectFrom("guests")
    .select((eb) => eb.fn.coalesce("merged_into", "id").as("id"))
    .where("id", "in", theirs)
    .distinct()
    .execute();
  const parts = await listParts(
    db,
    found.map(({ id }) => id),
  );
  const others = await listGuestsOfOthers(db, [...parts.keys()], userId);
  const shared = new Set(others.map((id) => parts.get(id)));
  return found.flatMap(({ id }) => (shared.has(id) ? [] : id));
}

/**
 * Which of some guests have an account, or have a visit, a package or a place on the waiting list that is not the
 * user's.
 */
async function listGuestsOfOthers(db: Handle, ids: readonly string[], userId: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const isOfOthers = (table: "bookings" | "bought_packages" | "waiting") =>
    sql<SqlBool>`coalesce(${sql.ref(`${table}.user_id`)}, '') != ${userId}`;
  const rows = await db
    .selectFrom("guests")
    .select("guests.id")
    .where("guests.id", "in", ids)
    .where(({ exists, not, or, selectFrom }) =>
      or([
        not(hasNoAccount),
        exists(
          selectFrom("bookings")
            .select("bookings.id")
            .whereRef("guest_id", "=", "guests.id")
            .where(isOfOthers("bookings")),
        ),
        exists(
          selectFrom("bought_packages")
            .select("bought_packages.id")
            .whereRef("guest_id", "=", "guests.id")
            .where(isOfOthers("bought_packages")),
        ),
        exists(
          selectFrom("waiting")
            .select("waiting.id")
            .whereRef("guest_id", "=", "guests.id")
            .where("state", "=", sql.lit("waiting"))
            .where(isOfOthers("waiting")),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes a leaving person's address from guests that the desk created for others, from their merges, and from their
 * search terms.
 */
export async function forgetAddressOfGuests(db: Handle, email: string): Promise<void> {
  const guests = await db
    .selectFrom("guests")
    .selectAll()
    .where("email", "=", email)
    .where(hasNoAccount)
    .execute();
  for (const guest of guests) {
    await db.updateTable("guests").set({ email: "" }).where("id", "=", guest.id).execute();
    await replaceTerms(db, { ...guest, email: "" });
  }
  // Undoing a merge restores what it replaced.
  const without = sql<string>`replace(fields, ${JSON.stringify(email)}, '""')`;
  await db
    .updateTable("guest_merges")
    .set({ fields: without })
    .where("ended_at", "is", null)
    .where("fields", "!=", without)
    .execute();
}
