import type { Diary, ServiceTiming, Visit, WeeklySpan } from "#domain/availability/types.ts";
import { cellsOf } from "#domain/time/cells.ts";
import { localDate, weekday } from "#domain/time/dates.ts";
import type { WallSpan } from "#domain/time/wall-span.ts";

const MINUTE = 60_000;

/** Every start (epoch milliseconds) on a date at which a visit fits, found by trying every master every five minutes. */
export function bruteForceStarts(diary: Diary, visit: Visit, date: string): number[] {
  const { zone } = diary.salon;
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  const starts: number[] = [];
  const from = midnight.epochMilliseconds;
  for (let start = from; start < from + 26 * 60 * MINUTE; start += 5 * MINUTE) {
    if (localDate(start, zone) === date && isAllowed(diary, visit, start)) {
      if (teams(diary, visit).some((team) => teamFits(diary, visit, team, start))) starts.push(start);
    }
  }
  return starts;
}

function isAllowed(diary: Diary, visit: Visit, start: number): boolean {
  const { zone, slotStepMinutes, leadMinutes, horizonDays } = diary.salon;
  if (visit.by === "desk") return start > diary.now - 5 * MINUTE;
  const wall = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
  const today = Temporal.Instant.fromEpochMilliseconds(diary.now).toZonedDateTimeISO(zone).toPlainDate();
  return (
    (wall.hour * 60 + wall.minute) % slotStepMinutes === 0 &&
    start >= diary.now + leadMinutes * MINUTE &&
    today.until(wall.toPlainDate()).days <= horizonDays
  );
}

function teams(diary: Diary, visit: Visit): string[][] {
  let all: string[][] = [[]];
  for (const { serviceId, masterId } of visit.services) {
    const able = diary.masters.filter(
      ({ id, serviceIds }) => serviceIds.includes(serviceId) && (masterId === "any" || masterId === id),
    );
    all = all.flatMap((team) => able.map(({ id }) => [...team, id]));
  }
  return all;
}

function teamFits(diary: Diary, visit: Visit, team: string[], start: number): boolean {
  const busyUntil = new Map<string, number>();
  let at = start;
  let cleanup = 0;
  let roomId: string | null = null;
  return visit.services.every(({ serviceId }, index) => {
    const service = diary.services.find(({ id }) => id === serviceId);
    const masterId = team[index] ?? "";
    if (!service) return false;
    const clearedUp = busyUntil.get(masterId) ?? 0;
    cleanup = Math.max(service.isAddOn ? cleanup : 0, service.cleanupMinutes);
    roomId = service.isAddOn ? (service.roomId ?? roomId) : service.roomId;
    if (!service.isAddOn) at = Math.max(at, clearedUp + service.prepMinutes * MINUTE);
    const fits = serviceFits(diary, { ...service, cleanupMinutes: cleanup, roomId }, masterId, at);
    at += service.minutes * MINUTE;
    busyUntil.set(masterId, Math.max(clearedUp, at + cleanup * MINUTE));
    return fits;
  });
}

function serviceFits(diary: Diary, service: ServiceTiming, masterId: string, at: number): boolean {
  const from = at - service.prepMinutes * MINUTE;
  const end = at + service.minutes * MINUTE;
  const to = end + service.cleanupMinutes * MINUTE;
  const leaves = at + service.processingStartMinutes * MINUTE;
  const whole = cellsOf(from, to);
  const away =
    service.processingMinutes > 0 ? cellsOf(leaves, leaves + service.processingMinutes * MINUTE) : [];
  const own = whole.filter((cell) => !away.includes(cell));
  const master = diary.masters.find(({ id }) => id === masterId);
  const room = diary.rooms.find(({ id }) => id === service.roomId);
  const free = (id: string, cells: number[]) => {
    const busy = Array.from(diary.busy.byResource.get(id) ?? []);
    return !cells.some((cell) => busy.includes(cell));
  };
  return (
    cellsOf(at, end).every((cell) => isOpen(diary, diary.hours, null, cell)) &&
    own.every((cell) => isOpen(diary, master?.hours ?? [], masterId, cell)) &&
    free(masterId, own) &&
    (!room || room.unitIds.some((id) => free(id, whole)))
  );
}

/** Whether a cell is within the hours of the salon (masterId null) or a master. */
export function isOpen(
  diary: Diary,
  hours: readonly WeeklySpan[],
  masterId: string | null,
  cell: number,
): boolean {
  const instant = cell * 5 * MINUTE;
  const date = localDate(instant, diary.salon.zone);
  const covers = (span: WallSpan) =>
    wallInstant(date, span.opens, diary.salon.zone) <= instant &&
    instant < wallInstant(date, span.closes, diary.salon.zone);
  const exceptions = diary.exceptions.filter(
    (exception) => exception.masterId === masterId && exception.from <= date && date <= exception.to,
  );
  if (exceptions.length > 0) return exceptions.every(({ spans }) => spans.some(covers));
  return hours.some((span) => span.weekday === weekday(date) && covers(span));
}

/** Most of the time is spent in Temporal, which is asked the same questions again and again. */
const wallInstants = new Map<string, number>();

function wallInstant(date: string, wall: string, zone: string): number {
  const key = `${date} ${wall} ${zone}`;
  const instant = wallInstants.get(key) ?? readWallInstant(date, wall, zone);
  wallInstants.set(key, instant);
  return instant;
}

function readWallInstant(date: string, wall: string, zone: string): number {
  const day = Temporal.PlainDate.from(date);
  if (wall === "24:00") return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  return day.toZonedDateTime({ timeZone: zone, plainTime: wall }).epochMilliseconds;
}
