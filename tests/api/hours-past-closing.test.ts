import { expect, onTestFinished, test } from "vitest";
import type { Answer } from "#contract/calls.ts";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeVisit, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

type Week = Answer<"readSchedule">["hours"];

const everyDay = (...spans: [string, string][]): Week =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => spans.map(([opens, closes]) => ({ weekday, opens, closes })));

/**
 * Changes the hours of the salon and a master until the test ends.
 * @returns the ids of visits that no longer fit the master's hours
 */
async function open(masterId: string, doors: Week, work: Week): Promise<string[]> {
  const { hours } = await call(salon, "readSalonSettings", {}, owner);
  const schedule = await call(salon, "readSchedule", { params: { id: masterId } }, owner);
  const save = async (salonHours: Week, masterHours: Week) => {
    const { _id, ...about } = schedule.master;
    await call(salon, "saveSalonSettings", { body: { hours: salonHours } }, owner);
    const body = { ...about, serviceIds: schedule.serviceIds, hours: masterHours };
    const saved = await call(salon, "saveSchedule", { params: { id: masterId }, body }, owner);
    return saved.outside.map(({ _id: id }) => id);
  };
  onTestFinished(async () => {
    await save(hours, schedule.hours);
  });
  return await save(doors, work);
}

const bookAt = async (visit: Visit, startsAt: string) =>
  (await call(salon, "createDeskBooking", phoneCall({ ...visit, startsAt }), staff)).insertedId;

const lengthen = (id: string, endsAt: string) => ({ params: { id }, body: { endsAt } });

test("a visit may last until closing time if its master stays to clean up", async () => {
  const visit = await freeVisit(salon, "Neem Leaf Facial");
  await open(visit.masterId, everyDay(["10:00", "20:00"]), everyDay(["10:00", "22:00"]));
  const id = await bookAt(visit, "2026-12-10T18:00:00+06:00");
  const changed = await call(salon, "changeLength", lengthen(id, "2026-12-10T20:00:00+06:00"), staff);
  expect(Date.parse(changed.endsAt ?? "")).toBe(Date.parse("2026-12-10T20:00:00+06:00"));
  const later = lengthen(id, "2026-12-10T20:05:00+06:00");
  expect((await refused(salon, "changeLength", later, staff)).code).toBe("outside_hours");
});

test("on a night when the salon is open, a visit may last past midnight and is not reported as outside the hours", async () => {
  const visit = await freeVisit(salon);
  const night = everyDay(["10:00", "24:00"], ["00:00", "02:00"]);
  await open(visit.masterId, night, night);
  const id = await bookAt(visit, "2026-12-10T23:30:00+06:00");
  await call(salon, "changeLength", lengthen(id, "2026-12-11T00:30:00+06:00"), staff);
  expect(await open(visit.masterId, night, night)).not.toContain(id);
  expect(await open(visit.masterId, night, everyDay(["10:00", "24:00"]))).toContain(id);
});

test("a visit whose processing covers its master's break, or that is years ahead, is not reported as outside the hours", async () => {
  const colour = await freeVisit(salon, "Hair Colour");
  const { processingStartMinutes = 0, processingMinutes = 0 } = await managed("Hair Colour");
  const wall = (after: number) =>
    new Date(Date.UTC(2026, 11, 10, 10, 30 + after)).toISOString().slice(11, 16);
  const around = everyDay(
    ["10:00", wall(processingStartMinutes)],
    [wall(processingStartMinutes + processingMinutes), "20:00"],
  );
  await open(colour.masterId, everyDay(["10:00", "20:00"]), around);
  const id = await bookAt(colour, "2026-12-10T10:30:00+06:00");
  const far = await bookAt(colour, "2028-06-15T10:30:00+06:00");
  const outside = await open(colour.masterId, everyDay(["10:00", "20:00"]), around);
  expect(outside).not.toContain(id);
  expect(outside).not.toContain(far);
});

async function managed(name: string) {
  const { _id } = await serviceNamed(salon, name);
  const all = await call(salon, "listAllServices", {}, owner);
  const found = all.find((one) => one._id === _id);
  if (!found) throw new Error(`The salon has no ${name}.`);
  return found;
}
