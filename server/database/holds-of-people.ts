import type { Handle } from "#server/database/handle.ts";

/**
 * Ends the time of everything that a person holds, so that the next round frees it. What is being paid still waits
 * for its bank. Slots offered to people that the desk put on the waiting list without an account stay.
 */
export async function endHoldsOf(db: Handle, userId: string, now: number): Promise<void> {
  await db
    .updateTable("holds")
    .set({ ends_at: now })
    .where("user_id", "=", userId)
    .where("state", "=", "active")
    .where("ends_at", ">", now)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("purchases")
            .innerJoin("offered_hours", "offered_hours.id", "purchases.offered_hour_id")
            .innerJoin("waiting", "waiting.id", "offered_hours.waiting_id")
            .select("waiting.id")
            .whereRef("purchases.id", "=", "holds.purchase_id")
            .where("waiting.user_id", "is", null),
        ),
      ),
    )
    .execute();
}
