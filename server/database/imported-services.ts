import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";

/** Those among some services that were bought or booked, are shown in the portfolio, or have variants or add-ons. */
export async function listUsedServices(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of ["booking_items", "purchase_items", "portfolio_works"] as const) {
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

/** Deletes services that nothing uses. @throws a violation of a foreign key when something does */
export async function deleteServices(db: Handle, ids: readonly string[]): Promise<void> {
  await inParts(ids, atOnce, (some) =>
    db.deleteFrom("master_services").where("service_id", "in", some).execute(),
  );
  await inParts(ids, atOnce, (some) => db.deleteFrom("services").where("id", "in", some).execute());
}
