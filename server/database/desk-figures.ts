import { sql } from "kysely";
import { emptyStates } from "#domain/booking-states.ts";
import { type BookingRow, isToConfirm } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";

/** What identifies a guest without an account. */
type Guest = Pick<BookingRow, "email" | "phone">;

/** How many visits each guest has completed, by e-mail address or, without one, by phone number. */
export async function countVisitsHad(
  db: Handle,
  guests: readonly Guest[],
): Promise<(guest: Guest) => number> {
  const emails = [...new Set(guests.flatMap(({ email }) => email || []))];
  const phones = [...new Set(guests.flatMap(({ email, phone }) => (email ? [] : phone)))];
  const [byEmail, byPhone] = [await countBy(db, "email", emails), await countBy(db, "phone", phones)];
  return ({ email, phone }) => (email ? byEmail.get(email) : byPhone.get(phone)) ?? 0;
}

async function countBy(
  db: Handle,
  column: "email" | "phone",
  values: string[],
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const rows = await db
    .selectFrom("bookings")
    .select((eb) => [eb.ref(column).as("guest"), eb.fn.countAll<number>().as("count")])
    .where(column, "in", values)
    .where("state", "=", sql.lit("completed"))
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ guest, count }) => [guest, Number(count)]));
}

/** Paid visits that nobody has confirmed and that are still to come, or to be arranged. */
export async function countToConfirm(db: Handle, now: number): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => isToConfirm(eb, now))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Visits that begin in a span of epoch milliseconds and to which somebody comes. */
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
