import { expect, test } from "vitest";
import { addDays, localDate } from "#domain/time/dates.ts";
import { call, refused } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const admin = givenOwner(salon);

test("shortening a master's week returns the visits that are outside of it", async () => {
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

test("shortening the opening hours returns the visits outside of them, and other settings return none", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const { hours: week } = await call(salon, "readSalonSettings", {}, admin);
  const weekday = new Date(Date.parse(visit.startsAt) + hours(6)).getUTCDay();
  const save = async (body: { hours: typeof week } | { holdMinutes: number }) => {
    const { outside } = await call(salon, "saveSalonSettings", { body }, admin);
    return outside.map((one) => one._id);
  };
  expect(await save({ hours: week.filter((span) => span.weekday !== weekday) })).toContain(id);
  expect(await save({ holdMinutes: 10 })).toEqual([]);
  expect(await save({ hours: week })).not.toContain(id);
});

test("every break of a day is kept, and no time within one is offered", async () => {
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

test("hours that overlap, are reversed or off the grid are refused at their field", async () => {
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

test("a holiday of the whole salon closes every hour, and removing it opens them again", async () => {
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

test("special hours for past days are refused, since no list would show them, and of a range that ends today only today is written", async () => {
  const today = localDate(salon.clock.now(), "Asia/Dhaka");
  const closed = (from: string, to: string) => ({ body: { masterId: null, from, to, reason: "Flood" } });
  const yesterday = addDays(today, -1);
  const late = await refused(salon, "createHoursException", closed(addDays(today, -3), yesterday), admin);
  expect(late.errors).toMatchObject([{ field: "from" }]);
  const made = await call(salon, "createHoursException", closed(yesterday, today), admin);
  expect(made.insertedIds).toHaveLength(1);
  for (const id of made.insertedIds) await call(salon, "deleteHoursException", { params: { id } }, admin);
});

test("a day off that is resent after a lost answer exists once", async () => {
  const { visit } = await bookAtDesk(salon, staff);
  const date = visit.startsAt.slice(0, 10);
  const off = (to: string) => ({ body: { masterId: visit.masterId, from: date, to, reason: "Ill" } });
  const send = (to = date) => call(salon, "createHoursException", off(to), admin);
  const sent = await Promise.all([send(), send()]);
  const longer = await send(addDays(date, 1));
  expect([...sent.map(({ insertedId }) => insertedId), longer.insertedIds[0]]).toEqual(
    Array(3).fill(sent[0]?.insertedId),
  );
  const params = { id: visit.masterId };
  const { exceptions } = await call(salon, "readSchedule", { params }, admin);
  expect(exceptions.map((one) => one.date)).toEqual([date, addDays(date, 1)]);
  for (const id of longer.insertedIds) await call(salon, "deleteHoursException", { params: { id } }, admin);
});

test("a late start of one master only moves that master's first slot", async () => {
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

test("a new master can be booked at once for the given services", async () => {
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
