import { type BookingState, comingStates } from "#domain/booking-states.ts";
import { findWholeGuest, listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";

/** How many visits were completed, missed or booked under some guest ids. Cancelled ones do not count. */
export async function countVisitsOf(db: Handle, guestIds: readonly string[]): Promise<number> {
  const all = await countOf(db, guestIds);
  return all === 0 ? 0 : all - (await countOf(db, guestIds, "cancelled"));
}

async function countOf(db: Handle, guestIds: readonly string[], state?: BookingState): Promise<number> {
  if (guestIds.length === 0) return 0;
  const visits = db.selectFrom("bookings").where("guest_id", "in", guestIds);
  const row = await (state ? visits.where("state", "=", state) : visits)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * How many visits an account's guest has missed, and to how many they came, including visits booked by the desk and
 * those of merged guests.
 */
export async function countPastOfUser(db: Handle, userId: string): Promise<{ missed: number; had: number }> {
  const whole = await findWholeGuest(db, userId);
  const parts = [...(await listParts(db, [whole?.id ?? userId])).keys()];
  const rows = await db
    .selectFrom("bookings")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .where("guest_id", "in", parts)
    .where("state", "in", ["no_show", "in_chair", "completed"])
    .groupBy("state")
    .execute();
  const count = (isOne: (state: string) => boolean) =>
    rows.filter(({ state }) => isOne(state)).reduce((sum, row) => sum + Number(row.count), 0);
  return { missed: count((state) => state === "no_show"), had: count((state) => state !== "no_show") };
}

/** How many coming visits of an account have nothing paid for them. */
export async function countUnpaidOfUser(db: Handle, userId: string, now: number): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("state", "in", comingStates)
    .where("card_cents", "=", 0)
    .whereRef("price_cents", ">", "credit_cents")
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
    .where((eb) =>
      eb(
        eb
          .selectFrom("ledger")
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("amount_cents"), sum.lit(0)).as("cents"))
          .whereRef("ledger.booking_id", "=", "bookings.id")
          .where("ledger.kind", "=", "pay_at_salon"),
        "=",
        0,
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
