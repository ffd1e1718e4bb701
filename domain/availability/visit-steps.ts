import { ableMasters } from "#domain/availability/able-masters.ts";
import { keep } from "#domain/availability/bit-rows.ts";
import type { Bits } from "#domain/availability/bits.ts";
import { masterFits, placeFits } from "#domain/availability/fits.ts";
import type { MasterRow, Rows } from "#domain/availability/rows.ts";
import { asLongAs, clearingUpLast, type Timing, timingOf } from "#domain/availability/timing.ts";
import type { Diary, Room, ServiceTiming, Visit } from "#domain/availability/types.ts";

/** One service of a visit with every master who could perform it, and when. */
export interface VisitStep {
  service: ServiceTiming;
  timing: Timing;
  room: Room | null;
  able: { row: MasterRow; fits: Bits }[];
}

/**
 * The steps of a visit, or null when the diary lacks one of its services.
 * Throws a RangeError for a visit without services or for a room that the diary lacks.
 */
export function visitSteps(visit: Visit, diary: Diary, rows: Rows): VisitStep[] | null {
  if (visit.services.length === 0) throw new RangeError("a visit has at least one service");
  const services = visit.services.flatMap(({ serviceId, minutes }) => {
    const offered = diary.services.find(({ id }) => id === serviceId);
    return offered ? [asLongAs(offered, minutes)] : [];
  });
  if (services.length < visit.services.length) return null;
  return clearingUpLast(services).map((service, index) => {
    const timing = timingOf(service);
    const room = roomOf(service, diary);
    const place = placeFits(timing, room, rows);
    const wanted = visit.services[index];
    const able = (wanted ? ableMasters(wanted, diary) : []).map((master) => {
      const row = rows.masterRow(master);
      return { row, fits: keep(masterFits(timing, row.free), place) };
    });
    return { service, timing, room, able };
  });
}

function roomOf(service: ServiceTiming, diary: Diary): Room | null {
  if (service.roomId === null) return null;
  const room = diary.rooms.find(({ id }) => id === service.roomId);
  if (!room) throw new RangeError(`service ${service.id} needs a room that is not there`);
  return room;
}
