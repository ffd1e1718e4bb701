import { cellAt } from "../time/cells.ts";
import { type Claim, sortClaims } from "./claims.ts";
import type { PlannedItem } from "./plan.ts";
import { type CellSpan, clearingUpLast, type Timing, timingOf } from "./timing.ts";
import type { Diary, ServiceTiming } from "./types.ts";

/**
 * The cells of a visit whose masters and times are settled, sorted and each once, whatever hours and catalogue say
 * today. A room gets its first unit that is free in the diary.
 * @returns null when no unit of a room is free
 */
export function claimsOfItems(diary: Diary, items: readonly PlannedItem[]): Claim[] | null {
  const claims = new Map<string, Claim>();
  const claim = (resourceId: string, cells: readonly number[]) => {
    for (const cell of cells) claims.set(`${cell} ${resourceId}`, { resourceId, cell });
  };
  const services = clearingUpLast(items.map((item) => serviceOf(item, diary)));
  for (const [index, service] of services.entries()) {
    const item = items[index];
    if (!item) throw new Error("there is a service for each item");
    const timing = timingAsBooked(service, item);
    const start = cellAt(item.startsAt);
    for (const span of timing.master) claim(item.masterId, cellsOfSpan(span, start));
    const room = diary.rooms.find(({ id }) => id === service.roomId);
    if (!room) continue;
    const cells = cellsOfSpan(timing.room, start);
    const unitId = room.unitIds.toSorted().find((id) => isFree(diary, id, cells));
    if (unitId === undefined) return null;
    claim(unitId, cells);
  }
  return sortClaims([...claims.values()]);
}

function serviceOf({ serviceId }: PlannedItem, diary: Diary): ServiceTiming {
  const service = diary.services.find(({ id }) => id === serviceId);
  if (!service) throw new RangeError(`service ${serviceId} is not in the diary`);
  return service;
}

/** The service as long as it was booked; one whose length has changed since keeps its master throughout. */
function timingAsBooked(service: ServiceTiming, { startsAt, endsAt }: PlannedItem): Timing {
  const minutes = (endsAt - startsAt) / 60_000;
  return timingOf(minutes === service.minutes ? service : { ...service, minutes, processingMinutes: 0 });
}

function cellsOfSpan({ from, to }: CellSpan, start: number): number[] {
  return Array.from({ length: to - from }, (_, index) => start + from + index);
}

function isFree(diary: Diary, unitId: string, cells: readonly number[]): boolean {
  const taken = new Set(Array.from(diary.busy.byResource.get(unitId) ?? []));
  return !cells.some((cell) => taken.has(cell));
}
