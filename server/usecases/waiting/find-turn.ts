import { plan } from "#domain/availability/plan.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Slot } from "#domain/availability/types.ts";
import { countPassed, hourToOffer, type PassedHour } from "#domain/hour-to-offer.ts";
import { nextInTurn } from "#domain/offered-hours.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { hoursFor } from "#domain/waiting.ts";
import { type DiaryAndOffer, readDiaryOfDates } from "#server/database/diary.ts";
import type { FreedHours } from "#server/database/freed-hours.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { listOfferedBefore, listPassedHours } from "#server/database/offered-hours.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { listWaitingByIds, type WaitingGuest } from "#server/database/waiting.ts";
import { findWaitedDate, listLine } from "#server/database/waiting-line.ts";
import { pickServices } from "#server/usecases/checkout/price-services.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { canBeTold } from "#server/usecases/deliveries/told-of-offer.ts";
import type { Place } from "#server/usecases/hours/place-visit.ts";

/** Somebody on the waiting list whose turn it is, with the hour and its place in the diary. */
export interface Turn {
  salon: SalonRow;
  entry: WaitingGuest;
  services: ServiceRow[];
  slot: Slot;
  place: Place;
  /** How many guests have let the hour pass. */
  passedBy: number;
}

/** The result of one search. */
interface Found {
  /** The entry whose turn it is; null if none of those examined wants a free hour. */
  turn: Turn | null;
  /** What to search next; null if nobody is left. */
  left: FreedHours | null;
}

/** How many entries one search examines. Other work runs in between. */
const portion = 50;

/**
 * Finds the next turn: on the first date of the freed hours that anybody waits for, among the next entries in line for
 * it.
 */
export async function findTurn(
  app: DatabaseAndClock & Pick<UseCases, "seal" | "sms">,
  salon: SalonRow,
  freed: FreedHours,
): Promise<Found> {
  const now = app.now();
  const read = await app.engine.snapshot((db) => readLine(db, { salon, freed, now }));
  if (!read) return { turn: null, left: null };
  const { line, isCut, day, later } = read;
  const leftAfter = (index: number): FreedHours | null => {
    const last = line[index];
    if (!last || (!isCut && index === line.length - 1)) return later;
    const { created_at: since, worth_cents: worthCents, id } = last;
    return { ...day, after: { since, worthCents, id, order: salon.waiting_order } };
  };
  for (const [index, entry] of line.entries()) {
    const found = hourOf(entry, read, { now, leadMinutes: salon.lead_minutes });
    // A guest who can't be reached by mail or text is left to the desk, which may call.
    if (found && (await canBeTold(app, entry)))
      return { turn: { ...found, salon, entry }, left: leftAfter(index) };
  }
  return { turn: null, left: leftAfter(line.length - 1) };
}

/** Some entries that wait for a date, in order, with everything needed to match hours to them. */
interface Line {
  date: string;
  /** What came free on that date. `later` is what came free on later dates that anybody waits for. */
  day: FreedHours;
  later: FreedHours | null;
  line: WaitingGuest[];
  /** Whether more entries wait for the date. */
  isCut: boolean;
  diary: DiaryAndOffer | null;
  /** Hours that were offered to them before, and are not offered again. */
  offered: Map<string, PassedHour[]>;
  passed: PassedHour[];
}

async function readLine(
  db: Snapshot,
  { salon, freed, now }: { salon: SalonRow; freed: FreedHours; now: number },
): Promise<Line | null> {
  const { zone } = salon;
  const { waitingId } = freed;
  const [from, to] = [Math.max(freed.from, now), freed.to - 1].map((at) => localDate(at, zone));
  if (from === undefined || to === undefined) return null;
  const date = await findWaitedDate(db, { from, to }, waitingId);
  if (date === undefined) return null;
  const next = date < to ? await findWaitedDate(db, { from: addDays(date, 1), to }, waitingId) : undefined;
  const isSameDate = localDate(freed.from, zone) === date;
  const day = isSameDate ? freed : { ...freed, from: dayFrame(date, zone).from, after: undefined };
  const turns = nextInTurn(await listLine(db, date, waitingId), salon.waiting_order, day.after);
  const ids = turns.slice(0, portion).map(({ id }) => id);
  const entries = new Map((await listWaitingByIds(db, ids)).map((entry) => [entry.id, entry]));
  return {
    date,
    day,
    later: next === undefined ? null : { ...freed, from: dayFrame(next, zone).from, after: undefined },
    line: ids.flatMap((id) => entries.get(id) ?? []),
    isCut: turns.length > portion,
    diary: ids.length > 0 ? await readDiaryOfDates(db, { from: date, to: date }, { now }) : null,
    // A newly freed hour may be offered again to a guest that the desk had taken it back from. Until then it goes to
    // the next.
    offered: await listOfferedBefore(db, ids, { takenBack: freed.passedBy !== 0 }),
    passed:
      freed.passedBy === null
        ? await listPassedHours(db, { from: day.from, to: dayFrame(addDays(date, 1), zone).from })
        : [],
  };
}

/** The hour of a date that suits an entry, with its place. */
function hourOf(
  entry: WaitingGuest,
  { date, day, diary, offered, passed }: Line,
  at: { now: number; leadMinutes: number },
): Pick<Turn, "services" | "slot" | "place" | "passedBy"> | null {
  if (!diary) return null;
  const services = pickServices(diary.offer.services, entry.service_ids);
  if (!services.ok) return null;
  const wish = { ...entry, services: servicesWith(entry.service_ids, entry.masters) };
  const passedBy = (hour: Slot) => day.passedBy ?? countPassed(passed, hour);
  const before = offered.get(entry.id) ?? [];
  const hours = hoursFor(diary, wish, [date]);
  const slot = hourToOffer({ hours, offered: before }, day, { ...at, passedBy });
  const place = slot && placeOf(diary, entry, slot);
  return place ? { services: services.value, slot, place, passedBy: passedBy(slot) } : null;
}

/** The place of an hour with the masters that were chosen for it. */
export function placeOf(diary: DiaryAndOffer, entry: WaitingGuest, slot: Slot): Place | null {
  const services = servicesWith(entry.service_ids, slot.masterIds);
  const planned = plan(diary, { services, by: "customer" }, slot.startsAt);
  return planned.ok ? { ...planned, version: diary.version } : null;
}
