import { servicesWith } from "#domain/availability/services-with.ts";
import { lastDate } from "#domain/availability/start-row.ts";
import type { Slot } from "#domain/availability/types.ts";
import { countDates, localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { around, type Span } from "#domain/time/span.ts";
import type { WallSpan } from "#domain/time/wall-span.ts";
import { hoursFor, waitingLimits } from "#domain/waiting.ts";
import { type DiaryAndOffer, readDiaryOfDates } from "#server/database/diary.ts";
import { readSalon } from "#server/database/salon.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { pickServices } from "#server/usecases/checkout/price-services.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { refuseAsked } from "#server/usecases/hours/refuse-asked.ts";
import { ok, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** What somebody waits for, as it was asked. */
export interface WishAsked {
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order. */
  masters: readonly string[];
  dates: readonly string[];
  hours: readonly WallSpan[];
}

/** A wish that can be waited for. */
export interface Wish {
  /** From its first date's beginning to its last one's end. */
  span: Span;
  services: ServiceRow[];
  masters: string[];
  dates: string[];
  hours: WallSpan[];
}

/** Reads what is asked. Refuses what nobody can wait for, and `hour_free` with the hours where some are free. */
export async function readWish(app: DatabaseAndClock, asked: WishAsked): Promise<Result<Wish>> {
  const dates = [...new Set(asked.dates)].toSorted();
  const from = dates[0] ?? "";
  const to = dates.at(-1) ?? "";
  return await app.engine.snapshot(async (db) => {
    const { zone, horizon_days: horizonDays } = await readSalon(db);
    const today = localDate(app.now(), zone);
    if (from < today) return refuseField("dates", "Choose days to come");
    if (to > lastDate(today, { horizonDays }))
      return refuseField("dates", "Choose days that can be booked already");
    if (countDates(from, to) > waitingLimits.spanDays)
      return refuseField("dates", "Choose days within two months");
    return readIn(await readDiaryOfDates(db, { from, to }, { now: app.now() }), asked, dates);
  });
}

function readIn(diary: DiaryAndOffer, asked: WishAsked, dates: string[]): Result<Wish> {
  const refused = refuseAsked(diary, asked);
  if (refused) return refused;
  const picked = pickServices(diary.offer.services, asked.serviceIds);
  if (!picked.ok) return picked;
  const services = servicesWith(asked.serviceIds, asked.masters);
  const free = hoursFor(diary, { services, dates, hours: asked.hours }, dates);
  if (free.length > 0) return refuseFree(free, diary.salon.zone);
  const days = dates.map((date) => dayFrame(date, diary.salon.zone));
  return ok({
    span: around(days),
    services: picked.value,
    masters: [...asked.masters],
    dates,
    hours: [...asked.hours],
  });
}

function refuseFree(free: readonly Slot[], zone: string) {
  return refuse("hour_free", "There is a free hour on these days already. You can book it now.", {
    alternatives: free.slice(0, 3).map(({ startsAt, masterIds }) => ({
      startsAt: zonedInstant(startsAt, zone),
      masterId: masterIds[0] ?? "",
      masterIds,
    })),
  });
}
