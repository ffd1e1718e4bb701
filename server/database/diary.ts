import type { Diary, Master, SpecialHours } from "#domain/availability/types.ts";
import { startOfCell } from "#domain/time/cells.ts";
import { listBusyCells, listCellsOf, type TakenCell } from "#server/database/cells.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import { listTimesOff } from "#server/database/time-off.ts";

export interface DiaryOptions {
  /** First cell to read and the one after the last, as availability's `cellsToRead` says. */
  cells: { fromCell: number; toCell: number };
  now: number;
  /** A hold whose own cells count as free: the one that is about to be moved. */
  exceptHoldId?: string;
  /** A booking whose own cells count as free, but for those that a time off waits for. */
  exceptBookingId?: string;
  /** Also services that are no longer offered: who has bought one may still move it. */
  withHidden?: boolean;
}

/** Everything that availability depends on: a service's room is always among the rooms. */
export async function readDiary(db: Snapshot, order: DiaryOptions): Promise<Diary> {
  const salon = await readSalon(db);
  const hours = await db.selectFrom("opening_hours").select(["weekday", "opens", "closes"]).execute();
  const masters = await readMasters(db);
  const services = await db
    .selectFrom("services")
    .selectAll()
    .where("hidden", "in", order.withHidden ? [0, 1] : [0])
    .execute();
  const rooms = await readRooms(db);
  const exceptions = await readExceptions(db);
  const byResource = await readBusy(db, order);
  return {
    salon: {
      zone: salon.zone,
      slotStepMinutes: salon.slot_step_minutes,
      leadMinutes: salon.lead_minutes,
      horizonDays: salon.horizon_days,
    },
    hours,
    exceptions,
    masters,
    services: services.map((service) => ({
      id: service.id,
      minutes: service.minutes,
      prepMinutes: service.prep_minutes,
      processingStartMinutes: service.processing_start,
      processingMinutes: service.processing_minutes,
      cleanupMinutes: service.cleanup_minutes,
      roomId: service.room_id,
    })),
    rooms,
    busy: { ...order.cells, byResource },
    now: order.now,
  };
}

async function readMasters(db: Handle): Promise<Master[]> {
  const masters = await db.selectFrom("masters").select(["id", "position"]).where("active", "=", 1).execute();
  const hours = await db
    .selectFrom("master_hours")
    .select(["master_id", "weekday", "opens", "closes"])
    .execute();
  const performed = await db.selectFrom("master_services").selectAll().execute();
  const hoursOf = Map.groupBy(hours, (span) => span.master_id);
  const servicesOf = Map.groupBy(performed, (row) => row.master_id);
  return masters.map(({ id, position }) => ({
    id,
    position,
    hours: hoursOf.get(id) ?? [],
    serviceIds: (servicesOf.get(id) ?? []).map((row) => row.service_id),
  }));
}

async function readRooms(db: Handle) {
  const units = await db
    .selectFrom("resources")
    .select(["id", "room_id"])
    .where("room_id", "is not", null)
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.room_id ?? "");
  return [...unitsOf].map(([id, own]) => ({ id, unitIds: own.map((unit) => unit.id) }));
}

async function readExceptions(db: Handle): Promise<SpecialHours[]> {
  const rows = await db
    .selectFrom("hours_exceptions")
    .select(["master_id", "date", "opens", "closes"])
    .execute();
  return rows.map(({ master_id, date, opens, closes }) => ({
    masterId: master_id,
    from: date,
    to: date,
    spans: opens === null || closes === null ? [] : [{ opens, closes }],
  }));
}

async function readBusy(db: Handle, order: DiaryOptions): Promise<Map<string, number[]>> {
  const span = { from: order.cells.fromCell, to: order.cells.toCell };
  const busy = await listBusyCells(db, span);
  const own = await readOwn(db, order, span);
  const byResource = new Map<string, number[]>();
  for (const taken of busy) {
    if (own.size > 0 && own.has(keyOf(taken))) continue;
    const cells = byResource.get(taken.resource_id);
    if (cells) cells.push(taken.cell);
    else byResource.set(taken.resource_id, [taken.cell]);
  }
  return byResource;
}

/** Taken cells to treat as free, by key: those of the given hold, and of the given booking where no time off waits. */
async function readOwn(
  db: Handle,
  { exceptHoldId, exceptBookingId }: DiaryOptions,
  span: { from: number; to: number },
): Promise<Set<string>> {
  const held = exceptHoldId === undefined ? [] : await listCellsOf(db, { holdId: exceptHoldId });
  if (exceptBookingId === undefined) return new Set(held.map(keyOf));
  const booked = await listCellsOf(db, { bookingId: exceptBookingId });
  const timesOff = await listTimesOff(db, { from: startOfCell(span.from), to: startOfCell(span.to) });
  const waitedFor = ({ resource_id, cell }: TakenCell) => {
    const at = startOfCell(cell);
    return timesOff.some((off) => off.resource_id === resource_id && off.starts_at <= at && at < off.ends_at);
  };
  return new Set([...held, ...booked.filter((cell) => !waitedFor(cell))].map(keyOf));
}

function keyOf({ resource_id, cell }: TakenCell): string {
  return `${cell} ${resource_id}`;
}
