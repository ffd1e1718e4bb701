import { type RawBuilder, sql } from "kysely";
import { emptyStates } from "#domain/booking-states.ts";
import { type GuestGroup, longAwayDays } from "#domain/guests/groups.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { GuestRow } from "#server/database/guests.ts";
import { listPage, mostGuestsFound, type PageOfGuests } from "#server/database/guests-search.ts";
import type { Handle } from "#server/database/handle.ts";
import { membersNow } from "#server/database/memberships.ts";

/** The most guests, or missed visits, that are looked at for a group: the latest. */
const mostRead = 5_000;

/** Each returns ids of listed guests. */
const groups: Record<GuestGroup, (db: Handle, now: number) => Promise<{ id: string }[]>> = {
  members: async (db, now) =>
    await db
      .selectFrom("guests")
      .select("id")
      .where("listed", "=", 1)
      .where("id", "in", membersNow(db, now, mostRead))
      .limit(mostGuestsFound)
      .execute(),

  /** Who has been here, not for long, and has booked nothing since. */
  away: async (db, now) => {
    const since = now - longAwayDays * dayMs;
    const quiet = db
      .selectFrom("guests")
      .select("id")
      .where("listed", "=", sql.lit(1))
      .where("active_at", "<=", since)
      .orderBy("active_at", "desc")
      .orderBy("id", "desc")
      .limit(mostRead);
    return await db
      .selectFrom(quiet.as("some"))
      .select("some.id")
      .where(hasVisit(sql`bookings.state = 'completed'`))
      .where(sql<boolean>`not ${hasVisit(sql`bookings.starts_at > ${since} and ${takesPlace}`)}`)
      .limit(mostGuestsFound)
      .execute();
  },

  no_shows: async (db) => {
    const missed = db
      .selectFrom("bookings")
      .select("guest_id")
      .where("state", "=", sql.lit("no_show"))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(mostRead);
    return await db
      .selectFrom(missed.as("some"))
      .innerJoin("guests as part", "part.id", "some.guest_id")
      .innerJoin("guests as whole", (join) =>
        join.on("whole.id", "=", (eb) => eb.fn.coalesce("part.merged_into", "part.id")),
      )
      .select("whole.id")
      .distinct()
      .where("whole.listed", "=", 1)
      .limit(mostGuestsFound)
      .execute();
  },
};

/** A page of a group of guests, most recent booking first, and how many are in it, `mostGuestsFound` at most. */
export async function listGroup(
  db: Handle,
  only: GuestGroup,
  now: number,
  page: PageOfGuests,
): Promise<{ guests: GuestRow[]; count: number; isCut: boolean }> {
  const ids = (await groups[only](db, now)).map(({ id }) => id);
  return { guests: await listPage(db, ids, page), count: ids.length, isCut: ids.length === mostGuestsFound };
}

const takesPlace = sql`bookings.state not in (${sql.join(emptyStates.map((state) => sql.lit(state)))})`;

/** Whether `some` guest, or one that was merged into it, has such a visit. */
function hasVisit(such: RawBuilder<unknown>) {
  const guest = sql.ref("some.id");
  return sql<boolean>`(exists (select 1 from bookings where bookings.guest_id = ${guest} and ${such})
    or exists (select 1 from guests as part inner join bookings on bookings.guest_id = part.id
      where part.merged_into = ${guest} and ${such}))`;
}
