import fc from "fast-check";
import type {
  Diary,
  Master,
  Room,
  ServiceTiming,
  SpecialHours,
  Visit,
  WeeklySpan,
} from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import { addDays } from "#domain/time/dates.ts";

/** A diary, a visit and a date whose clocks may do something unusual. */
export interface Scene {
  diary: Diary;
  visit: Visit;
  date: string;
}

/** Dates with and without a change of clocks: by an hour, by half an hour, at midnight, by a whole day. */
const places = [
  { zone: "Asia/Dhaka", dates: ["2026-11-24"] },
  { zone: "Europe/London", dates: ["2026-03-29", "2026-10-25", "2026-06-01"] },
  { zone: "America/New_York", dates: ["2026-03-08", "2026-11-01"] },
  { zone: "Australia/Lord_Howe", dates: ["2026-04-05", "2026-10-04"] },
  { zone: "America/Santiago", dates: ["2026-04-04", "2026-09-06"] },
  { zone: "Pacific/Apia", dates: ["2011-12-29", "2011-12-30", "2011-12-31"] },
].flatMap(({ zone, dates }) => dates.map((date) => ({ zone, date })));

const minutes = (...some: number[]) => fc.constantFrom(...some);

const wallSpan = fc.constantFrom(
  { opens: "00:00", closes: "24:00" },
  { opens: "00:00", closes: "03:00" },
  { opens: "02:15", closes: "06:00" },
  { opens: "10:00", closes: "13:30" },
  { opens: "14:15", closes: "20:00" },
  { opens: "22:00", closes: "24:00" },
);

const hours: fc.Arbitrary<WeeklySpan[]> = fc
  .array(wallSpan, { minLength: 2, maxLength: 4 })
  .map((spans) => [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => spans.map((span) => ({ weekday, ...span }))));

const serviceIds = ["facial", "colour", "bath"];
const masterIds = ["sadia", "farzana", "labonno"];

function serviceOf(id: string): fc.Arbitrary<ServiceTiming> {
  return fc.record({
    id: fc.constant(id),
    minutes: minutes(30, 45, 60),
    prepMinutes: minutes(0, 5, 15),
    processingStartMinutes: minutes(5, 10),
    processingMinutes: minutes(0, 0, 15, 20),
    cleanupMinutes: minutes(0, 10, 40),
    roomId: fc.constantFrom(null, "baths"),
    isAddOn: fc.constant(false),
  });
}

/** The same scene with some of its services turned into add-ons, which need no preparation. */
function withAddOns(scene: Scene, addOns: readonly string[]): Scene {
  const services = scene.diary.services.map((service) =>
    addOns.includes(service.id) ? { ...service, isAddOn: true, prepMinutes: 0 } : service,
  );
  return { ...scene, diary: { ...scene.diary, services } };
}

function masterOf(id: string): fc.Arbitrary<Master> {
  return fc.record({
    id: fc.constant(id),
    position: fc.integer({ min: 0, max: 1 }),
    serviceIds: fc.subarray(serviceIds, { minLength: 2 }),
    hours,
  });
}

function exceptionsAround(date: string): fc.Arbitrary<SpecialHours[]> {
  const exception = fc.record({
    masterId: fc.constantFrom(null, ...masterIds),
    from: fc.constantFrom(date, addDays(date, -1)),
    to: fc.constant(date),
    spans: fc.array(wallSpan, { maxLength: 2 }),
  });
  return fc.oneof(fc.array(exception, { maxLength: 0 }), fc.array(exception, { maxLength: 3 }));
}

const visit: fc.Arbitrary<Visit> = fc.record({
  services: fc.array(
    fc.record({
      serviceId: fc.constantFrom(...serviceIds),
      masterId: fc.constantFrom("any", "any", "any", "any", ...masterIds),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  by: fc.constantFrom("customer", "customer", "desk"),
});

const rooms: Room[] = [{ id: "baths", unitIds: ["bath-1", "bath-2"] }];

/** Random claims of masters and baths in the cells that are read for a date and its two neighbours. */
function busyAround(date: string, zone: string): fc.Arbitrary<Diary["busy"]> {
  const read = cellsToRead(addDays(date, -1), addDays(date, 1), zone);
  const span = fc.record({
    from: fc.integer({ min: read.fromCell, max: read.toCell - 1 }),
    length: fc.integer({ min: 1, max: 30 }),
  });
  const cells = fc
    .array(span, { maxLength: 8 })
    .map((spans) => spans.flatMap(({ from, length }) => Array.from({ length }, (_, index) => from + index)));
  return fc
    .tuple(...[...masterIds, "bath-1", "bath-2"].map((id) => cells.map((own) => [id, own] as const)))
    .map((entries) => ({ ...read, byResource: new Map(entries) }));
}

function diaryFor(date: string, zone: string): fc.Arbitrary<Diary> {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: "12:00" });
  return fc.record({
    salon: fc.record({
      zone: fc.constant(zone),
      slotStepMinutes: minutes(5, 15, 30, 60),
      leadMinutes: minutes(0, 120),
      horizonDays: fc.constantFrom(0, 1, 3, 3),
    }),
    hours,
    exceptions: exceptionsAround(date),
    masters: fc.tuple(...masterIds.map(masterOf)),
    services: fc.tuple(...serviceIds.map(serviceOf)),
    rooms: fc.constant(rooms),
    busy: busyAround(date, zone),
    now: fc
      .integer({ min: -2 * 288, max: 72 })
      .map((cells) => noon.epochMilliseconds + cells * CELL_MS + 61_000),
  });
}

/** Scenes of small salons in many zones. */
export const scenes: fc.Arbitrary<Scene> = fc
  .constantFrom(...places)
  .chain(({ zone, date }) => fc.record({ diary: diaryFor(date, zone), visit, date: fc.constant(date) }));

/** The same, with some of the services turned into add-ons. */
export const scenesWithAddOns: fc.Arbitrary<Scene> = fc
  .tuple(scenes, fc.subarray(serviceIds, { minLength: 1, maxLength: 2 }))
  .map(([scene, addOns]) => withAddOns(scene, addOns));
