import type { Handle } from "#server/database/handle.ts";

const visitsAtOnce = 2_000;

/**
 * Visits with other lines in the ledger than their price says: a charge that is not the part that was to be paid by
 * card, a gift card's part that is not what it was to pay, or at the salon less than nothing or more than the rest. @returns their ids
 */
export async function listMispaidVisits(db: Handle): Promise<string[]> {
  const mispaid: string[] = [];
  let after = "";
  for (;;) {
    const visits = await readVisits(db, after);
    const last = visits.at(-1);
    if (!last) return mispaid;
    for (const visit of visits) if (isMispaid(visit)) mispaid.push(visit.id);
    after = last.id;
  }
}

/** Some visits with what the ledger says of each, in the order of their ids. */
function readVisits(db: Handle, after: string) {
  return db
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
      eb
        .selectFrom("ledger")
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("amount_cents"), sum.lit(0)).as("cents"))
        .whereRef("ledger.booking_id", "=", "bookings.id")
        .where("ledger.kind", "=", "tip")
        .as("tips"),
    ])
    .where("bookings.id", ">", after)
    .orderBy("bookings.id")
    .limit(visitsAtOnce)
    .execute();
}

type Visit = Awaited<ReturnType<typeof readVisits>>[number];

function isMispaid({ price_cents, card_cents, credit_cents, charged, at_salon, ...others }: Visit): boolean {
  const there = Number(at_salon ?? 0);
  const { credit, tips } = others;
  if (Number(tips ?? 0) < 0) return true;
  if (Number(charged ?? 0) !== card_cents || Number(credit ?? 0) !== credit_cents) return true;
  return there < 0 || there > price_cents - card_cents - credit_cents;
}
