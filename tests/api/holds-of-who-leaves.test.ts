import { expect, test } from "vitest";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { answerBank, cards, pay } from "#tests/support/cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { freeVisit, hold, isOffered } from "#tests/support/visits.ts";
import { offeredHour, offeredTo, takenHour } from "#tests/support/waiting.ts";

const salon = givenSalon();
const desk = givenStaff(salon);

const leave = (person: Person) => call(salon, "deleteMe", { query: { email: person.email } }, person);

test("deleting an account releases its held hour at once", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  await hold(salon, guest, visit);
  await leave(guest);
  await doBackgroundWork(salon);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("an hour offered to a customer who deletes the account goes to the next on the list", async () => {
  const { visit, first, second } = await offeredHour(salon);
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open" });
  await leave(first);
  await doBackgroundWork(salon);
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("an hour offered to a caller stays, even if the staff member who added the caller leaves", async () => {
  const { guest, id, visit, wish } = await takenHour(salon);
  const colleague = await addPerson(salon, { role: "staff" });
  const caller = { ...wish, name: "Orni Sarkar", number: "01622771980", email: "orni@example.com" };
  await call(salon, "addWaitingGuest", { body: caller }, colleague);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  await leave(colleague);
  await doBackgroundWork(salon);
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  expect(entries.find(({ name }) => name === caller.name)?.offered).toMatchObject({ state: "open" });
  expect(await isOffered(salon, visit)).toBe(false);
});

test("an hour that is being paid for stays until the bank has decided", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await pay(salon, clientSecret, cards.secure);
  await leave(guest);
  await doBackgroundWork(salon);
  expect(await isOffered(salon, visit)).toBe(false);
  expect(await answerBank(salon, clientSecret, "complete")).toBe("succeeded");
  await doBackgroundWork(salon);
  expect(await isOffered(salon, visit)).toBe(false);
});
