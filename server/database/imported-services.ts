import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { listWaitedFor } from "#server/database/waiting.ts";

/**
 * Which of some services were bought or booked, are sold in packages, are on the waiting list, are covered by an
 * offer, are shown in the portfolio, or have variants or add-ons.
 */
export async function listUsedServices(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set([...(await listWaitedFor(db)).services, ...(await listOfferedFor(db))]);
  for (const table of tables) {
    const rows = await inParts(ids, atOnce, (some) =>
      db.selectFrom(table).select("service_id").where("service_id", "in", some).distinct().execute(),
    );
    for (const { service_id } of rows) used.add(service_id);
  }
  const variants = await db.selectFrom("services").select("variant_of").distinct().execute();
  const addOns = await db.selectFrom("add_ons").select(["service_id", "add_on_id"]).execute();
  for (const { variant_of } of variants) if (variant_of !== null) used.add(variant_of);
  for (const { service_id, add_on_id } of addOns) used.add(service_id).add(add_on_id);
  return used;
}

const tables = ["booking_items", "purchase_items", "packages", "bought_packages", "portfolio_works"] as const;

/** The services covered by offers that have not ended. */
async function listOfferedFor(db: Handle): Promise<string[]> {
  const offers = await db
    .selectFrom("offers")
    .select("service_ids")
    .where("ended_at", "is", null)
    .where("service_ids", "is not", null)
    .execute();
  return offers.flatMap(({ service_ids }): string[] => JSON.parse(service_ids ?? "[]"));
}

/** Deletes services that nothing uses. @throws a foreign key violation when something does */
export async function deleteServices(db: Handle, ids: readonly string[]): Promise<void> {
  await inParts(ids, atOnce, (some) =>
    db.deleteFrom("master_services").where("service_id", "in", some).execute(),
  );
  await inParts(ids, atOnce, (some) => db.deleteFrom("services").where("id", "in", some).execute());
}
