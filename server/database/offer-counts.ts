import { sql, type Transaction } from "kysely";
import { foldedAtOnce } from "#server/database/booking-counts.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** The results of an offer. */
export interface OfferCounts {
  /**
   * Visits booked with it, purchases that hold it now, and in cents the total price of visits neither cancelled nor
   * missed.
   */
  booked: number;
  held: number;
  revenueCents: number;
}

/** The results of each offer, by its id. */
export async function countOffers(db: Handle): Promise<(offerId: string) => OfferCounts> {
  const sums = await db
    .selectFrom("offer_counts")
    .select(({ fn }) => ["offer_id", fn.sum<number>("uses").as("uses"), fn.sum<number>("cents").as("cents")])
    .groupBy("offer_id")
    .execute();
  // A use is deleted when its purchase is given up, so uses that are not booked yet belong to open purchases. Changes
  // of visits have none.
  const held = await db
    .selectFrom("purchases")
    .innerJoin("offer_uses", "offer_uses.purchase_id", "purchases.id")
    .select(({ fn }) => ["offer_uses.offer_id", fn.countAll<number>().as("count")])
    .where("purchases.state", "=", sql.lit("open"))
    .where("purchases.booking_id", "is", null)
    .groupBy("offer_uses.offer_id")
    .execute();
  const sumOf = new Map(sums.map((row) => [row.offer_id, row]));
  const heldOf = new Map(held.map(({ offer_id, count }) => [offer_id, Number(count)]));
  return (offerId) => {
    const { uses = 0, cents = 0 } = sumOf.get(offerId) ?? {};
    const waiting = heldOf.get(offerId) ?? 0;
    return { booked: Number(uses) - waiting, held: waiting, revenueCents: Number(cents) };
  };
}

/** Replaces the oldest lines by their sums. Lines that are not visible yet stay. @returns how many lines there were */
export async function foldOfferCounts(tx: Transaction<Schema>): Promise<number> {
  const lines = await tx
    .deleteFrom("offer_counts")
    .where("id", "in", tx.selectFrom("offer_counts").select("id").orderBy("id").limit(foldedAtOnce))
    .returning(["offer_id", "uses", "cents"])
    .execute();
  const ofOffers = [...Map.groupBy(lines, (line) => line.offer_id)];
  const sums = ofOffers.map(([offer_id, own]) => ({
    offer_id,
    uses: own.reduce((sum, { uses }) => sum + Number(uses), 0),
    cents: own.reduce((sum, { cents }) => sum + Number(cents), 0),
  }));
  if (sums.length > 0) await tx.insertInto("offer_counts").values(sums).execute();
  return lines.length;
}
