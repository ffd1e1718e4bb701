import { cellAt } from "../time/cells.ts";
import { type Claim, sortClaims } from "./claims.ts";
import type { PlannedItem } from "./plan.ts";
import { asLongAs, type CellSpan, clearingUpLast, timingOf } from "./timing.ts";
import type { Diary, ServiceTiming } from "./types.ts";
import { type RoomNeed, unitsFor } from "./units.ts";

/**
 * The cells of a visit with settled masters and times, sorted and each once, whatever hours and catalogue say
 * today. The guest has one unit of a room throughout where one is free in the diary, and stays as long as was booked.
 * @returns null when no unit of a room is free
 */
export function claimsOfItems(diary: Diary, items: readonly PlannedItem[]): Claim[] | null {
  const steps = clearingUpLast(items.map((item) => asBooked(item, diary))).map((service, index) => {
    const item = items[index];
    if (!item) throw new Error("there is a service for each item");
    return { item, service, timing: timingOf(service), start: cellAt(item.startsAt) };
  });
  const needs = steps.map(({ service, timing, start }): RoomNeed | null => {
    const room = diary.rooms.find(({ id }) => id === service.roomId);
    const { from, to } = timing.room;
    return room ? { roomId: room.id, unitIds: room.unitIds, from: start + from, to: start + to } : null;
  });
  const units = unitsFor(needs, (unitId, from, to) => isFree(diary, unitId, from, to));
  if (!units) return null;
  const claims = new Map<string, Claim>();
  const claim = (resourceId: string, { from, to }: CellSpan) => {
    for (let cell = from; cell < to; cell++) claims.set(`${cell} ${resourceId}`, { resourceId, cell });
  };
  for (const [index, { item, timing, start }] of steps.entries()) {
    for (const { from, to } of timing.master) claim(item.masterId, { from: start + from, to: start + to });
    const need = needs[index];
    const unitId = units[index];
    if (need && unitId) claim(unitId, need);
  }
  return sortClaims([...claims.values()]);
}

/** The service as long as it was booked, or as the desk has made it since. */
function asBooked({ serviceId, startsAt, endsAt }: PlannedItem, diary: Diary): ServiceTiming {
  const service = diary.services.find(({ id }) => id === serviceId);
  if (!service) throw new RangeError(`service ${serviceId} is not in the diary`);
  return asLongAs(service, (endsAt - startsAt) / 60_000);
}

function isFree(diary: Diary, unitId: string, from: number, to: number): boolean {
  const taken = diary.busy.byResource.get(unitId) ?? [];
  return !Array.from(taken).some((cell) => cell >= from && cell < to);
}
