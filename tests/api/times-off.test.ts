import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeVisit, isOffered, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

/** Time off for an hour around a visit's start. */
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

test("time off takes free hours, lists the visits in the way, and takes their hours when they go", async () => {
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

test("time off resent with its key after a lost answer exists once and names the same visits", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const { body } = blockAround(visit);
  const order = { body: { ...body, key: randomUUID() } };
  const block = () => call(salon, "createTimeOff", order, staff);
  const made = await Promise.all([block(), block()]);
  const blocked = [...made, await block()].map(({ insertedId, hits }) => [insertedId, hits[0]?._id]);
  expect(new Set(blocked.map(([one]) => one)).size).toBe(1);
  expect(blocked.every(([, hit]) => hit === id)).toBe(true);
  await call(salon, "deleteTimeOff", { params: { id: made[0]?.insertedId ?? "" } }, staff);
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("a visit in the way of a long time off is not offered its own hour when it moves", async () => {
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

test("time off is removed once, whatever else is blocked", async () => {
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

test("a no-show can't be undone when time off has taken its hour", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  await call(salon, "createTimeOff", blockAround(visit), staff);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  const params = { id };
  await call(salon, "changeBookingState", { params, body: { to: "no_show" } }, staff);
  const undo = { params, body: { to: "confirmed" as const } };
  expect((await refused(salon, "changeBookingState", undo, staff)).code).toBe("slot_taken");
});

test("concurrent time off and cancellations leave no hour that is neither booked nor blocked", async () => {
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

test("time off ends after it begins, is on the five-minute grid, and has a present master", async () => {
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

test("time off lasts at most 62 days, and the refusal names the field", async () => {
  const { body } = blockAround(await freeVisit(salon));
  const ending = (after: number) => new Date(Date.parse(body.startsAt) + after).toISOString();
  const tooLong = { body: { ...body, endsAt: ending(days(62) + minutes(5)) } };
  const refusal = await refused(salon, "createTimeOff", tooLong, staff);
  expect(refusal.errors).toMatchObject([{ field: "endsAt" }]);
  const longest = { body: { ...body, endsAt: ending(days(62)) } };
  const { insertedId: id } = await call(salon, "createTimeOff", longest, staff);
  await call(salon, "deleteTimeOff", { params: { id } }, staff);
});

test("a day's calendar has the times off that overlap it, and no earlier one", async () => {
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

test("cached free hours are computed again after time off is added and removed", async () => {
  const announced: string[] = [];
  const stop = salon.app.engine.subscribe((topic) => announced.push(topic));
  const made = await call(salon, "createTimeOff", blockAround(await freeVisit(salon)), staff);
  expect(announced).toContain("availability");
  announced.length = 0;
  await call(salon, "deleteTimeOff", { params: { id: made.insertedId } }, staff);
  expect(announced).toContain("availability");
  stop();
});
