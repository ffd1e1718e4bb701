import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { change, preview } from "#tests/support/changes.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

/** A Hair Cut for $25 that began ten minutes ago and is paid in cash, and the id of a Threading for $6. */
async function begun() {
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const { _id: thread } = await serviceNamed(salon, "Threading");
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  salon.clock.advance(Date.parse(visit.startsAt) + minutes(10) - salon.clock.now());
  const shown = () => onCalendar(salon, staff, id, visit.startsAt);
  return { id, cut: visit.service._id, thread, startsAt: visit.startsAt, shown };
}

test("a guest who is already there gets another service, and the visit keeps its start", async () => {
  const { id, cut, thread, startsAt, shown } = await begun();
  await change(salon, id, { serviceIds: [cut, thread], by: "salon" }, staff, "salon");
  expect(await shown()).toMatchObject({ startsAt, price: 31, paidAtSalon: 25, dueAtSalon: 31 });
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash", due: 6 } }, staff);
  await expectBooksBalance(salon);
});

test("a guest who drops a service gets the difference back at the desk", async () => {
  const { id, thread, startsAt, shown } = await begun();
  await change(salon, id, { serviceIds: [thread], by: "salon" }, staff);
  expect(await shown()).toMatchObject({ startsAt, price: 6, handBack: 19 });
  await call(salon, "handBack", { params: { id }, body: { amount: 19, method: "cash" } }, staff);
  await expectBooksBalance(salon);
});

test("a guest in the chair gets another service and pays for it there, but can't change the hour", async () => {
  const { id, cut, thread, startsAt, shown } = await begun();
  const params = { id };
  await call(salon, "changeBookingState", { params, body: { to: "in_chair" } }, staff);
  const wanted = { serviceIds: [cut, thread], by: "salon" as const };
  await change(salon, id, wanted, staff, "salon");
  expect(await shown()).toMatchObject({ status: "in_chair", startsAt, price: 31 });
  const later = new Date(Date.parse(startsAt) + minutes(30)).toISOString();
  const query = { service: [cut] as [string], startsAt: later };
  const moved = await refused(salon, "previewChange", { params, query }, staff);
  expect(moved.detail).toBe("The guest is in the chair, so the visit keeps its hour.");
  await call(salon, "recordPayment", { params, body: { method: "cash", due: 6 } }, staff);
  await call(salon, "changeBookingState", { params, body: { to: "completed" } }, staff);
  const over = await refused(
    salon,
    "previewChange",
    { params, query: { service: [cut] as [string] } },
    staff,
  );
  expect(over.code).toBe("wrong_state");
  await expectBooksBalance(salon);
});

test("when nobody has time for more, only future hours are offered", async () => {
  const { id, cut, thread, startsAt } = await begun();
  const endsAt = new Date(Date.parse(startsAt) + hours(10)).toISOString();
  for (const { _id: masterId } of await call(salon, "listMasters", {})) {
    const off = { masterId, startsAt: new Date(Date.parse(startsAt) + minutes(50)).toISOString(), endsAt };
    await call(salon, "createTimeOff", { body: { ...off, reason: "Training" } }, staff);
  }
  const { place, alternatives = [] } = await preview(
    salon,
    id,
    { serviceIds: [cut, thread], by: "salon" },
    staff,
  );
  expect(place).toBeNull();
  expect(alternatives.length).toBeGreaterThan(0);
  for (const hour of alternatives) expect(Date.parse(hour.startsAt)).toBeGreaterThan(salon.clock.now());
});
