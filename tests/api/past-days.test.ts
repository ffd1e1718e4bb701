import { expect, test } from "vitest";
import { draftOfMaster } from "#tests/api/sample-setup.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a past day's chairs are those of who worked here then, though somebody has left since and somebody came", async () => {
  const { visit } = await bookAhead(salon, 48);
  const date = visit.startsAt.slice(0, 10);
  salon.clock.advance(days(7));
  const figures = async () => {
    const calendar = await call(salon, "readCalendar", { query: { from: date, to: date } }, owner);
    const { openMinutes, bookedMinutes, chairsInUse } = calendar.days[0] ?? {};
    return { openMinutes, bookedMinutes, chairsInUse };
  };
  const then = await figures();
  expect(then.bookedMinutes).toBeGreaterThan(0);
  const params = { id: visit.masterId };
  await call(
    salon,
    "createMaster",
    { body: { ...(await scheduleOf(params.id)), name: "Mitu Barua" } },
    owner,
  );
  expect(await figures()).toEqual(then);
  await call(salon, "retireMaster", { params, body: { worksHere: false } }, owner);
  expect(await figures()).toEqual(then);
});

test("a past day's chairs keep the hours that were worked on it", async () => {
  const { visit } = await bookAhead(salon, 48);
  const date = visit.startsAt.slice(0, 10);
  salon.clock.advance(days(7));
  const query = { from: date, to: date };
  const figures = async () => (await call(salon, "readCalendar", { query }, owner)).days[0]?.openMinutes;
  const then = await figures();
  const params = { id: visit.masterId };
  const schedule = await scheduleOf(params.id);
  await call(salon, "saveSchedule", { params, body: { ...schedule, hours: [] } }, owner);
  expect(await figures()).toBe(then);
});

async function scheduleOf(id: string) {
  const master = (await call(salon, "listMasters", {})).find(({ _id }) => _id === id);
  const { hours, serviceIds } = await call(salon, "readSchedule", { params: { id } }, owner);
  return { ...draftOfMaster, name: master?.name ?? "", hours, serviceIds };
}
