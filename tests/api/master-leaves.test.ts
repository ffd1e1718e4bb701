import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeHours } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const admin = givenOwner(salon);

test("a former master can't be chosen, and the coming visits are listed and stay on the calendar until moved", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const params = { id: visit.masterId };
  const left = await call(salon, "retireMaster", { params, body: { worksHere: false } }, admin);
  expect(left.outside).toMatchObject([{ _id: id, startsAt: visit.startsAt }]);
  expect((await call(salon, "listMasters", {})).map(({ _id }) => _id)).not.toContain(visit.masterId);
  expect(await call(salon, "listAllMasters", {}, admin)).toContainEqual(
    expect.objectContaining({ _id: visit.masterId, worksHere: false }),
  );
  const offered = await freeHours(salon, [visit.service._id]);
  expect(offered.flatMap(({ masterIds }) => masterIds)).not.toContain(visit.masterId);
  expect(await mastersOfDay(visit.startsAt)).toContain(visit.masterId);

  const other = offered[0];
  const body = { startsAt: other?.startsAt ?? "", masterId: other?.masterIds[0] ?? "" };
  await call(salon, "moveBooking", { params: { id }, body }, staff);
  expect(await onCalendar(salon, staff, id, body.startsAt)).toMatchObject({
    items: [{ masterId: body.masterId }],
  });
  expect(await mastersOfDay(visit.startsAt)).not.toContain(visit.masterId);
});

test("a former master can come back unchanged", async () => {
  const former = (await call(salon, "listAllMasters", {}, admin)).find(({ worksHere }) => !worksHere);
  const params = { id: former?._id ?? "" };
  await call(salon, "retireMaster", { params, body: { worksHere: true } }, admin);
  expect((await call(salon, "listMasters", {})).map(({ _id }) => _id)).toContain(params.id);
  const { hours, serviceIds } = await call(salon, "readSchedule", { params }, admin);
  expect(hours.length).toBeGreaterThan(0);
  expect(serviceIds.length).toBeGreaterThan(0);
});

test("an unknown master can't leave", async () => {
  const sent = { params: { id: "nobody" }, body: { worksHere: false } };
  expect((await refused(salon, "retireMaster", sent, admin)).code).toBe("not_found");
});

async function mastersOfDay(startsAt: string): Promise<string[]> {
  const date = startsAt.slice(0, 10);
  const { masters } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  return masters.map(({ _id }) => _id);
}
