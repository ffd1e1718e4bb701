import type { Insertable, Selectable, Updateable } from "kysely";
import type { Offer, OfferUses } from "#domain/offers.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { countOffers, type OfferCounts } from "#server/database/offer-counts.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { OffersTable } from "#server/database/schema/offers.ts";

/** An offer with what became of it. */
export interface OfferRow extends Offer, OfferCounts {
  endedAt: number | null;
}

/** @throws a unique violation where the code was given to an offer before */
export async function insertOffer(db: Handle, offer: Insertable<OffersTable>): Promise<void> {
  await db.insertInto("offers").values(offer).execute();
}

/** Changes an offer that has not ended. @returns whether there is one */
export async function updateOffer(db: Handle, id: string, change: Updateable<OffersTable>): Promise<boolean> {
  const done = await db
    .updateTable("offers")
    .set(change)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The offer of a code, its services with their variants. */
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

/** Every offer, the newest first. */
export async function listOffers(db: Handle): Promise<OfferRow[]> {
  const rows = await db.selectFrom("offers").selectAll().orderBy("created_at", "desc").execute();
  const countsOf = await countOffers(db);
  return rows.map((row) => ({ ...toOffer(row), endedAt: row.ended_at, ...countsOf(row.id) }));
}

/** How often a code is used or reserved. @param userId whose own uses are counted, the one reserved now left out where `isAsking` */
export async function countOfferUses(
  db: Handle,
  offerId: string,
  userId: string,
  { isAsking }: { isAsking: boolean },
): Promise<OfferUses> {
  const uses = db
    .selectFrom("offer_uses")
    .where("offer_id", "=", offerId)
    .select((eb) => eb.fn.countAll<number>().as("count"));
  const all = await uses.executeTakeFirstOrThrow();
  const own = await uses.where("user_id", "=", userId).executeTakeFirstOrThrow();
  const reserved = isAsking
    ? await db
        .selectFrom("offer_uses")
        .innerJoin("purchases", "purchases.id", "offer_uses.purchase_id")
        .where("offer_uses.offer_id", "=", offerId)
        .where("offer_uses.user_id", "=", userId)
        .where("purchases.state", "=", "open")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    : { count: 0 };
  const left = Number(reserved.count);
  return { all: Number(all.count) - left, own: Number(own.count) - left };
}

/** How often a code may be used, in all and by each, and whether for a first visit alone. */
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

/** The use of the code that a purchase's price owes something to, to be written; null without one. Again is nothing. */
export function offerUseInsert(db: Handle, { id, user_id, quote }: PurchaseRow): Write | null {
  if (quote.discount?.kind !== "code") return null;
  return db
    .insertInto("offer_uses")
    .values({ purchase_id: id, offer_id: quote.discount.offerId, user_id })
    .onConflict((conflict) => conflict.column("purchase_id").doNothing());
}

/** Gives back the use of a purchase, to be written. */
export function offerUseDelete(db: Handle, purchaseId: string) {
  return db.deleteFrom("offer_uses").where("purchase_id", "=", purchaseId);
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
