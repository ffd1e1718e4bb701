import type { Diary, Master, ServiceTiming, Visit, WeeklySpan } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { cellsOf } from "#domain/time/cells.ts";
import { datesBetween } from "#domain/time/dates.ts";

/** The 30 days in question. */
export const month = { from: "2026-11-22", to: "2026-12-21" };

/** One service with any master. */
export const oneService: Visit = { services: [{ serviceId: "facial", masterId: "any" }], by: "customer" };

/** A salon of four masters in Dhaka, closed on Wednesdays, with every other hour or so booked. */
export function halfBookedMonth(): Diary {
  const zone = "Asia/Dhaka";
  const masters = ["sadia", "farzana", "labonno", "rehana"].map(masterOf);
  const byResource = new Map<string, number[]>();
  const random = randomFrom(7);
  for (const [index, { id }] of [...masters, { id: "room-1" }].entries()) {
    const cells: number[] = [];
    for (const date of datesBetween(month.from, month.to)) {
      const opening = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: "10:00" });
      for (let quarter = index % 3; quarter < 40; quarter += 4 + Math.floor(random() * 9)) {
        const startsAt = opening.epochMilliseconds + quarter * 900_000;
        cells.push(...cellsOf(startsAt, startsAt + 3_600_000));
      }
    }
    byResource.set(id, [...new Set(cells)]);
  }
  return {
    salon: { zone, slotStepMinutes: 15, leadMinutes: 120, horizonDays: 60 },
    hours: week("10:00", "20:00"),
    exceptions: [{ masterId: null, from: "2026-12-16", to: "2026-12-16", spans: [] }],
    masters,
    services: [facial],
    rooms: [{ id: "room", unitIds: ["room-1", "room-2", "room-3"] }],
    busy: { ...cellsToRead(month.from, month.to, zone), byResource },
    now: Date.UTC(2026, 10, 21, 6),
  };
}

const facial: ServiceTiming = {
  id: "facial",
  minutes: 60,
  prepMinutes: 5,
  processingStartMinutes: 0,
  processingMinutes: 0,
  cleanupMinutes: 10,
  roomId: "room",
  isAddOn: false,
};

function masterOf(id: string, position: number): Master {
  const hours = [...week("10:00", "13:30"), ...week("14:15", "20:00")];
  return { id, position, serviceIds: ["facial"], hours };
}

function week(opens: string, closes: string): WeeklySpan[] {
  return [0, 1, 2, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
}

/** A small linear congruential generator, so that every run books the same hours. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
