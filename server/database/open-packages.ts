import { sql } from "kysely";
import { comingStates } from "#domain/booking-states.ts";
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

/**
 * The bought packages of some services that can still be used and have sessions left, or may again: cancelling a
 * coming visit gives its session back.
 * @param day the salon's date today
 */
export async function listUsablePackages(
  db: Handle,
  serviceIds: readonly string[],
  day: string,
): Promise<{ id: string; isComing: boolean }[]> {
  const rows = await db
    .selectFrom("bought_packages")
    .innerJoin("gift_cards", "gift_cards.id", "bought_packages.id")
    .innerJoin("gift_card_lines as line", "line.gift_card_id", "gift_cards.id")
    .leftJoin("bookings", (join) =>
      join
        .onRef("bookings.id", "=", "line.booking_id")
        .onRef("bookings.package_id", "=", "gift_cards.id")
        .on("bookings.state", "in", comingStates),
    )
    .where("bought_packages.service_id", "in", serviceIds)
    .where("gift_cards.sold_at", "is not", null)
    .where("gift_cards.refunded_at", "is", null)
    .where((eb) => eb.or([eb("last_day", "is", null), eb("last_day", ">=", day)]))
    .groupBy("gift_cards.id")
    .having((eb) => eb.or([eb(eb.fn.sum("line.cents"), ">", 0), eb(eb.fn.count("bookings.id"), ">", 0)]))
    .select((eb) => ["gift_cards.id", eb.fn.count<number>("bookings.id").as("coming")])
    .execute();
  return rows.map(({ id, coming }) => ({ id, isComing: Number(coming) > 0 }));
}
