import { sql } from "kysely";
import { emptyStates } from "#domain/booking-states.ts";
import { type BookingRow, isToConfirm } from "#server/database/bookings.ts";
import { listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";

/**
 * How many visits the guest of each booking has completed, as in the guest's file: including those of guests merged
 * into it.
 */
export async function countVisitsHad(
  db: Handle,
  bookings: readonly Pick<BookingRow, "guest_id">[],
): Promise<(booking: Pick<BookingRow, "guest_id">) => number> {
  const ids = [...new Set(bookings.flatMap(({ guest_id }) => guest_id ?? []))];
  if (ids.length === 0) return () => 0;
  const named = await db.selectFrom("guests").select(["id", "merged_into"]).where("id", "in", ids).execute();
  const wholeOf = new Map(named.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const parts = await listParts(db, [...new Set(wholeOf.values())]);
  const rows = await db
    .selectFrom("bookings")
    .select((eb) => ["guest_id", eb.fn.countAll<number>().as("count")])
    .where("guest_id", "in", [...parts.keys()])
    .where("state", "=", sql.lit("completed"))
    .groupBy("guest_id")
    .execute();
  const counts = new Map<string | undefined, number>();
  for (const { guest_id, count } of rows) {
    const whole = parts.get(guest_id ?? "");
    counts.set(whole, (counts.get(whole) ?? 0) + Number(count));
  }
  return ({ guest_id }) => counts.get(wholeOf.get(guest_id ?? "")) ?? 0;
}

/** Paid visits, still to come or to be arranged, that nobody has confirmed. */
export async function countToConfirm(db: Handle, now: number): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => isToConfirm(eb, now))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Visits that begin in a span of epoch milliseconds, excluding cancelled and missed ones. */
export async function countVisitsWithin(
  db: Handle,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .where("state", "not in", [...emptyStates])
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
