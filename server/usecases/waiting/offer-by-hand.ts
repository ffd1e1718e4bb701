import { servicesWith } from "#domain/availability/services-with.ts";
import { slotsOfDay } from "#domain/availability/slots.ts";
import { canBeOffered } from "#domain/offered-hours.ts";
import { localDate } from "#domain/time/dates.ts";
import { afterNight } from "#domain/time/night.ts";
import { readDiaryOfDates } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import { findWaiting, type WaitingGuest } from "#server/database/waiting.ts";
import { pickServices } from "#server/usecases/checkout/price-services.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { hourTaken } from "#server/usecases/hours/other-hours.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { refuseMasters } from "#server/usecases/visits/move-booking.ts";
import { placeOf, type Turn } from "#server/usecases/waiting/find-turn.ts";
import { holdForWaiting } from "#server/usecases/waiting/hold-for-waiting.ts";

interface HourChosen {
  id: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Ids of masters; absent: as the entry asks. */
  masters?: readonly string[] | undefined;
}

/**
 * Offers a free hour to a guest that the desk chooses, out of turn.
 * @returns the offered hour's id
 */
export async function offerByHand(
  app: DatabaseClockAndSeal,
  actorId: string,
  chosen: HourChosen,
): Promise<Result<string>> {
  const entry = await findWaiting(app.engine.read, chosen.id);
  if (!entry) return refuse("not_found", "There is no such entry on the waiting list.");
  if (entry.state !== "waiting")
    return refuse("wrong_state", "This guest waits no more. Look at the waiting list again.");
  const found = await app.engine.snapshot((db) => findHour(db, app.now(), entry, chosen));
  if (!found.ok) return found;
  const held = await holdForWaiting(app, found.value, { rest: null, offeredBy: actorId });
  if (held !== null) return ok(held);
  return refuse(
    "wrong_state",
    "This guest has been offered an hour, or somebody was faster. Look at the waiting list again.",
  );
}

async function findHour(
  db: Snapshot,
  now: number,
  entry: WaitingGuest,
  { startsAt, masters = entry.masters }: HourChosen,
): Promise<Result<Turn>> {
  const refused = refuseMasters(entry.service_ids.length, masters);
  if (refused) return refused;
  const salon = await readSalon(db);
  if (afterNight(now, salon.zone) > now)
    return refuse("outside_hours", "Nobody on the waiting list is written to at night, from 10 pm to 8 am.");
  if (!canBeOffered(startsAt, { now, leadMinutes: salon.lead_minutes }))
    return refuse("too_late", "This hour is too soon to be offered. Call the guest and book it.");
  const date = localDate(startsAt, salon.zone);
  const diary = await readDiaryOfDates(db, { from: date, to: date }, { now });
  const picked = pickServices(diary.offer.services, entry.service_ids);
  if (!picked.ok) return picked;
  const services = servicesWith(entry.service_ids, masters);
  const slot = slotsOfDay(diary, { services, by: "customer" }, date).find((one) => one.startsAt === startsAt);
  const place = slot && placeOf(diary, entry, slot);
  if (!slot || !place) return hourTaken.desk;
  return ok({ salon, entry, services: picked.value, slot, place, passedBy: 0 });
}
