import { sql } from "kysely";
import type { GuestRow } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";

/** Of what very many guests have in their names or numbers, so many are found: who looks types on. */
export const mostFound = 500;

/** Guests, the last one booked first. @param page.page counts from 1 */
export async function listGuests(
  db: Handle,
  { limit, page }: { limit: number; page: number },
): Promise<{ guests: GuestRow[]; count: number }> {
  const guests = await db
    .selectFrom("guests")
    .selectAll()
    .where("listed", "=", sql.lit(1))
    .orderBy("active_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const row = await db
    .selectFrom("guests")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("listed", "=", sql.lit(1))
    .executeTakeFirstOrThrow();
  return { guests, count: Number(row.count) };
}

/**
 * Guests who have each word of a search somewhere in their name, number or addresses, the last one booked first.
 * @param words as `readSearch` of domain/guests/search.ts answers them
 * @returns those of the page, and how many there are, at most `mostFound`
 */
export async function searchGuests(
  db: Handle,
  [longest = [], ...others]: readonly (readonly string[])[],
  { limit, page }: { limit: number; page: number },
): Promise<{ guests: GuestRow[]; count: number }> {
  let meant = db
    .selectFrom("guest_terms as term")
    .innerJoin("guests", "guests.id", "term.guest_id")
    .select((eb) => eb.fn.coalesce("guests.merged_into", "guests.id").as("id"))
    .distinct()
    .where((eb) => eb.or(longest.map((form) => begins("term.term", form))))
    .limit(mostFound);
  for (const forms of others) {
    meant = meant.where((eb) =>
      eb.exists(
        eb
          .selectFrom("guest_terms as other")
          .select("other.term")
          .whereRef("other.guest_id", "=", "term.guest_id")
          .where((other) => other.or(forms.map((form) => begins("other.term", form)))),
      ),
    );
  }
  const found = await meant.execute();
  if (found.length === 0) return { guests: [], count: 0 };
  const guests = await db
    .selectFrom("guests")
    .selectAll()
    .where(
      "id",
      "in",
      found.map(({ id }) => id),
    )
    .where("listed", "=", 1)
    .orderBy("active_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { guests, count: found.length };
}

/** Behind every text that begins with another one. */
const last = "\u{10ffff}";

function begins(column: "term.term" | "other.term", form: string) {
  const term = sql.ref(column);
  return sql<boolean>`(${term} >= ${form} and ${term} < ${form + last})`;
}

/** A page of the guests that are listed, in the order of their ids, each with the pinned or the latest note. */
export async function listGuestsAfter(db: Handle, after: string, most: number) {
  return await db
    .selectFrom("guests")
    .select(["id", "name", "phone", "email", "address"])
    .select((eb) =>
      eb
        .selectFrom("guest_notes")
        .select("note")
        .whereRef("guest_notes.guest_id", "=", "guests.id")
        .orderBy("pinned", "desc")
        .orderBy("created_at", "desc")
        .orderBy("guest_notes.id", "desc")
        .limit(1)
        .as("note"),
    )
    .where("listed", "=", 1)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}
