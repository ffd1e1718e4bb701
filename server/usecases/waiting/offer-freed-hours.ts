import { plan } from "#domain/availability/plan.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Slot } from "#domain/availability/types.ts";
import { countPassed, hourToOffer } from "#domain/hour-to-offer.ts";
import { inTurn, nextAsking } from "#domain/offered-hours.ts";
import { localDate } from "#domain/time/dates.ts";
import { hoursFor } from "#domain/waiting.ts";
import { type DiaryAndOffer, readDiaryOfDates } from "#server/database/diary.ts";
import { type FreedHours, freedHoursWork } from "#server/database/freed-hours.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { listOfferedStarts, listPassedHours } from "#server/database/offered-hours.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { listUnasked, type WaitingGuest } from "#server/database/waiting.ts";
import { pickServices } from "#server/usecases/checkout/price-services.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { canBeTold } from "#server/usecases/deliveries/told-of-offer.ts";
import type { Place } from "#server/usecases/hours/place-visit.ts";
import { holdForWaiting } from "#server/usecases/waiting/hold-for-waiting.ts";

/** Somebody who waits, with the hour that is theirs and its place in the diary. */
export interface Turn {
  salon: SalonRow;
  entry: WaitingGuest;
  services: ServiceRow[];
  slot: Slot;
  place: Place;
  /** How many have let the hour pass. */
  passedBy: number;
}

/** Each server may take the hour that another has just looked at; then it is looked for once more. */
const mostTries = 10;

/**
 * Offers hours that came free to who waits: one hour to one guest, who is written to. What is left of the stretch is looked at once
 * more by work that is queued in the same transaction, so that no turn is lost wherever a server dies; not where it was looked at
 * for one entry alone, which has its hour then. At night it waits until the morning.
 * @param workId the queued work's
 */
export async function offerFreedHours(
  app: DatabaseAndClock & Pick<UseCases, "sms">,
  freed: FreedHours,
  workId: string,
): Promise<void> {
  const salon = await readSalon(app.engine.read);
  const now = app.now();
  if (freed.to <= now) return;
  const asking = nextAsking(now, salon.zone);
  if (asking > now) {
    const later = freedHoursWork(freed, `${workId}:${asking}`, asking);
    return await app.engine.transaction((tx) => enqueue(tx, later, now));
  }
  for (let tries = 1; tries <= mostTries; tries++) {
    const turn = await app.engine.snapshot((db) => findTurn(db, app, salon, freed));
    if (!turn) return;
    const rest = freed.waitingId === undefined ? freed : null;
    if (await holdForWaiting(app, turn, { rest, offeredBy: null })) return;
  }
  throw new Error("Others were faster ten times: it is tried again.");
}

async function findTurn(
  db: Snapshot,
  app: Parameters<typeof offerFreedHours>[0],
  salon: SalonRow,
  freed: FreedHours,
): Promise<Turn | undefined> {
  const now = app.now();
  const [today, first, last] = [now, freed.from, freed.to - 1].map((at) => localDate(at, salon.zone));
  const span = { from: (first ?? "") < (today ?? "") ? (today ?? "") : (first ?? ""), to: last ?? "" };
  // A guest that no mail or text reaches is left to the desk, which may call.
  const unasked = (await listUnasked(db, span, freed.waitingId)).filter((entry) => canBeTold(app, entry));
  if (unasked.length === 0) return undefined;
  const dates = unasked.flatMap((entry) =>
    entry.dates.filter((date) => date >= span.from && date <= span.to),
  );
  const [from = "", to = from] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  const diary = await readDiaryOfDates(db, { from, to }, { now });
  const offered = await listOfferedStarts(
    db,
    unasked.map(({ id }) => id),
  );
  const waiting = unasked.map((entry) => ({
    id: entry.id,
    since: entry.created_at,
    worthCents: entry.worth_cents,
    entry,
  }));
  const passed = freed.turn === null ? await listPassedHours(db, freed) : [];
  const passedBy = (hour: Slot) => freed.turn ?? countPassed(passed, hour);
  for (const { entry } of inTurn(waiting, salon.waiting_order)) {
    const services = pickServices(diary.offer.services, entry.service_ids);
    if (!services.ok) continue;
    const wish = { ...entry, services: servicesWith(entry.service_ids, entry.masters) };
    const hours = hoursFor(
      diary,
      wish,
      entry.dates.filter((date) => date >= from && date <= to),
    );
    const at = { now, leadMinutes: salon.lead_minutes, passedBy };
    const slot = hourToOffer({ hours, offered: offered.get(entry.id) ?? new Set() }, freed, at);
    const place = slot && placeOf(diary, entry, slot);
    if (slot && place)
      return { salon, entry, services: services.value, slot, place, passedBy: passedBy(slot) };
  }
  return undefined;
}

/** The place of an hour with the masters that were chosen for it. */
export function placeOf(diary: DiaryAndOffer, entry: WaitingGuest, slot: Slot): Place | null {
  const services = servicesWith(entry.service_ids, slot.masterIds);
  const planned = plan(diary, { services, by: "customer" }, slot.startsAt);
  return planned.ok ? planned : null;
}
