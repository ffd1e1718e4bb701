import type { Handle } from "#server/database/handle.ts";

/**
 * Visits with other lines in the ledger than their price says: a charge that is not the part that was to be paid by
 * card, a gift card's part that is not what it was to pay, or at the salon less than nothing or more than the rest. @returns their ids
 */
export async function listMispaidVisits(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.purchase_id", "=", "bookings.purchase_id")
        .onRef("payments.intent_id", "=", "bookings.transaction_id"),
    )
    .select(["bookings.id", "bookings.price_cents", "bookings.card_cents", "bookings.credit_cents"])
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
      eb
        .selectFrom("ledger")
        .select((sum) => sum.fn.sum<number>("amount_cents").as("cents"))
        .whereRef("ledger.booking_id", "=", "bookings.id")
        .where("ledger.kind", "=", "gift_card")
        .where("ledger.amount_cents", ">", 0)
        .as("credit"),
    ])
    .execute();
  return rows
    .filter(({ price_cents, card_cents, credit_cents, charged, at_salon, credit }) => {
      const there = Number(at_salon ?? 0);
      if (Number(charged ?? 0) !== card_cents || Number(credit ?? 0) !== credit_cents) return true;
      return there < 0 || there > price_cents - card_cents - credit_cents;
    })
    .map(({ id }) => id);
}
