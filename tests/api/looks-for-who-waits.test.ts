import { expect, test } from "vitest";
import { offerFreedHours } from "#server/usecases/waiting/offer-freed-hours.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();

test("a minute after somebody has joined, the diary is read for them, and not where they wait no more", async () => {
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

test("an hour that is free when somebody who joined is looked at is theirs, and nobody else is looked for", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const [first, second] = await waitInLine(salon, wish, 2);
  if (!first || !second) throw new Error("Two wait.");
  const [entry] = await call(salon, "listMyWaiting", {}, second);
  await cancelVisit(salon, id, guest);
  const from = Date.parse(visit.startsAt);
  const freed = { from, to: from + minutes(5), turn: null, waitingId: entry?._id ?? "" };
  await offerFreedHours(salon.app, freed, "joined");
  await salon.drain();
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open" });
  expect(await offeredTo(salon, first)).toBeNull();
});
