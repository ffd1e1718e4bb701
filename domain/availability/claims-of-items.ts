import { type Claim, keyOf, sortClaims } from "#domain/availability/claims.ts";
import type { PlannedItem } from "#domain/availability/plan.ts";
import { asLongAs, clearingUpLast, type Timing, timingOf } from "#domain/availability/timing.ts";
import type { Diary, ServiceTiming } from "#domain/availability/types.ts";
import { type RoomNeed, unitsFor } from "#domain/availability/units.ts";
import { cellAt } from "#domain/time/cells.ts";

/**
 * The cells of a visit with fixed masters and times, sorted and without duplicates, whatever today's hours and
 * catalogue say. The guest keeps one unit of a room throughout if one is free in the diary, and stays as long as was
 * booked.
 * @returns null when no unit of a room is free
 */
export function claimsOfItems(diary: Diary, items: readonly PlannedItem[]): Claim[] | null {
  const steps = stepsOf(diary, items);
  const rooms = claimsOfRooms(diary, steps);
  if (!rooms) return null;
  const masters = steps.flatMap(({ item, timing, start }) =>
    timing.master.flatMap(({ from, to }) => cellsOf(item.masterId, start + from, start + to)),
  );
  return once([...masters, ...rooms]);
}

/** What such a visit claims of a single room that its services were given later. @returns null when no unit is free */
export function claimsInRoom(diary: Diary, items: readonly PlannedItem[], roomId: string): Claim[] | null {
  const steps = stepsOf(diary, items).map((step) => ({
    ...step,
    need: step.need?.roomId === roomId ? step.need : null,
  }));
  const claims = claimsOfRooms(diary, steps);
  return claims && once(claims);
}

interface Step {
  item: PlannedItem;
  timing: Timing;
  /** Cell of the guest's start. */
  start: number;
  need: RoomNeed | null;
}

function stepsOf(diary: Diary, items: readonly PlannedItem[]): Step[] {
  return clearingUpLast(items.map((item) => asBooked(item, diary))).map((service, index) => {
    const item = items[index];
    if (!item) throw new Error("there is a service for each item");
    const timing = timingOf(service);
    const start = cellAt(item.startsAt);
    const room = diary.rooms.find(({ id }) => id === service.roomId);
    const { from, to } = timing.room;
    const need = room ? { roomId: room.id, unitIds: room.unitIds, from: start + from, to: start + to } : null;
    return { item, timing, start, need };
  });
}

function claimsOfRooms(diary: Diary, steps: readonly Step[]): Claim[] | null {
  const units = unitsFor(
    steps.map(({ need }) => need),
    (unitId, from, to) => isFree(diary, unitId, from, to),
  );
  return (
    units &&
    steps.flatMap(({ need }, index) => {
      const unitId = units[index];
      return need && unitId ? cellsOf(unitId, need.from, need.to) : [];
    })
  );
}

function cellsOf(resourceId: string, from: number, to: number): Claim[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ resourceId, cell: from + index }));
}

/** The clean-up of one service and the next service may share cells. */
function once(claims: readonly Claim[]): Claim[] {
  return sortClaims([...new Map(claims.map((claim) => [keyOf(claim), claim])).values()]);
}

/** The service with the length that was booked, or that the desk has since given it. */
function asBooked({ serviceId, startsAt, endsAt }: PlannedItem, diary: Diary): ServiceTiming {
  const service = diary.services.find(({ id }) => id === serviceId);
  if (!service) throw new RangeError(`service ${serviceId} is not in the diary`);
  return asLongAs(service, (endsAt - startsAt) / 60_000);
}

function isFree(diary: Diary, unitId: string, from: number, to: number): boolean {
  const taken = diary.busy.byResource.get(unitId) ?? [];
  return !Array.from(taken).some((cell) => cell >= from && cell < to);
}
