import type { Problem } from "#contract/errors.ts";
import { ANYONE, type Visit } from "#domain/availability/types.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { offerHours } from "#server/usecases/hours/offer-hours.ts";
import { readDiaryAround } from "#server/usecases/hours/refuse-hour.ts";

/** The free hours nearest to the one that a purchase was for; none where it was to be arranged. */
export async function otherHours(
  app: UseCases,
  { items, starts_at: startsAt }: PurchaseRow,
): Promise<NonNullable<Problem["alternatives"]>> {
  if (startsAt === null) return [];
  const services = items.map((item) => ({
    serviceId: item.service_id,
    masterId: item.master_id ?? ANYONE,
  }));
  const visit: Visit = { services, by: "customer" };
  return await app.engine.snapshot(async (db) => {
    const { zone } = await readSalon(db);
    const wanted = { visit, startsAt, zone, order: { now: app.now() } };
    return await offerHours(db, wanted, await readDiaryAround(db, wanted));
  });
}
