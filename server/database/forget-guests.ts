import type { BookingRow } from "#server/database/bookings.ts";
import { replaceTerms } from "#server/database/guest-terms.ts";
import { listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { endWaitingOfGuests } from "#server/database/waiting.ts";
import { hasNoAccount } from "#server/database/without-account.ts";

/**
 * Takes everything personal out of a deleted account's guest, out of those that are parts of it, and out of those that the
 * desk wrote down without the account although all of their visits are the account's.
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
  // The guest first: its row waits for a merge under way: the parts are read then.
  await empty([userId]);
  const parts = [...(await listParts(db, [userId, ...(await listGuestsOfOneUser(db, userId))])).keys()];
  await empty(parts);
  for (const table of ["guest_terms", "guest_notes", "guest_external_ids", "imported_guests"] as const)
    await db.deleteFrom(table).where("guest_id", "in", parts).execute();
  await endWaitingOfGuests(db, parts, now);
  await db.deleteFrom("guest_merges").where("kept_id", "in", parts).execute();
  return await db
    .selectFrom("bookings")
    .select(["email", "phone"])
    .where("guest_id", "in", parts)
    .distinct()
    .execute();
}

/** How somebody was told of a visit. */
export type Contact = Pick<BookingRow, "email" | "phone">;

/** Guests without an account when one account has all their visits. */
async function listGuestsOfOneUser(db: Handle, userId: string): Promise<string[]> {
  const found = await db
    .selectFrom("bookings")
    .innerJoin("guests", "guests.id", "bookings.guest_id")
    .where("bookings.user_id", "=", userId)
    .where(hasNoAccount)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("bookings as others")
            .select("others.id")
            .whereRef("others.guest_id", "=", "bookings.guest_id")
            .where(({ eb, fn, val }) => eb(fn.coalesce("others.user_id", val("")), "!=", userId)),
        ),
      ),
    )
    .select("guests.id")
    .distinct()
    .execute();
  return found.map(({ id }) => id);
}

/** Takes the address of somebody who leaves out of guests that the desk wrote down for others, and what they were found by. */
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
}
