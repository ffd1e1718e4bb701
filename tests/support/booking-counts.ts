import { bookingStates } from "#domain/booking-states.ts";
import { countAllBookings } from "#server/database/booking-counts.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** The states whose running count differs from the number of bookings. */
export async function miscountedStates({ app }: TestSalon): Promise<string[]> {
  return await app.engine.snapshot(async (db) => {
    const rows = await db
      .selectFrom("bookings")
      .select(["state"])
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("price_cents").as("cents")])
      .groupBy("state")
      .execute();
    const miscounted: string[] = [];
    for (const state of bookingStates) {
      const there = rows.find((row) => row.state === state);
      const is = `${Number(there?.count ?? 0)} bookings of ${Number(there?.cents ?? 0)} cents`;
      const { count, cents } = await countAllBookings(db, state);
      const counted = `${count} bookings of ${cents} cents`;
      if (is !== counted) miscounted.push(`${state}: ${is}, counted ${counted}`);
    }
    return miscounted;
  });
}
