import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cellsToRead } from "#domain/availability/window.ts";
import { insertContactMessage } from "#server/database/contact-messages.ts";
import { readDiary, readKnownDiary } from "#server/database/diary.ts";
import { readSalon } from "#server/database/salon.ts";
import { createRoom } from "#server/usecases/catalogue/rooms.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { serviceNamed } from "#tests/support/visits.ts";

let salon: TestSalon;
let owner: Person;

beforeAll(async () => {
  salon = await openSalon();
  owner = await addPerson(salon, { role: "admin" });
});

afterAll(() => salon.close());

test("a snapshot sees nothing that is committed after its first read", async () => {
  const { engine } = salon.app;
  const begun = Promise.withResolvers<void>();
  const committed = Promise.withResolvers<void>();
  const reading = engine.snapshot(async (db) => {
    await readSalon(db);
    begun.resolve();
    await committed.promise;
    return await db.selectFrom("contact_messages").select("id").execute();
  });
  await begun.promise;
  await engine.transaction((tx) => insertContactMessage(tx, message));
  committed.resolve();
  expect(await reading).toEqual([]);
  expect(await engine.read.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
});

test("a snapshot can't write, and has the only handle while it lasts", async () => {
  const { engine } = salon.app;
  await expect(
    engine.snapshot((db) => insertContactMessage(db, { ...message, id: "other" })),
  ).rejects.toThrow(/read-?only/);
  await expect(engine.snapshot(async () => await readSalon(engine.read))).rejects.toThrow(/its own handle/);
  expect((await engine.snapshot(readSalon)).id).toBe((await readSalon(engine.read)).id);
});

test("a diary read while a service moves to a new room knows both or neither", async () => {
  const { _id: serviceId } = await serviceNamed(salon, "Threading");
  const diaries = [];
  for (let round = 0; round < 15; round++) {
    const moving = moveTo(serviceId, `Room ${round}`);
    const read = Array.from({ length: 6 }, () => readToday());
    await moving;
    diaries.push(...(await Promise.all(read)));
  }
  for (const { services, rooms } of diaries) {
    const known = new Set(rooms.map(({ id }) => id));
    expect(services.filter(({ roomId }) => roomId !== null && !known.has(roomId))).toEqual([]);
  }
});

test("free hours are answered while rooms and services change", async () => {
  const { _id: serviceId } = await serviceNamed(salon, "Threading");
  for (let round = 0; round < 8; round++) {
    const query = { service: [serviceId], from: "2026-11-24", to: "2026-11-26", master: "any" };
    const [, ...answers] = await Promise.all([
      moveTo(serviceId, `Other ${round}`),
      ...Array.from({ length: 4 }, () => callLoosely(salon, "readAvailability", { query }, owner)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect(salon.bugs).toEqual([]);
});

const whatHoursDependOn = [
  "salon",
  "opening_hours",
  "resources",
  "masters",
  "master_hours",
  "master_services",
  "services",
  "add_ons",
] as const;

test.each(whatHoursDependOn)(
  "the cached catalogue is dropped with any change of %s, even without a notification",
  async (table) => {
    const { engine } = salon.app;
    await readToday();
    expect(await readKnownToday()).not.toBeNull();
    const keys: Record<string, string> = { master_services: "master_id", add_ons: "add_on_id" };
    const column = sql.ref(keys[table] ?? "id");
    await sql`update ${sql.table(table)} set ${column} = ${column}`.execute(engine.write);
    expect(await readKnownToday()).toBeNull();
  },
);

test("a date's own hours are in the next diary when they are added and removed", async () => {
  const { engine } = salon.app;
  const closed = { id: "closed", master_id: null, date: "2026-11-24", opens: null, closes: null, reason: "" };
  const known = async () => (await readToday()).exceptions.map(({ from }) => from);
  expect(await known()).toEqual([]);
  await engine.write.insertInto("hours_exceptions").values(closed).execute();
  expect(await known()).toEqual(["2026-11-24"]);
  await engine.write.deleteFrom("hours_exceptions").execute();
  expect(await known()).toEqual([]);
});

test("a change that is rolled back leaves the cached catalogue as it was", async () => {
  const { engine } = salon.app;
  await readToday();
  const undone = engine.transaction(async (tx) => {
    await tx.updateTable("salon").set({ slot_step_minutes: 60 }).execute();
    throw new Error("taken back");
  });
  await expect(undone).rejects.toThrow("taken back");
  expect((await readKnownToday())?.salon).toEqual((await readToday()).salon);
});

const message = {
  id: "message",
  first_name: "Nadia",
  last_name: "Rahman",
  email: "nadia@example.com",
  mobile: "01700000001",
  message: "",
  created_at: 1,
  handled_at: null,
};

async function moveTo(serviceId: string, name: string): Promise<void> {
  const room = await createRoom(salon.app, owner.userId, { name, units: 1 });
  if (!room.ok) throw new Error("The room was refused.");
  await call(salon, "updateService", { params: { id: serviceId }, body: { roomId: room.value } }, owner);
}

function readToday() {
  const cells = cellsToRead("2026-11-24", "2026-11-24", "Asia/Dhaka");
  return salon.app.engine.snapshot((db) => readDiary(db, { cells, now: salon.clock.now() }));
}

function readKnownToday() {
  const today = { from: "2026-11-24", to: "2026-11-24" };
  return readKnownDiary(salon.app.engine.read, today, salon.clock.now());
}
