import { beforeAll, expect, test } from "vitest";
import { createRoom } from "#server/usecases/catalogue/rooms.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { type Service, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let service: Service;

beforeAll(async () => {
  service = await serviceNamed(salon, "Threading");
});

test("a service's masters and a master's services can be saved at once", async () => {
  const [first] = await call(salon, "listAllMasters", {}, owner);
  const params = { id: first?._id ?? "" };
  const { master, hours, serviceIds } = await call(salon, "readSchedule", { params }, owner);
  const { _id, ...about } = master;
  const performed = [...new Set([...serviceIds, service._id])];
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      callLoosely(salon, "saveSchedule", { params, body: { ...about, hours, serviceIds: performed } }, owner),
      save({ masterIds: [params.id] }),
      callLoosely(salon, "saveSchedule", { params, body: { ...about, hours, serviceIds: performed } }, owner),
      save({ masterIds: [params.id] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test("when a room is removed while a service moves into it, one of the two fails", async () => {
  for (let round = 0; round < 8; round++) {
    const made = await createRoom(salon.app, owner.userId, { name: `Room ${round}`, units: 1 });
    const roomId = made.ok ? made.value : "";
    const [removed, saved] = await Promise.all([
      callLoosely(salon, "deleteRoom", { params: { id: roomId } }, owner),
      save({ roomId }),
    ]);
    expect([removed.status, saved.status].sort()).toEqual([200, 422]);
    await save({ roomId: null });
  }
});

test("a service's length and its processing changed at once fit each other", async () => {
  for (let round = 0; round < 5; round++) {
    await save({ minutes: 60, processingStartMinutes: 0, processingMinutes: 0 });
    await Promise.all([save({ minutes: 15 }), save({ processingStartMinutes: 20, processingMinutes: 30 })]);
    const all = await call(salon, "listAllServices", {}, owner);
    const now = all.find(({ _id }) => _id === service._id);
    expect((now?.processingStartMinutes ?? 0) + (now?.processingMinutes ?? 0)).toBeLessThanOrEqual(
      now?.minutes ?? 0,
    );
  }
});

function save(body: object) {
  return callLoosely(salon, "updateService", { params: { id: service._id }, body }, owner);
}
