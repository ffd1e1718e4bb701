import type { Insertable, Selectable, Updateable } from "kysely";
import type { Policy } from "#domain/policy.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { OpeningHoursTable, SalonTable } from "#server/database/schema/catalogue.ts";

export const salonId = "salon";

export interface SalonRow extends Omit<Selectable<SalonTable>, "address" | "address_bn" | "policy"> {
  address: string[];
  /** Empty where nobody has said it in Bangla. */
  address_bn: string[];
  policy: Policy;
}

/** The salon's own row. @throws before the first start has made it */
export async function readSalon(db: Handle): Promise<SalonRow> {
  const row = await db.selectFrom("salon").selectAll().where("id", "=", salonId).executeTakeFirstOrThrow();
  return {
    ...row,
    address: JSON.parse(row.address),
    address_bn: row.address_bn ? JSON.parse(row.address_bn) : [],
    policy: JSON.parse(row.policy),
  };
}

export function listOpeningHours(db: Handle): Promise<Selectable<OpeningHoursTable>[]> {
  return db.selectFrom("opening_hours").selectAll().orderBy("weekday").orderBy("opens").execute();
}

export async function updateSalon(db: Handle, change: Updateable<SalonTable>): Promise<void> {
  await db.updateTable("salon").set(change).where("id", "=", salonId).execute();
}

export async function replaceOpeningHours(
  db: Handle,
  hours: readonly Omit<Insertable<OpeningHoursTable>, "id">[],
): Promise<void> {
  await db.deleteFrom("opening_hours").execute();
  if (hours.length === 0) return;
  await db
    .insertInto("opening_hours")
    .values(hours.map((span) => ({ ...span, id: newId() })))
    .execute();
}
