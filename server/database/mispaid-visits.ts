import type { Handle } from "#server/database/handle.ts";

/**
 * Visits with other lines in the ledger than their price says: a charge that is not the part that was to be paid by
 * card, or at the salon less than nothing or more than the rest. @returns their ids
 */
export async function listMispaidVisits(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.purchase_id", "=", "bookings.purchase_id")
        .onRef("payments.intent_id", "=", "bookings.transaction_id"),
    )
    .select(["bookings.id", "bookings.price_cents", "bookings.card_cents"])
    .select((eb) => [
      eb
        .selectFrom("ledger")
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("amount_cents"), sum.lit(0)).as("cents"))
        .whereRef("ledger.payment_id", "=", "payments.id")
        .where("ledger.kind", "=", "charge")
        .as("charged"),
      eb
        .selectFrom("ledger")
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("amount_cents"), sum.lit(0)).as("cents"))
        .whereRef("ledger.booking_id", "=", "bookings.id")
        .where("ledger.kind", "=", "pay_at_salon")
        .as("at_salon"),
    ])
    .execute();
  return rows
    .filter(({ price_cents, card_cents, charged, at_salon }) => {
      const there = Number(at_salon ?? 0);
      return Number(charged ?? 0) !== card_cents || there < 0 || there > price_cents - card_cents;
    })
    .map(({ id }) => id);
}
