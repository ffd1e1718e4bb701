import { beforeAll, expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeHours, isOffered, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const admin = givenOwner(salon);
const staff = givenStaff(salon);

beforeAll(() => {
  // An ordinary moment, off the five-minute grid.
  salon.clock.advance(61_234);
});

test("a room takes as many visits at once as it has units", async () => {
  const { insertedId: room } = await call(
    salon,
    "createRoom",
    { body: { name: "Steam cabin", units: 1 } },
    admin,
  );
  const id = await addService("Steam", { roomId: room });
  const [hour] = await freeHours(salon, [id]);
  const visit = { service: { ...(await serviceNamed(salon, "Steam")) }, startsAt: hour?.startsAt ?? "" };
  const masterIds = visit.service.masterIds;
  const offered = () => Promise.all(masterIds.map((masterId) => isOffered(salon, { ...visit, masterId })));
  const before = (await offered()).filter(Boolean).length;
  expect(before).toBeGreaterThan(1);

  await bookWith(id, hour?.masterIds[0] ?? "", visit.startsAt);
  expect((await offered()).filter(Boolean)).toHaveLength(0);
  const two = { params: { id: room }, body: { name: "Steam cabins", units: 2 } };
  await call(salon, "updateRoom", two, admin);
  expect((await offered()).filter(Boolean)).toHaveLength(before - 1);
  expect(await call(salon, "listRooms", {}, admin)).toContainEqual({
    _id: room,
    name: "Steam cabins",
    units: 2,
  });
  expect(await brokenCells(salon)).toEqual([]);
});

test("a unit with a coming visit can't be removed, and neither can a room that a service needs", async () => {
  const { insertedId: room } = await call(salon, "createRoom", { body: { name: "Tub", units: 2 } }, admin);
  const id = await addService("Tub bath", { roomId: room });
  const [hour] = await freeHours(salon, [id]);
  const params = { id: room };
  for (const masterId of (await serviceNamed(salon, "Tub bath")).masterIds.slice(0, 4)) {
    await bookWith(id, masterId, hour?.startsAt ?? "").catch(() => {});
  }
  const one = { params, body: { name: "Tub", units: 1 } };
  const problem = await refused(salon, "updateRoom", one, admin);
  expect(problem.errors?.[0]?.field).toBe("units");
  expect((await refused(salon, "deleteRoom", { params }, admin)).code).toBe("invalid_input");
  const unused = await call(salon, "createRoom", { body: { name: "Lamp", units: 3 } }, admin);
  const lamp = { params: { id: unused.insertedId } };
  expect(await call(salon, "updateRoom", { ...lamp, body: { name: "Lamp", units: 1 } }, admin)).toEqual({
    modifiedCount: 1,
  });
  expect(await call(salon, "deleteRoom", lamp, admin)).toEqual({ deletedCount: 1 });
  expect((await refused(salon, "deleteRoom", lamp, admin)).code).toBe("not_found");
});

test("a room can be removed once no service needs it", async () => {
  const { insertedId: room } = await call(salon, "createRoom", { body: { name: "Swing", units: 2 } }, admin);
  const id = await addService("Swing", { roomId: room });
  const params = { id: room };
  expect((await refused(salon, "deleteRoom", { params }, admin)).code).toBe("invalid_input");
  await call(salon, "updateService", { params: { id }, body: { roomId: null } }, admin);
  expect(await call(salon, "deleteRoom", { params }, admin)).toEqual({ deletedCount: 1 });
});

test("the times around a service are stored, and change the offered hours", async () => {
  const id = await addService("Henna", { minutes: 60 });
  const [first] = await freeHours(salon, [id]);
  const body = { prepMinutes: 15, cleanupMinutes: 10, processingStartMinutes: 20, processingMinutes: 30 };
  await call(salon, "updateService", { params: { id }, body }, admin);
  const all = await call(salon, "listAllServices", {}, admin);
  expect(all.find(({ _id }) => _id === id)).toMatchObject({ ...body, roomId: null });
  const [later] = await freeHours(salon, [id]);
  expect(Date.parse(later?.startsAt ?? "")).toBeGreaterThan(Date.parse(first?.startsAt ?? ""));

  const masterId = later?.masterIds[0] ?? "";
  await bookWith(id, masterId, later?.startsAt ?? "");
  const short = await addService("Quick brow", { minutes: 30 });
  const within = new Date(Date.parse(later?.startsAt ?? "") + 20 * 60_000).toISOString();
  await bookWith(short, masterId, within);
  expect(await brokenCells(salon)).toEqual([]);
});

test("processing beyond the end, an unknown room and minutes off the grid are refused at their field", async () => {
  const id = await addService("Wax", { minutes: 30 });
  for (const [field, body] of [
    ["processingMinutes", { processingStartMinutes: 10, processingMinutes: 25 }],
    ["roomId", { roomId: "nowhere" }],
    ["cleanupMinutes", { cleanupMinutes: 7 }],
  ] as const) {
    const problem = await refused(salon, "updateService", { params: { id }, body }, admin);
    expect(problem).toMatchObject({ code: "invalid_input", errors: [{ field }] });
  }
});

async function addService(
  service_name: string,
  about: { roomId?: string; minutes?: number },
): Promise<string> {
  const body = { service_name, price: 20, details: "Warm and slow.", img: "/art/mark.svg", ...about };
  return (await call(salon, "createService", { body }, admin)).insertedId;
}

function bookWith(serviceId: string, masterId: string, startsAt: string) {
  const body = { name: "Shaila Parvin", number: "01800000002", serviceIds: [serviceId], masterId, startsAt };
  return call(salon, "createDeskBooking", { body }, staff);
}
