import { type Selectable, sql } from "kysely";
import type { WallSpan } from "#domain/time/wall-span.ts";
import type { WaitingState } from "#domain/waiting.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import type { WaitingTable } from "#server/database/schema/waiting.ts";
import { writtenOut } from "#server/database/written-out.ts";

type Lists = "service_ids" | "masters" | "dates" | "hours";

/** An entry of the waiting list. */
export interface WaitingRow extends Omit<Selectable<WaitingTable>, Lists> {
  service_ids: string[];
  masters: string[];
  dates: string[];
  hours: WallSpan[];
}

/** The same with its guest's details: from the account, or as the desk knows the guest. */
export interface WaitingGuest extends WaitingRow {
  name: string;
  phone: string;
  email: string;
}

/** The statements that write an entry with its dates. */
export function waitingInserts(
  db: Handle,
  { service_ids, masters, dates, hours, ...row }: WaitingRow,
): Write[] {
  return [
    db.insertInto("waiting").values({
      ...row,
      service_ids: JSON.stringify(service_ids),
      masters: JSON.stringify(masters),
      dates: JSON.stringify(dates),
      hours: JSON.stringify(hours),
    }),
    db.insertInto("waiting_dates").values(dates.map((date) => ({ date, waiting_id: row.id }))),
  ];
}

export async function findWaiting(db: Handle, id: string): Promise<WaitingGuest | undefined> {
  const row = await ofWhom(db).where("waiting.id", "=", id).executeTakeFirst();
  return row && parse(row);
}

/** Some entries, in no order. */
export async function listWaitingByIds(db: Handle, ids: readonly string[]): Promise<WaitingGuest[]> {
  if (ids.length === 0) return [];
  return (await ofWhom(db).where("waiting.id", "in", ids).execute()).map(parse);
}

/** What a guest waits for, and that guest's account. */
export async function listWaitingOf(
  db: Handle,
  { guestId, userId }: { guestId: string; userId: string | null },
): Promise<WaitingGuest[]> {
  const rows = await ofWhom(db)
    .where((eb) =>
      eb.or([
        eb("waiting.guest_id", "=", guestId),
        ...(userId === null ? [] : [eb("waiting.user_id", "=", userId)]),
      ]),
    )
    .where("waiting.state", "=", sql.lit("waiting"))
    .execute();
  return rows.map(parse);
}

/** The services and masters named by entries that still wait, each once an entry. */
export async function listWaitedFor(db: Handle): Promise<{ services: string[]; masters: string[] }> {
  const rows = await db
    .selectFrom("waiting")
    .select(["service_ids", "masters"])
    .where("state", "=", sql.lit("waiting"))
    .execute();
  return {
    services: rows.flatMap((row) => [...new Set<string>(JSON.parse(row.service_ids))]),
    masters: rows.flatMap((row) => [...new Set<string>(JSON.parse(row.masters))]),
  };
}

/** How many entries wait. */
export async function countWaiting(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("waiting")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", sql.lit("waiting"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** An account's waiting entries, then those that ended since an instant, each latest first, up to a limit. */
export async function listWaitingOfUser(db: Handle, userId: string, since: number): Promise<WaitingGuest[]> {
  const rows = await ofWhom(db)
    .where("waiting.user_id", "=", userId)
    .where((eb) => eb.or([eb("waiting.ended_at", "is", null), eb("waiting.ended_at", ">", since)]))
    .orderBy((eb) => eb.case().when("waiting.ended_at", "is", null).then(0).else(1).end())
    .orderBy("waiting.created_at", "desc")
    .orderBy("waiting.id", "desc")
    .limit(50)
    .execute();
  return rows.map(parse);
}

/** A page of waiting entries, in the order in which they joined. @param page.after the last one seen */
export async function listWaiting(
  db: Handle,
  { date, limit, after }: { date?: string | undefined; limit: number; after?: Place | undefined },
): Promise<WaitingGuest[]> {
  let query = ofWhom(db)
    .where("waiting.state", "=", sql.lit("waiting"))
    .orderBy("waiting.created_at")
    .orderBy("waiting.id")
    .limit(limit);
  if (date !== undefined)
    query = query.where("waiting.id", "in", (eb) =>
      eb.selectFrom("waiting_dates").select("waiting_id").where("date", "=", date),
    );
  if (after)
    query = query.where((eb) =>
      eb.or([
        eb("waiting.created_at", ">", after.at),
        eb.and([eb("waiting.created_at", "=", after.at), eb("waiting.id", ">", after.id)]),
      ]),
    );
  return (await query.execute()).map(parse);
}

/** A page of ended entries, latest first. @param page.before the last one seen */
export async function listEndedWaiting(
  db: Handle,
  { states, limit, before }: { states: readonly WaitingState[]; limit: number; before?: Place | undefined },
): Promise<WaitingGuest[]> {
  let query = ofWhom(db)
    .where("waiting.state", "in", writtenOut(states))
    .where("waiting.ended_at", "is not", null)
    .orderBy("waiting.ended_at", "desc")
    .orderBy("waiting.id", "desc")
    .limit(limit);
  if (before)
    query = query.where((eb) =>
      eb.or([
        eb("waiting.ended_at", "<", before.at),
        eb.and([eb("waiting.ended_at", "=", before.at), eb("waiting.id", "<", before.id)]),
      ]),
    );
  return (await query.execute()).map(parse);
}

/** A position in a list that is read in pages. */
export interface Place {
  at: number;
  id: string;
}

/** Ends a waiting entry. @returns whether it was waiting */
export async function endWaitingEntry(
  db: Handle,
  id: string,
  end: { state: Exclude<WaitingState, "waiting">; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("waiting")
    .set({ state: end.state, ended_at: end.now })
    .where("id", "=", id)
    .where("state", "=", sql.lit("waiting"))
    .executeTakeFirst();
  await db.deleteFrom("waiting_dates").where("waiting_id", "=", id).execute();
  return numUpdatedRows === 1n;
}

/** Ends what an account and some guests wait for who leave the salon. */
export async function endWaitingOf(
  db: Handle,
  { userId, guestIds }: { userId: string; guestIds: readonly string[] },
  now: number,
): Promise<void> {
  const open = db
    .selectFrom("waiting")
    .select("id")
    .where((eb) => eb.or([eb("guest_id", "in", guestIds), eb("user_id", "=", userId)]))
    .where("state", "=", sql.lit("waiting"));
  for (const { id } of await open.execute()) await endWaitingEntry(db, id, { state: "left", now });
}

/** Ends entries after their last date. @param today the salon's date */
export async function passWaiting(db: Handle, { today, now }: { today: string; now: number }): Promise<void> {
  const passed = await db
    .updateTable("waiting")
    .set({ state: "passed", ended_at: now })
    .where("state", "=", sql.lit("waiting"))
    .where("last_date", "<", today)
    .returning("id")
    .execute();
  await inParts(passed, atOnce, async (some) => {
    const ids = some.map(({ id }) => id);
    await db.deleteFrom("waiting_dates").where("waiting_id", "in", ids).execute();
    return [];
  });
}

/** Removes entries that ended before an instant, with what was offered to them. @returns how many were removed */
export async function removeOldWaiting(db: Handle, before: number, most: number): Promise<number> {
  const old = await db
    .selectFrom("waiting")
    .select("id")
    .where("state", "in", writtenOut(endedStates))
    .where("ended_at", "is not", null)
    .where("ended_at", "<=", before)
    .limit(most)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await db.deleteFrom("offered_hours").where("waiting_id", "in", ids).execute();
  await db.deleteFrom("waiting").where("id", "in", ids).execute();
  return ids.length;
}

const endedStates = ["booked", "left", "passed"] as const;

function ofWhom(db: Handle) {
  return db
    .selectFrom("waiting")
    .leftJoin("users", "users.id", "waiting.user_id")
    .leftJoin("guests", "guests.id", "waiting.guest_id")
    .leftJoin("guests as whole", "whole.id", "guests.merged_into")
    .selectAll("waiting")
    .select((eb) => [
      eb.fn.coalesce("users.name", "whole.name", "guests.name", sql.lit("")).as("name"),
      eb.fn.coalesce("users.phone", "whole.phone", "guests.phone", sql.lit("")).as("phone"),
      eb.fn.coalesce("users.email", "whole.email", "guests.email", sql.lit("")).as("email"),
    ]);
}

type Stored = Selectable<WaitingTable> & Pick<WaitingGuest, "name" | "phone" | "email">;

function parse({ service_ids, masters, dates, hours, ...row }: Stored): WaitingGuest {
  return {
    ...row,
    service_ids: JSON.parse(service_ids),
    masters: JSON.parse(masters),
    dates: JSON.parse(dates),
    hours: JSON.parse(hours),
  };
}
