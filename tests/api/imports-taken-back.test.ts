import { expect, test } from "vitest";
import type { Sent } from "#contract/calls.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { isOffered, serviceNamed } from "#tests/support/visits.ts";
import { offeredTo, waitInLine, wishFor } from "#tests/support/waiting.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

type Lines = Sent<"importFile">["body"]["lines"];
type Kind = Sent<"importFile">["body"]["kind"];

const send = async (kind: Kind, lines: Lines) =>
  (await call(salon, "importFile", { body: { kind, fileName: `${kind}.csv`, lines } }, owner)).insertedId;
const takeBack = (id: string) => call(salon, "takeImportBack", { params: { id } }, owner);

/** A Threading that a file brings in, at two in the afternoon of a day of its own. */
async function visitFromFile(daysAhead: number) {
  const service = await serviceNamed(salon, "Threading");
  const masters = await call(salon, "listMasters", {});
  const master = masters.find(({ _id }) => service.masterIds.includes(_id));
  const date = new Date(salon.clock.now() + days(daysAhead)).toISOString().slice(0, 10);
  const line = { row: 2, name: "Ratna Das", number: "01755000001", date, time: "14:00" };
  const masterId = master?._id ?? "";
  const visit = { service, masterId, startsAt: `${date}T14:00:00+06:00` };
  const id = await send("visits", [{ ...line, services: "Threading", master: master?.name ?? "" }]);
  return { id, visit };
}

test("an hour that an imported visit leaves inside a master's time off is the time off's, and nobody's", async () => {
  const { id, visit } = await visitFromFile(8);
  const [date = ""] = visit.startsAt.split("T");
  const off = { startsAt: `${date}T12:00:00+06:00`, endsAt: `${date}T17:00:00+06:00`, reason: "Dentist" };
  await call(salon, "createTimeOff", { body: { masterId: visit.masterId, ...off } }, staff);
  expect(await takeBack(id)).toEqual({ takenBack: 1, stayed: 0 });
  expect(await isOffered(salon, visit)).toBe(false);
});

test("an hour that an imported visit leaves is offered to who waits for it", async () => {
  const { id, visit } = await visitFromFile(15);
  expect(await isOffered(salon, visit)).toBe(false);
  const wish = wishFor(visit.service._id, visit.masterId, visit.startsAt);
  const [first] = await waitInLine(salon, wish, 1);
  if (!first) throw new Error("One waits.");
  await salon.drain();
  await takeBack(id);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});
