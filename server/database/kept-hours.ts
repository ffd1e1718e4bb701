import type { Handle } from "#server/database/handle.ts";

/** An hour that is kept for somebody who has not paid for it. */
export interface KeptHour {
  id: string;
  name: string;
  phone: string;
  /** Epoch milliseconds. */
  endsAt: number;
  since: number;
  items: { service_name: string; master_id: string; starts_at: number; ends_at: number }[];
}

/** The hours that are kept in a span of time, by when they start. @param span epoch milliseconds, its end excluded */
export async function listKeptHours(db: Handle, span: { from: number; to: number }): Promise<KeptHour[]> {
  const rows = await db
    .selectFrom("holds")
    .innerJoin("purchases", "purchases.id", "holds.purchase_id")
    .innerJoin("purchase_items as items", "items.purchase_id", "purchases.id")
    .select([
      "holds.id",
      "holds.ends_at as endsAt",
      "holds.created_at as since",
      "purchases.name",
      "purchases.phone",
      "items.service_name",
      "items.master_id",
      "items.starts_at",
      "items.ends_at",
    ])
    .where("holds.state", "in", ["active", "expiring"])
    .where("purchases.starts_at", ">=", span.from)
    .where("purchases.starts_at", "<", span.to)
    .orderBy("purchases.starts_at")
    .orderBy("holds.id")
    .orderBy("items.position")
    .execute();
  const hours = new Map<string, KeptHour>();
  for (const { service_name, master_id, starts_at, ends_at, ...hour } of rows) {
    const known = hours.get(hour.id) ?? { ...hour, items: [] };
    hours.set(hour.id, known);
    if (master_id === null || starts_at === null || ends_at === null) continue;
    known.items.push({ service_name, master_id, starts_at, ends_at });
  }
  return [...hours.values()];
}
