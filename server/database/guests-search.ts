import { sql } from "kysely";
import type { GuestRow } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";

/** The most guests found for a very common name or number. A longer search finds the others. */
export const mostGuestsFound = 500;

/** Pages count from 1. */
export interface PageOfGuests {
  limit: number;
  page: number;
}

/** Guests, most recent booking first. */
export async function listGuests(
  db: Handle,
  { limit, page }: PageOfGuests,
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

/** The most terms read for the rarest word of a search. Further ones are not found. */
const mostTermsRead = 5_000;

/**
 * Guests who have each word of a search somewhere in their name, number or addresses, most recent booking first. The
 * word with the fewest matching terms narrows the search, so that a common mail host does not.
 * @param words as returned by `readSearch` of domain/guests/search.ts
 * @returns those of the page, their number, at most `mostGuestsFound`, and whether there may be more
 */
export async function searchGuests(
  db: Handle,
  words: readonly (readonly string[])[],
  page: PageOfGuests,
): Promise<{ guests: GuestRow[]; count: number; isCut: boolean }> {
  const [rarest, ...others] = await byRareness(db, words);
  const narrow = db
    .selectFrom("guest_terms")
    .select("guest_id")
    .where((eb) => eb.or((rarest?.forms ?? []).map((form) => begins("term", form))))
    .limit(mostTermsRead);
  let meant = db
    .selectFrom(narrow.as("term"))
    .innerJoin("guests as part", "part.id", "term.guest_id")
    .innerJoin("guests as whole", (join) =>
      join.on("whole.id", "=", (eb) => eb.fn.coalesce("part.merged_into", "part.id")),
    )
    .select("whole.id")
    .distinct()
    .where("whole.listed", "=", 1)
    .limit(mostGuestsFound);
  for (const { forms } of others) {
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
  const isCut = found.length === mostGuestsFound || (rarest?.terms ?? 0) >= mostTermsRead;
  const guests = await listPage(
    db,
    found.map(({ id }) => id),
    page,
  );
  return { guests, count: found.length, isCut };
}

/** A page of some guests, most recent booking first. */
export async function listPage(
  db: Handle,
  ids: readonly string[],
  { limit, page }: PageOfGuests,
): Promise<GuestRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("guests")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("active_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** The words of a search with the number of terms that begin with them, counted up to a limit, rarest first. */
async function byRareness(db: Handle, words: readonly (readonly string[])[]) {
  const counted = [];
  for (const forms of words) {
    const some = db
      .selectFrom("guest_terms")
      .select("term")
      .where((eb) => eb.or(forms.map((form) => begins("term", form))))
      .limit(mostTermsRead);
    const { terms } = await db
      .selectFrom(some.as("some"))
      .select((eb) => eb.fn.countAll<number>().as("terms"))
      .executeTakeFirstOrThrow();
    counted.push({ forms, terms: Number(terms) });
  }
  return counted.sort((one, other) => one.terms - other.terms);
}

/** Sorts after every text with a given prefix. */
const last = "\u{10ffff}";

function begins(column: "term" | "other.term", form: string) {
  const term = sql.ref(column);
  return sql<boolean>`(${term} >= ${form} and ${term} < ${form + last})`;
}

/** A page of listed guests, ordered by id, each with the pinned or the latest note. */
export async function listGuestsAfter(db: Handle, after: string, most: number) {
  return await db
    .selectFrom("guests")
    .select(["id", "user_id", "name", "phone", "email", "address"])
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
