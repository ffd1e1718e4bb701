import type { Handle } from "#server/database/handle.ts";

/** Coming visits that were bought here, though nothing was paid for them or all of it was given back. @returns their ids */
export async function listUnpaidVisits(db: Handle): Promise<string[]> {
  const rows = await boughtVisits(db)
    .leftJoin("payments", "payments.intent_id", "bookings.transaction_id")
    .select("bookings.id")
    .where((eb) =>
      eb(
        eb
          .selectFrom("ledger")
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("amount_cents"), sum.lit(0)).as("left"))
          .whereRef("ledger.payment_id", "=", "payments.id")
          .where("ledger.kind", "in", ["charge", "refund"]),
        "<=",
        0,
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Coming visits that were bought here in a span, `to` excluded, with the intents that paid for them. */
export function listNewlyPaidVisits(
  db: Handle,
  { from, to }: { from: number; to: number },
): Promise<{ id: string; intentId: string }[]> {
  return boughtVisits(db)
    .select(["bookings.id", "bookings.transaction_id as intentId"])
    .where("bookings.created_at", ">=", from)
    .where("bookings.created_at", "<", to)
    .execute();
}

function boughtVisits(db: Handle) {
  return db
    .selectFrom("bookings")
    .innerJoin("purchases", "purchases.id", "bookings.purchase_id")
    .where("bookings.state", "in", ["pending", "confirmed"])
    .where("purchases.total_cents", ">", 0);
}
