import type { KnownGuest } from "#domain/imports/guest-rows.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";

/**
 * Guests by another system's or this one's id, by number or by e-mail address. A merged guest is replaced by the
 * guest that was kept. Accounts are found by their address only if it is verified.
 * @returns each with the value it was found by
 */
export async function findKnownGuests(
  db: Handle,
  by: "externalId" | "number" | "email",
  values: readonly string[],
): Promise<{ value: string; guest: KnownGuest }[]> {
  const rows = await inParts(values, atOnce, async (some) => {
    const found = db
      .selectFrom("guests as found")
      .innerJoin("guests", (join) =>
        join.on((eb) => eb("guests.id", "=", eb.fn.coalesce("found.merged_into", "found.id"))),
      )
      .where("guests.listed", "=", 1)
      .select([
        "guests.id",
        "guests.user_id",
        "guests.name",
        "guests.phone",
        "guests.email",
        "guests.address",
      ]);
    if (by === "externalId") {
      const called = found
        .innerJoin("guest_external_ids as called", "called.guest_id", "found.id")
        .where("called.external_id", "in", some)
        .select("called.external_id as value");
      const own = found.where("found.id", "in", some).select("found.id as value");
      return await called.unionAll(own).execute();
    }
    if (by === "number")
      return await found.where("found.phone_key", "in", some).select("found.phone_key as value").execute();
    return await found
      .leftJoin("users", "users.id", "found.user_id")
      .where("found.email", "in", some)
      .where((eb) => eb.or([eb("found.user_id", "is", null), eb("users.email_verified", "=", 1)]))
      .select("found.email as value")
      .execute();
  });
  const notes = await listNotesOf(db, [...new Set(rows.map(({ id }) => id))]);
  return rows.map(({ value, id, user_id, name, phone, email, address }) => ({
    value,
    guest: {
      id,
      hasAccount: user_id !== null,
      name,
      number: phone,
      email,
      address,
      notes: notes.get(id) ?? [],
    },
  }));
}

/** The texts of the notes about guests and their parts. */
async function listNotesOf(db: Handle, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await inParts(ids, atOnce, (some) =>
    db
      .selectFrom("guest_notes")
      .innerJoin("guests", "guests.id", "guest_notes.guest_id")
      .where((eb) => eb.or([eb("guests.id", "in", some), eb("guests.merged_into", "in", some)]))
      .select((eb) => ["note", eb.fn.coalesce("guests.merged_into", "guests.id").as("id")])
      .execute(),
  );
  const notes = new Map<string, string[]>();
  for (const { id, note } of rows) notes.set(id, [...(notes.get(id) ?? []), note]);
  return notes;
}
