import type { ErrorCode, Problem } from "#contract/errors.ts";
import { ANYONE, type Visit } from "#domain/availability/types.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { offerHours, readDiaryAround, refuseTaken } from "#server/usecases/hours/refuse-hour.ts";
import type { Result } from "#server/usecases/result.ts";

/** A visit as it was bought or booked: services, masters and times in order. */
interface LostVisit {
  items: readonly { service_id: string; master_id: string | null; starts_at: number | null }[];
}

const lost = new Set<ErrorCode>(["slot_taken", "payment_refunded"]);

/**
 * Where a visit's hour was lost: the same refusal, with the nearest free hours. Anything else stays as it is.
 * @param find the visit, asked for where its hour was lost
 */
export async function withOtherHours<Value>(
  app: UseCases,
  result: Result<Value>,
  find: (db: Handle) => Promise<LostVisit | undefined>,
): Promise<Result<Value>> {
  if (result.ok || !lost.has(result.code) || result.alternatives) return result;
  return await app.engine.snapshot(async (db) => {
    const visit = await find(db);
    const startsAt = visit?.items[0]?.starts_at ?? null;
    if (!visit || startsAt === null) return result;
    const { zone } = await readSalon(db);
    const order = { now: app.now(), withHidden: true };
    const { alternatives = [] } = await refuseTaken(db, { visit: toVisit(visit), startsAt, zone, order });
    return { ...result, alternatives };
  });
}

/** The free hours nearest to the one that a purchase was for; none where it was to be arranged. */
export async function otherHours(
  app: UseCases,
  { items, starts_at: startsAt }: PurchaseRow,
): Promise<NonNullable<Problem["alternatives"]>> {
  if (startsAt === null) return [];
  const visit = toVisit({ items });
  return await app.engine.snapshot(async (db) => {
    const { zone } = await readSalon(db);
    const wanted = { visit, startsAt, zone, order: { now: app.now() } };
    return await offerHours(db, wanted, await readDiaryAround(db, wanted));
  });
}

function toVisit({ items }: LostVisit): Visit {
  const services = items.map((item) => ({
    serviceId: item.service_id,
    masterId: item.master_id ?? ANYONE,
  }));
  return { services, by: "customer" };
}
