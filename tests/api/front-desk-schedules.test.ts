import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeHours, freeVisit, isOffered, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const admin = givenOwner(salon);

/** An hour around a visit's start, kept free. */
function blockAround(visit: Visit) {
  const startsAt = Date.parse(visit.startsAt);
  return {
    body: {
      masterId: visit.masterId,
      startsAt: new Date(startsAt - hours(1)).toISOString(),
      endsAt: new Date(startsAt + hours(2)).toISOString(),
      reason: "Dentist",
    },
  };
}

test("time off takes what is free, lists the visits in the way, and takes their hours when they go", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const made = await call(salon, "createTimeOff", blockAround(visit), staff);
  expect(made.hits).toMatchObject([{ _id: id, name: "Shaila Parvin", startsAt: visit.startsAt }]);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ status: "confirmed" });

  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(await isOffered(salon, visit)).toBe(false);
  expect((await refused(salon, "createDeskBooking", phoneCall(visit), staff)).code).toBe("slot_taken");

  const params = { id: made.insertedId };
  expect(await call(salon, "deleteTimeOff", { params }, staff)).toEqual({ deletedCount: 1 });
  expect(await isOffered(salon, visit)).toBe(true);
  expect((await refused(salon, "deleteTimeOff", { params }, staff)).code).toBe("not_found");
});

test("a visit that a time off of weeks waits for is not offered its own hour when it moves", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const [date = ""] = visit.startsAt.split("T");
  const query = { service: [visit.service._id], master: visit.masterId, from: date, to: date, moving: id };
  const offered = async () => {
    const { days: found } = await call(salon, "readAvailability", { query }, staff);
    return found.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  };
  expect(await offered()).toContain(visit.startsAt);
  const { body } = blockAround(visit);
  const endsAt = new Date(Date.parse(visit.startsAt) + days(30)).toISOString();
  const made = await call(salon, "createTimeOff", { body: { ...body, endsAt } }, staff);
  expect(await offered()).not.toContain(visit.startsAt);
  await call(salon, "deleteTimeOff", { params: { id: made.insertedId } }, staff);
});

test("a time off is taken back once, whatever else is kept free", async () => {
  const visit = await freeVisit(salon);
  const [first, second] = [
    await call(salon, "createTimeOff", blockAround(visit), staff),
    await call(salon, "createTimeOff", blockAround(visit), staff),
  ];
  const params = { id: first.insertedId };
  await call(salon, "deleteTimeOff", { params }, staff);
  expect((await refused(salon, "deleteTimeOff", { params }, staff)).code).toBe("not_found");
  expect(await isOffered(salon, visit)).toBe(false);
  await call(salon, "deleteTimeOff", { params: { id: second.insertedId } }, staff);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("a missed visit whose hour a time off took over can't be taken back", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  await call(salon, "createTimeOff", blockAround(visit), staff);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  const params = { id };
  await call(salon, "changeBookingState", { params, body: { to: "no_show" } }, staff);
  const undo = { params, body: { to: "confirmed" as const } };
  expect((await refused(salon, "changeBookingState", undo, staff)).code).toBe("slot_taken");
});

test("time off and cancellations at once leave no hour that is neither booked nor kept free", async () => {
  const visits = [];
  for (let count = 0; count < 6; count++) visits.push(await bookAtDesk(salon, staff));
  const offs = visits.map(({ visit }) => callLoosely(salon, "createTimeOff", blockAround(visit), staff));
  const cancels = visits.map(({ id }) =>
    callLoosely(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff),
  );
  const answers = await Promise.all([...offs, ...cancels]);
  expect(answers.every(({ status }) => status < 400)).toBe(true);
  for (const { visit } of visits) expect(await isOffered(salon, visit)).toBe(false);
  expect(await brokenCells(salon)).toEqual([]);
});

test("time off ends after it begins, on the five-minute grid, for a master who is there", async () => {
  const visit = await freeVisit(salon);
  const { body } = blockAround(visit);
  for (const wrong of [
    { ...body, endsAt: body.startsAt },
    { ...body, endsAt: "2026-12-25T10:02:00Z" },
    { ...body, endsAt: "2027-12-25T10:00:00Z" },
  ]) {
    expect((await refused(salon, "createTimeOff", { body: wrong }, staff)).code).toBe("invalid_input");
  }
  const nobody = { body: { ...body, masterId: "nobody" } };
  expect((await refused(salon, "createTimeOff", nobody, staff)).code).toBe("not_found");
});

test("time off lasts 62 days at the most, and the refusal names the field", async () => {
  const { body } = blockAround(await freeVisit(salon));
  const ending = (after: number) => new Date(Date.parse(body.startsAt) + after).toISOString();
  const tooLong = { body: { ...body, endsAt: ending(days(62) + minutes(5)) } };
  const refusal = await refused(salon, "createTimeOff", tooLong, staff);
  expect(refusal.errors).toMatchObject([{ field: "endsAt" }]);
  const longest = { body: { ...body, endsAt: ending(days(62)) } };
  const { insertedId: id } = await call(salon, "createTimeOff", longest, staff);
  await call(salon, "deleteTimeOff", { params: { id } }, staff);
});

test("a day's calendar has the times off that reach into it, and no earlier one", async () => {
  const { body } = blockAround(await freeVisit(salon));
  const { insertedId: id } = await call(salon, "createTimeOff", { body }, staff);
  const onDay = async (date: string) => {
    const { timeOff } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
    return timeOff.some(({ _id }) => _id === id);
  };
  expect(await onDay(body.startsAt.slice(0, 10))).toBe(true);
  const later = new Date(Date.parse(body.startsAt) + days(2)).toISOString();
  expect(await onDay(later.slice(0, 10))).toBe(false);
  await call(salon, "deleteTimeOff", { params: { id } }, staff);
});

test("free hours that are kept are computed anew after a time off is made and taken back", async () => {
  const announced: string[] = [];
  const stop = salon.app.engine.subscribe((topic) => announced.push(topic));
  const made = await call(salon, "createTimeOff", blockAround(await freeVisit(salon)), staff);
  expect(announced).toContain("availability");
  announced.length = 0;
  await call(salon, "deleteTimeOff", { params: { id: made.insertedId } }, staff);
  expect(announced).toContain("availability");
  stop();
});

test("a week that is cut short is answered with the visits that it leaves outside", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const params = { id: visit.masterId };
  const { master, hours: week, serviceIds } = await call(salon, "readSchedule", { params }, admin);
  const weekday = new Date(Date.parse(visit.startsAt) + hours(6)).getUTCDay();
  const { _id, ...about } = master;
  const shorter = { ...about, serviceIds, hours: week.filter((span) => span.weekday !== weekday) };
  const saved = await call(salon, "saveSchedule", { params, body: shorter }, admin);
  expect(saved.outside.map((one) => one._id)).toContain(id);
  expect((await call(salon, "readSchedule", { params }, admin)).hours).toEqual(shorter.hours);
  const back = { params, body: { ...shorter, hours: week } };
  expect((await call(salon, "saveSchedule", back, admin)).outside.map((one) => one._id)).not.toContain(id);
});

test("every break of a day is kept, and nobody is offered a time within one", async () => {
  const visit = await freeVisit(salon, "Hair Colour");
  const params = { id: visit.masterId };
  const { master, hours: week, serviceIds } = await call(salon, "readSchedule", { params }, admin);
  const { _id, ...about } = master;
  const spans = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, opens: "11:00", closes: "12:00" },
    { weekday, opens: "12:15", closes: "13:00" },
    { weekday, opens: "14:00", closes: "16:00" },
    { weekday, opens: "16:30", closes: "17:00" },
  ]);
  const save = (hoursNow: typeof spans) =>
    call(salon, "saveSchedule", { params, body: { ...about, serviceIds, hours: hoursNow } }, admin);
  await save(spans);
  expect((await call(salon, "readSchedule", { params }, admin)).hours).toEqual(spans);
  const { _id: cut } = await serviceNamed(salon, "Hair Cut & Finish");
  const clocks = (await freeHours(salon, [cut], visit.masterId)).map(({ startsAt }) =>
    startsAt.slice(11, 16),
  );
  expect(clocks.length).toBeGreaterThan(0);
  expect(clocks.filter((clock) => clock > "11:15" && clock < "12:15")).toEqual([]);
  expect(clocks.filter((clock) => clock > "12:15" && clock < "14:00")).toEqual([]);
  await save(week);
});

test("hours that overlap, end before they begin or are off the grid are refused beside their field", async () => {
  const params = { id: (await freeVisit(salon)).masterId };
  const { master, serviceIds } = await call(salon, "readSchedule", { params }, admin);
  const { _id, ...about } = master;
  for (const spans of [
    [{ weekday: 1, opens: "10:00", closes: "09:00" }],
    [{ weekday: 1, opens: "10:02", closes: "12:00" }],
    [
      { weekday: 1, opens: "10:00", closes: "13:00" },
      { weekday: 1, opens: "12:00", closes: "15:00" },
    ],
  ]) {
    const body = { ...about, serviceIds, hours: spans };
    const problem = await refused(salon, "saveSchedule", { params, body }, admin);
    expect(problem.code).toBe("invalid_input");
    expect(problem.errors?.[0]?.field).toMatch(/^hours/);
  }
  const unknown = { ...about, serviceIds: ["nothing"], hours: [] };
  expect((await refused(salon, "saveSchedule", { params, body: unknown }, admin)).errors?.[0]?.field).toBe(
    "serviceIds",
  );
});

test("a holiday of the whole salon closes every hour, and opens it again when it is taken back", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const date = visit.startsAt.slice(0, 10);
  const body = { masterId: null, from: date, to: date, reason: "Victory Day" };
  const made = await call(salon, "createHoursException", { body }, admin);
  expect(made.outside.map((one) => one._id)).toContain(id);
  const offered = async () =>
    (await freeHours(salon, [visit.service._id])).filter(({ startsAt }) => startsAt.startsWith(date));
  expect(await offered()).toEqual([]);
  const { days: shown } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  expect(shown[0]?.open).toEqual([]);
  for (const one of made.insertedIds) {
    await call(salon, "deleteHoursException", { params: { id: one } }, admin);
  }
  expect((await offered()).length).toBeGreaterThan(0);
});

test("a late start of one master moves that master's first slot only", async () => {
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const from = new Date(Date.parse(visit.startsAt) + days(7)).toISOString().slice(0, 10);
  const late = {
    masterId: visit.masterId,
    from,
    to: from,
    opens: "16:00",
    closes: "19:00",
    reason: "Course",
  };
  await call(salon, "createHoursException", { body: late }, admin);
  const { days: shown } = await call(salon, "readCalendar", { query: { from, to: from } }, staff);
  const hers = shown[0]?.working.find(({ masterId }) => masterId === visit.masterId);
  expect(hers?.spans).toMatchObject([{ startsAt: `${from}T16:00:00+06:00` }]);
});

test("a new master can be booked at once for the services given", async () => {
  const service = await serviceNamed(salon, "Threading");
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" }));
  const about = { name: "Mousumi Roy", role: "Trainee", photo: "/art/mark.svg", bio: "" };
  const body = { ...about, serviceIds: [service._id], hours: week };
  const { insertedId } = await call(salon, "createMaster", { body }, admin);
  expect((await call(salon, "listMasters", {})).at(-1)).toMatchObject({
    _id: insertedId,
    name: "Mousumi Roy",
  });
  expect((await freeHours(salon, [service._id], insertedId)).length).toBeGreaterThan(10);
});

test("the diary is whole, and nothing went wrong inside", async () => {
  expect(await brokenCells(salon)).toEqual([]);
  expect(salon.bugs).toEqual([]);
});
