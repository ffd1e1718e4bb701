import { plan } from "#domain/availability/plan.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Visit } from "#domain/availability/types.ts";
import { localDate } from "#domain/time/dates.ts";
import { readDiaryOfDates } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { listUnanswered, type UnansweredOffer } from "#server/database/offered-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import { oneByOne } from "#server/usecases/checkout/one-by-one.ts";
import { pickServices } from "#server/usecases/checkout/price-services.ts";
import { giveUpPurchase } from "#server/usecases/checkout/release-purchase.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Takes back the hours that are held for who waits and that can't be booked any more: the master has left or is away,
 * the service is hidden, or nobody works then. The page behind the mail's link says so. An hour that its guest is
 * accepting stays, as every held hour does.
 */
export async function takeBackUnable(app: DatabaseAndClock): Promise<void> {
  await oneByOne(await listUnanswered(app.engine.read), async (offer) => {
    const isAble = await app.engine.snapshot((db) => canBeBooked(db, offer, app.now()));
    if (!isAble) await giveUpPurchase(app, offer.purchaseId, "by_desk");
  });
}

async function canBeBooked(
  db: Snapshot,
  { starts_at: startsAt, masters, serviceIds, holdId, isBegun }: UnansweredOffer,
  now: number,
): Promise<boolean> {
  const date = localDate(startsAt, (await readSalon(db)).zone);
  // Accepting it ends this hold, and a time off over it gets its cells.
  const own = { exceptHoldIds: [holdId], endsHolds: true };
  const diary = await readDiaryOfDates(db, { from: date, to: date }, { now, ...own });
  // What its guest has begun to accept stays, even if customers may no longer choose an hour so near.
  const by: Visit["by"] = isBegun ? "desk" : "customer";
  const visit = { services: servicesWith(serviceIds, masters), by };
  return pickServices(diary.offer.services, serviceIds).ok && plan(diary, visit, startsAt).ok;
}
