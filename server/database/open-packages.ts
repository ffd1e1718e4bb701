import { sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";

/** Whether somebody is buying a package of some services: it is not paid yet, or its payment is on its way. */
export async function isPackageBeingBought(db: Handle, serviceIds: readonly string[]): Promise<boolean> {
  const open = await db
    .selectFrom("bought_packages")
    .innerJoin("gift_cards", "gift_cards.id", "bought_packages.id")
    .innerJoin("purchases", "purchases.id", "gift_cards.purchase_id")
    .select("bought_packages.id")
    .where("bought_packages.service_id", "in", serviceIds)
    .where("gift_cards.sold_at", "is", null)
    .where("purchases.state", "=", sql.lit("open"))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
