import type { Transaction } from "kysely";
import { type BookingState, bookingStates } from "#domain/booking-states.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** The number of lines that are summed at once. */
export const foldedAtOnce = 5_000;

/** How many bookings there are, and their total in cents. @param state only those in it */
export async function countAllBookings(
  db: Handle,
  state: BookingState | undefined,
): Promise<{ count: number; cents: number }> {
  let lines = db
    .selectFrom("booking_counts")
    .select(({ fn }) => [fn.sum<number>("count").as("count"), fn.sum<number>("cents").as("cents")]);
  if (state !== undefined) lines = lines.where("state", "=", state);
  const { count, cents } = await lines.executeTakeFirstOrThrow();
  return { count: Number(count ?? 0), cents: Number(cents ?? 0) };
}

/** Replaces the oldest lines by their sums. Lines that are not visible yet stay. @returns how many lines there were */
export async function foldBookingCounts(tx: Transaction<Schema>): Promise<number> {
  const lines = await tx
    .deleteFrom("booking_counts")
    .where("id", "in", tx.selectFrom("booking_counts").select("id").orderBy("id").limit(foldedAtOnce))
    .returning(["state", "count", "cents"])
    .execute();
  const sums = bookingStates.flatMap((state) => {
    const own = lines.filter((line) => line.state === state);
    const sum = (column: "count" | "cents") => own.reduce((total, line) => total + Number(line[column]), 0);
    return own.length === 0 ? [] : [{ state, count: sum("count"), cents: sum("cents") }];
  });
  if (sums.length > 0) await tx.insertInto("booking_counts").values(sums).execute();
  return lines.length;
}
