import { type Buffer, buffersOf, type CellRun } from "#domain/availability/buffers.ts";
import type { WorkingDay } from "#domain/availability/working-days.ts";
import { workingDays } from "#domain/availability/working-days.ts";
import { chairsInUse, type DayFigures, dayFigures, type MasterTime } from "#domain/desk-figures.ts";
import { startOfCell } from "#domain/time/cells.ts";
import { dayFrames } from "#domain/time/day-frame.ts";
import { type BookingRow, listVisitsBetween, listVisitsToArrange } from "#server/database/bookings.ts";
import { listRunsByOwner } from "#server/database/cell-runs.ts";
import { countToConfirm, countVisitsHad } from "#server/database/desk-figures.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { type HeldVisit, listHeldVisits } from "#server/database/holds.ts";
import { listTaken } from "#server/database/ledger.ts";
import type { MasterRow } from "#server/database/masters.ts";
import { listFormerMasters, listMasters } from "#server/database/masters.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { sumTakenAtDesk, sumTips } from "#server/database/salon-payments.ts";
import { listTimesOff, type TimeOffRow } from "#server/database/time-off.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { readChairs } from "#server/usecases/desk/read-chairs.ts";
import { tellHandedBack } from "#server/usecases/visits/hand-back.ts";
import { type ToldPaid, tellPaid } from "#server/usecases/visits/told-paid.ts";

/** The masters' time that a visit takes before and after the guest's. */
interface WithBuffers {
  buffers: Buffer[];
}

export interface DeskVisit extends BookingRow, WithBuffers {
  told: ToldPaid;
  /** The money taken for it at the desk, including tips. */
  takenAtDeskCents: number;
  /** What of that is a tip. */
  tipCents: number;
  /** What it has handed back for it today and may say that it has not; undefined: nothing. */
  handedBackCents: number | undefined;
  visitsHad: number;
}

export interface DeskCalendar {
  salon: SalonRow;
  /** Current masters first, then those who have left but still have a visit in these days. */
  masters: MasterRow[];
  days: (WorkingDay & DayFigures)[];
  visits: DeskVisit[];
  timeOff: TimeOffRow[];
  holds: (HeldVisit & WithBuffers)[];
  toArrange: DeskVisit[];
  waiting: number;
}

/**
 * Everything that the front desk's calendar shows between two dates, both included; the contract limits how far apart
 * they are.
 */
export async function readCalendar(
  app: DatabaseAndClock,
  span: { from: string; to: string },
): Promise<DeskCalendar> {
  return await app.engine.snapshot((db) => readIn(db, app.now(), span));
}

async function readIn(
  db: Snapshot,
  now: number,
  { from, to }: { from: string; to: string },
): Promise<DeskCalendar> {
  const salon = await readSalon(db);
  const frames = dayFrames(from, to, salon.zone);
  const span = { from: frames.at(0)?.from ?? 0, to: frames.at(-1)?.to ?? 0 };
  const masters = await listMasters(db);
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now });
  const visits = await listVisitsBetween(db, span);
  const toArrange = await listVisitsToArrange(db);
  const money = await listTaken(db, span);
  const named = visits.flatMap(({ items }) => items.flatMap(({ master_id }) => master_id ?? []));
  const former = await listFormerMasters(db, [...new Set(named)]);
  const runs = await listRunsByOwner(db, [...masters.map(({ id }) => id), ...new Set(named)], span);
  const handedBack = await tellHandedBack(db, salon, now);
  const describe = await describing(db, [...visits, ...toArrange], runs, handedBack);
  const holds = await listHeldVisits(db, span);
  const timeOff = await listTimesOff(db, span);
  const figured = visits.map(({ state, starts_at }) => ({ state, startsAt: starts_at }));
  const times = timesOf(visits, runs, timeOff);
  const taken = money.map(({ at, amount_cents }) => ({ at, amountCents: amount_cents }));
  const over = frames.filter((frame) => frame.to <= now).at(-1);
  const chairsOf = over && (await readChairs(db, diary, { from, to: over.date }));
  const days = workingDays(diary, from, to).map((day, index) => {
    const frame = frames[index];
    if (!frame) throw new Error("Every working day has its frame.");
    const figures = dayFigures(frame, day, figured, taken, times);
    // Who works here and when may have changed since.
    const chairs = frame.to <= now && chairsOf?.({ from: frame.date, to: frame.date });
    return { ...day, ...figures, ...(chairs && chairsInUse(chairs)) };
  });
  return {
    salon,
    masters: [...masters, ...former],
    days,
    visits: visits.map(describe),
    timeOff,
    holds: holds.map((hold) => ({ ...hold, buffers: bufferedBy(hold, runs) })),
    toArrange: toArrange.map(describe),
    waiting: await countToConfirm(db, now),
  };
}

/** The masters' time that visits claim, and their time off. */
function timesOf(
  visits: readonly BookingRow[],
  runs: RunsByOwner,
  timeOff: readonly TimeOffRow[],
): MasterTime[] {
  const claimed = visits.flatMap(({ id }) => runs.get(id) ?? []);
  return [
    ...claimed.map(({ resourceId: masterId, fromCell, toCell }) => ({
      ...{ masterId, isOff: false },
      ...{ from: startOfCell(fromCell), to: startOfCell(toCell) },
    })),
    ...timeOff.map(({ resource_id: masterId, starts_at: from, ends_at: to }) => ({
      ...{ masterId, isOff: true, from, to },
    })),
  ];
}

type ItemRow = Pick<BookingRow["items"][number], "master_id" | "starts_at" | "ends_at">;

function toTimed({ master_id, starts_at, ends_at }: ItemRow) {
  return { masterId: master_id, startsAt: starts_at, endsAt: ends_at };
}

type RunsByOwner = ReadonlyMap<string, CellRun[]>;

function bufferedBy({ id, items }: { id: string; items: readonly ItemRow[] }, runs: RunsByOwner): Buffer[] {
  return buffersOf(items.map(toTimed), runs.get(id) ?? []);
}

async function describing(
  db: Snapshot,
  bookings: BookingRow[],
  runs: RunsByOwner,
  handedBack: ReadonlyMap<string, number>,
): Promise<(booking: BookingRow) => DeskVisit> {
  const visitsHad = await countVisitsHad(db, bookings);
  const paid = await tellPaid(db, bookings);
  const ids = bookings.map(({ id }) => id);
  const taken = await sumTakenAtDesk(db, ids);
  const tips = await sumTips(db, [...taken.keys()]);
  return (booking) => ({
    ...booking,
    told: paid(booking),
    takenAtDeskCents: taken.get(booking.id) ?? 0,
    tipCents: tips.get(booking.id) ?? 0,
    handedBackCents: handedBack.get(booking.id),
    visitsHad: visitsHad(booking),
    buffers: bufferedBy(booking, runs),
  });
}
