import { sql } from "kysely";
import { comingStates } from "#domain/booking-states.ts";
import { type BookingRow, withItems } from "#server/database/bookings.ts";
import { listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { listMembersUntil } from "#server/database/memberships.ts";

/** Key figures of a guest's visits. Instants in epoch milliseconds. */
export interface GuestFigures {
  /** Completed visits. */
  visits: number;
  noShows: number;
  /** Cents of completed visits that were paid, and that were not. */
  spentCents: number;
  owedCents: number;
  lastVisit: number | null;
  nextVisit: number | null;
  /** When the membership ends. Null for others. */
  memberUntil: number | null;
}

/** A shared phone number can have more visits than a person would. Only the most recent ones count. */
const mostCounted = 1_000;

/** The figures of some guests, their parts included, by id: over the last thousand visits of each. */
export async function readGuestFigures(
  db: Handle,
  guests: readonly { id: string; user_id: string | null }[],
  now: number,
): Promise<(id: string) => GuestFigures> {
  const parts = await listParts(
    db,
    guests.map(({ id }) => id),
  );
  const visits = await countVisits(db, [...parts.keys()], now);
  const members = await listMembersUntil(
    db,
    now,
    guests.flatMap(({ user_id }) => user_id ?? []),
  );
  const partsOf = Map.groupBy(parts.keys(), (id) => parts.get(id));
  return (id) => {
    const own = (partsOf.get(id) ?? []).flatMap((part) => visits.get(part) ?? []);
    const sum = (count: (row: (typeof own)[number]) => number) =>
      own.reduce((all, row) => all + count(row), 0);
    const times = (of: "last" | "next") => own.flatMap((row) => row[of] ?? []);
    return {
      visits: sum((row) => row.visits),
      noShows: sum((row) => row.noShows),
      spentCents: sum((row) => row.cents - row.owedCents),
      owedCents: sum((row) => row.owedCents),
      lastVisit: times("last").length > 0 ? Math.max(...times("last")) : null,
      nextVisit: times("next").length > 0 ? Math.min(...times("next")) : null,
      memberUntil: members.get(id) ?? null,
    };
  };
}

async function countVisits(db: Handle, ids: readonly string[], now: number) {
  if (ids.length === 0) return new Map<string, never>();
  const completed = sql`state = 'completed'`;
  const coming = sql`starts_at > ${now} and state in (${sql.join(comingStates.map((state) => sql.lit(state)))})`;
  // What neither a card nor a gift card has paid is due, less what was paid of it at the salon, excluding money that
  // is kept beyond the price.
  const due = sql<number>`(price_cents - card_cents - credit_cents + kept_at_salon_cents + hand_back_cents
    - (select coalesce(sum(amount_cents), 0) from ledger
      where ledger.booking_id = bookings.id and ledger.kind = 'pay_at_salon'))`;
  const mayOwe = sql`${completed} and price_cents > card_cents + credit_cents`;
  const figures = db
    .selectFrom("bookings")
    .select([
      "guest_id",
      sql<number>`sum(case when ${completed} then 1 else 0 end)`.as("visits"),
      sql<number>`sum(case when state = 'no_show' then 1 else 0 end)`.as("no_shows"),
      sql<number>`sum(case when ${completed} then price_cents else 0 end)`.as("cents"),
      sql<number>`sum(case when ${mayOwe} and ${due} > 0 then ${due} else 0 end)`.as("owed"),
      sql<number | null>`max(case when ${completed} then starts_at end)`.as("last"),
      sql<number | null>`min(case when ${coming} then starts_at end)`.as("next"),
    ])
    .groupBy("guest_id");
  const busy = await findBusy(db, ids, mostCounted);
  const others = ids.filter((id) => !busy.has(id));
  const rows = others.length > 0 ? await figures.where("guest_id", "in", others).execute() : [];
  for (const [id, since] of busy)
    rows.push(...(await figures.where("guest_id", "=", id).where("starts_at", ">=", since).execute()));
  return new Map(
    rows.map((row) => [
      row.guest_id ?? "",
      {
        visits: Number(row.visits),
        noShows: Number(row.no_shows),
        cents: Number(row.cents),
        owedCents: Number(row.owed),
        last: row.last === null ? null : Number(row.last),
        next: row.next === null ? null : Number(row.next),
      },
    ]),
  );
}

/** The guests with at least this many visits, each with the start of the oldest one that still counts. */
async function findBusy(db: Handle, ids: readonly string[], most: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("guests")
    .select((eb) => [
      "id",
      eb
        .selectFrom("bookings")
        .select("starts_at")
        .whereRef("bookings.guest_id", "=", "guests.id")
        .where("starts_at", "is not", null)
        .orderBy("starts_at", "desc")
        .limit(1)
        .offset(most - 1)
        .as("since"),
    ])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.flatMap(({ id, since }) => (since === null ? [] : [[id, Number(since)]])));
}

/** The visits of a guest and its parts: those to be arranged, then the latest first. */
export async function listVisitsOfGuest(
  db: Handle,
  parts: readonly string[],
  most: number,
): Promise<BookingRow[]> {
  const busy = await findBusy(db, parts, most);
  const since = Math.max(0, ...busy.values());
  const visits = db.selectFrom("bookings").select(["id", "starts_at"]).where("guest_id", "in", parts);
  const toArrange = visits.where("starts_at", "is", null).orderBy("id", "desc").limit(most);
  const arranged = visits
    .where("starts_at", ">=", since)
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
  const meant = [...(await toArrange.execute()), ...(await arranged.execute())].slice(0, most);
  const ids = meant.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await withItems(db, db.selectFrom("bookings").selectAll().where("id", "in", ids));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
