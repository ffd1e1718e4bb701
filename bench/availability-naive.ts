import type { Diary, ServiceTiming, Visit, WeeklySpan } from "#domain/availability/types.ts";
import { datesBetween, localDate, weekday } from "#domain/time/dates.ts";

/**
 * Starts (epoch milliseconds) of one service with any master, computed the obvious way: every step of every day through
 * Temporal, every cell looked up in a set. Supports neither processing time nor masters' exceptions.
 */
export function naiveStarts(diary: Diary, visit: Visit, from: string, to: string): number[] {
  const service = diary.services.find(({ id }) => id === visit.services[0]?.serviceId);
  if (!service) return [];
  const claimed = new Map(
    [...diary.busy.byResource].map(([resourceId, cells]) => [resourceId, new Set(Array.from(cells))]),
  );
  const starts: number[] = [];
  for (const date of datesBetween(from, to)) {
    for (let minute = 0; minute < 1440; minute += diary.salon.slotStepMinutes) {
      const start = instantOf(date, minute, diary.salon.zone);
      if (start >= diary.now + diary.salon.leadMinutes * 60_000 && fits(diary, service, claimed, start)) {
        starts.push(start);
      }
    }
  }
  return starts;
}

function fits(
  diary: Diary,
  service: ServiceTiming,
  claimed: Map<string, Set<number>>,
  start: number,
): boolean {
  const from = start - service.prepMinutes * 60_000;
  const end = start + service.minutes * 60_000;
  const to = end + service.cleanupMinutes * 60_000;
  const free = (id: string) => {
    for (let at = from; at < to; at += 300_000) if (claimed.get(id)?.has(at / 300_000)) return false;
    return true;
  };
  const date = localDate(start, diary.salon.zone);
  if (diary.exceptions.some((exception) => exception.from <= date && date <= exception.to)) return false;
  const room = diary.rooms.find(({ id }) => id === service.roomId);
  return (
    within(diary.hours, start, end, diary.salon.zone) &&
    diary.masters.some(({ id, hours }) => within(hours, from, to, diary.salon.zone) && free(id)) &&
    (!room || room.unitIds.some(free))
  );
}

function within(hours: readonly WeeklySpan[], from: number, to: number, zone: string): boolean {
  const date = localDate(from, zone);
  return hours.some(
    (span) =>
      span.weekday === weekday(date) &&
      instantOf(date, minuteOf(span.opens), zone) <= from &&
      to <= instantOf(date, minuteOf(span.closes), zone),
  );
}

function instantOf(date: string, minute: number, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: { hour: Math.trunc(minute / 60), minute: minute % 60 },
  }).epochMilliseconds;
}

function minuteOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
}
