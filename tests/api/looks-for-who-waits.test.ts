import { expect, test } from "vitest";
import { offerFreedHours } from "#server/usecases/waiting/offer-freed-hours.ts";
import { seeNewHours } from "#server/usecases/waiting/see-new-hours.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a minute after somebody has joined the list, the diary is read for them, unless they have left", async () => {
  const { wish } = await takenHour(salon);
  await waitInLine(salon, wish, 2);
  const guest = await addPerson(salon, { verified: true });
  const readsDiary = async () => {
    salon.clock.advance(minutes(1));
    return (await statementsOf(salon, () => salon.drain())).some((sent) => sent.includes("join cells on"));
  };
  const { insertedId } = await call(salon, "joinWaitingList", { body: wish }, guest);
  expect(await readsDiary()).toBe(true);
  await call(salon, "endWaiting", { params: { id: insertedId } }, guest);
  const again = await call(salon, "joinWaitingList", { body: wish }, guest);
  await call(salon, "endWaiting", { params: { id: again.insertedId } }, guest);
  expect(await readsDiary()).toBe(false);
});

test("a free hour found for a new entry goes to that entry, and nobody else is considered", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const [first, second] = await waitInLine(salon, wish, 2);
  const [entry] = await call(salon, "listMyWaiting", {}, second);
  await cancelVisit(salon, id, guest);
  const from = Date.parse(visit.startsAt);
  const freed = { from, to: from + minutes(5), passedBy: null, waitingId: entry?._id ?? "" };
  await offerFreedHours(salon.app, freed, "joined");
  await salon.drain();
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open" });
  expect(await offeredTo(salon, first)).toBeNull();
});

test("when more entries wait for a day than one round takes, a second round finds the last one", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 60);
  await waitInLine(salon, { ...wish, hours: [{ opens: "03:00", closes: "03:05" }] }, 55);
  const [last] = await waitInLine(salon, wish, 1);
  await cancelVisit(salon, id, guest);
  const before = await countLooks();
  await salon.drain();
  expect(await offeredTo(salon, last)).toMatchObject({ state: "open", startsAt: visit.startsAt });
  expect((await countLooks()) - before).toBe(1);
});

test("a round over the whole catalogue stops when the catalogue changes again, and a new one replaces it", async () => {
  const { wish } = await takenHour(salon, 80);
  await waitInLine(salon, wish, 1);
  const change = async (leadMinutes: number) => {
    await call(salon, "saveSalonSettings", { body: { leadMinutes } }, owner);
    await seeNewHours(salon.app);
  };
  await change(45);
  await salon.drain();
  await change(50);
  await change(55);
  const readings = (await statementsOf(salon, () => salon.drain())).filter((sent) =>
    sent.includes("join cells on"),
  );
  await change(60);
  const alone = (await statementsOf(salon, () => salon.drain())).filter((sent) =>
    sent.includes("join cells on"),
  );
  expect(alone.length).toBeGreaterThan(0);
  expect(readings).toHaveLength(alone.length);
});

test("a round repeated by another server queues the same remainder once, by day and at night", async () => {
  const { visit, wish } = await takenHour(salon, 60);
  await waitInLine(salon, { ...wish, hours: [{ opens: "03:00", closes: "03:05" }] }, 51);
  const from = Date.parse(visit.startsAt);
  const look = () => offerFreedHours(salon.app, { from, to: from + minutes(5), passedBy: 0 }, "repeated");
  const queuedByTwo = async () => {
    const before = await countLooks();
    await look();
    salon.clock.advance(1000);
    await look();
    return (await countLooks()) - before;
  };
  expect(await queuedByTwo()).toBe(1);
  await salon.drain();
  salon.clock.advance(hours(10));
  expect(await queuedByTwo()).toBe(1);
});

async function countLooks(): Promise<number> {
  const looks = await salon.app.engine.read
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "hours_freed")
    .execute();
  return looks.length;
}
