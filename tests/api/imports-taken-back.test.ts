import { expect, test } from "vitest";
import type { Sent } from "#contract/calls.ts";
import { wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addOffer } from "#tests/support/offers.ts";
import { addPackage, saleOf } from "#tests/support/packages.ts";
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
const guestOf = async (number: string) =>
  (await call(salon, "listGuests", { query: { search: number } }, staff)).guests[0];

/** A Threading that a file imports, at two in the afternoon of a day of its own. */
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

test("after undoing an import, its visit's hour within a master's time off stays blocked", async () => {
  const { id, visit } = await visitFromFile(8);
  const [date = ""] = visit.startsAt.split("T");
  const off = { startsAt: `${date}T12:00:00+06:00`, endsAt: `${date}T17:00:00+06:00`, reason: "Dentist" };
  await call(salon, "createTimeOff", { body: { masterId: visit.masterId, ...off } }, staff);
  expect(await takeBack(id)).toEqual({ takenBack: 1, stayed: 0 });
  expect(await isOffered(salon, visit)).toBe(false);
});

test("the hour of an undone imported visit is offered to the waiting list", async () => {
  const { id, visit } = await visitFromFile(15);
  expect(await isOffered(salon, visit)).toBe(false);
  const wish = wishFor(visit.service._id, visit.masterId, visit.startsAt);
  const [first] = await waitInLine(salon, wish, 1);
  await salon.drain();
  await takeBack(id);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("an imported guest who bought a package or waits for an hour survives the undo", async () => {
  const [buyer, waiter] = ["01755000011", "01755000012"];
  const id = await send("guests", [
    { row: 2, name: "Buyer", number: buyer },
    { row: 3, name: "Waiter", number: waiter },
    { row: 4, name: "Nobody", number: "01755000013" },
  ]);
  const packageId = await addPackage(salon, owner);
  await call(salon, "sellPackage", saleOf(packageId, { name: "Buyer", number: buyer }), staff);
  const wish = await wishBeforeDawn(salon);
  await call(salon, "addWaitingGuest", { body: { ...wish, name: "Waiter", number: waiter } }, staff);

  expect(await takeBack(id)).toEqual({ takenBack: 1, stayed: 2 });
  expect(await guestOf(buyer)).toMatchObject({ name: "Buyer" });
  const { packages } = await call(salon, "listSoldPackages", { query: {} }, staff);
  expect(packages[0]).toMatchObject({ buyer: "Buyer" });
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, staff);
  expect(entries.find(({ name }) => name === "Waiter")).toMatchObject({ number: waiter });
});

test("data added by a file stays if the guest waits to be notified with it", async () => {
  const number = "01755000021";
  const [known] = [{ row: 2, externalId: "K-1", name: "Known", email: "known@example.com" }];
  await send("guests", [known]);
  salon.clock.advance(1000);
  const id = await send("guests", [{ ...known, number }]);
  const guestId = (await guestOf(number))?._id ?? "";
  const caller = { name: "Known", number, guestId };
  salon.clock.advance(1000);
  await call(salon, "addWaitingGuest", { body: { ...(await wishBeforeDawn(salon)), ...caller } }, staff);
  expect(await takeBack(id)).toEqual({ takenBack: 0, stayed: 1 });
  expect(await guestOf(number)).toMatchObject({ name: "Known" });
});

test("an imported service with a package, an offer, a deposit rule or a waiting guest survives the undo", async () => {
  const names = ["Packed", "Offered", "Asked", "Awaited", "Unused"];
  const lines = names.map((name, row) => ({ row: row + 2, name, price: "30", minutes: "45" }));
  const id = await send("services", lines);
  const idOf = async (name: string) => (await serviceNamed(salon, name))._id;
  await addPackage(salon, owner, { serviceId: await idOf("Packed"), price: 100 });
  await addOffer(salon, { serviceIds: [await idOf("Offered")] });
  const params = { id: await idOf("Asked") };
  const deposit = { kind: "percent", percent: 50 } as const;
  await call(salon, "updateService", { params, body: { deposit } }, owner);
  const wish = { ...(await wishBeforeDawn(salon)), serviceIds: [await idOf("Awaited")] };
  await call(salon, "addWaitingGuest", { body: { ...wish, name: "Mita", number: "01755000031" } }, staff);

  expect(await takeBack(id)).toEqual({ takenBack: 1, stayed: 4 });
  const left = (await call(salon, "listServices", {})).map(({ service_name }) => service_name);
  expect(names.filter((name) => left.includes(name))).toEqual(names.slice(0, 4));
});

test("an imported master survives the undo while somebody waits for an hour with them", async () => {
  const id = await send("masters", [
    { row: 2, name: "Awaited Master", role: "Hair" },
    { row: 3, name: "Other Master", role: "Hair" },
  ]);
  const master = (await call(salon, "listMasters", {})).find(({ name }) => name === "Awaited Master");
  const wish = { ...(await wishBeforeDawn(salon)), masterId: master?._id ?? "" };
  await call(salon, "addWaitingGuest", { body: { ...wish, name: "Mita", number: "01755000032" } }, staff);
  expect(await takeBack(id)).toEqual({ takenBack: 1, stayed: 1 });
});
