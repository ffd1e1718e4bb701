import type { Insertable, Selectable, Updateable } from "kysely";
import type { Offer } from "#domain/offers.ts";
import type { Handle } from "#server/database/handle.ts";
import { countOffers, type OfferCounts } from "#server/database/offer-counts.ts";
import type { OffersTable } from "#server/database/schema/offers.ts";

/** An offer with its results. */
export interface OfferRow extends Offer, OfferCounts {
  endedAt: number | null;
}

/** @throws a unique violation if the code was ever given to another offer */
export async function insertOffer(db: Handle, offer: Insertable<OffersTable>): Promise<void> {
  await db.insertInto("offers").values(offer).execute();
}

export async function updateOffer(db: Handle, id: string, change: Updateable<OffersTable>): Promise<void> {
  await db.updateTable("offers").set(change).where("id", "=", id).execute();
}

export async function findOffer(db: Handle, id: string): Promise<Offer | undefined> {
  const row = await db.selectFrom("offers").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toOffer(row);
}

/** The offer with a code. Its services include their variants. */
export async function findOfferByCode(db: Handle, code: string): Promise<Offer | undefined> {
  const row = await db.selectFrom("offers").selectAll().where("code", "=", code).executeTakeFirst();
  if (!row) return undefined;
  const offer = toOffer(row);
  if (!offer.serviceIds) return offer;
  const variants = await db
    .selectFrom("services")
    .select("id")
    .where("variant_of", "in", [...offer.serviceIds])
    .execute();
  return { ...offer, serviceIds: [...offer.serviceIds, ...variants.map(({ id }) => id)] };
}

/** Every offer, newest first. */
export async function listOffers(db: Handle): Promise<OfferRow[]> {
  const rows = await db.selectFrom("offers").selectAll().orderBy("created_at", "desc").execute();
  const countsOf = await countOffers(db);
  return rows.map((row) => ({ ...toOffer(row), endedAt: row.ended_at, ...countsOf(row.id) }));
}

/** How often a code may be used, in total and by each person, and whether it is only for a first visit. */
export async function findOfferLimits(
  db: Handle,
  id: string,
): Promise<Pick<Offer, "mostUses" | "mostUsesEach" | "firstVisitOnly">> {
  const row = await db
    .selectFrom("offers")
    .select(["most_uses as mostUses", "most_uses_each as mostUsesEach", "first_visit_only"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { first_visit_only, ...limits } = row;
  return { ...limits, firstVisitOnly: first_visit_only === 1 };
}

function toOffer(row: Selectable<OffersTable>): Offer {
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    amountCents: row.amount_cents,
    from: row.from_date,
    until: row.until_date,
    serviceIds: row.service_ids === null ? null : JSON.parse(row.service_ids),
    firstVisitOnly: row.first_visit_only === 1,
    mostUses: row.most_uses,
    mostUsesEach: row.most_uses_each,
    isEnded: row.ended_at !== null,
  };
}
