import type { Handle } from "#server/database/handle.ts";

/**
 * Gives an account the visits that the desk booked for it, and wrote to its address before the address was proved. Not those
 * that came with another guest or from a file: nobody said of them that the account may show them.
 */
export async function giveProvedVisits(db: Handle, userId: string): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ user_id: userId })
    .where("guest_id", "=", userId)
    .where("user_id", "is", null)
    .where("email", "=", (eb) => eb.selectFrom("users").select("email").where("users.id", "=", userId))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("booking_events")
          .select("booking_events.id")
          .whereRef("booking_events.booking_id", "=", "bookings.id")
          .where("booking_events.reason", "=", bookedAtDesk),
      ),
    )
    .execute();
}

/** The reason in the timeline of a visit that the desk booked. */
export const bookedAtDesk = "booked at the desk";
