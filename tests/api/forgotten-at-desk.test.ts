import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { bookAhead, cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, saleOf } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** Deletes an account, and waits until the visits of the next days are over. */
async function leave(person: Person): Promise<void> {
  await call(salon, "deleteMe", { query: { email: person.email } }, person);
  await salon.drain();
  salon.clock.advance(days(3));
  await tidyUp(salon.app);
}

test("deleting an account removes name, number and note from a visit that a verified number linked, even if the desk booked for others under it", async () => {
  const person = await addPerson(salon, { name: "Kamini Biswas" });
  const about = { name: "Kamini Biswas", number: newNumber() };
  const order = phoneCall(await freeVisit(salon), about);
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  const note = { params: { id }, body: { note: "Kamini prefers the window." } };
  await call(salon, "updateBooking", note, staff);
  await proveNumber(salon, person, about.number);
  const friend = await addPerson(salon, { verified: true });
  const forFriend = phoneCall(await freeVisit(salon), { ...about, email: friend.email });
  await call(salon, "createDeskBooking", forFriend, staff);
  await leave(person);
  const visit = await salon.app.engine.read
    .selectFrom("bookings")
    .select(["name", "phone", "email", "note"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(visit).toEqual({ name: "", phone: "", email: "", note: "" });
});

test("deleting an account removes name, number and address from a package that the desk sold to its address", async () => {
  const person = await addPerson(salon, { verified: true, name: "Zinnia Quaderi" });
  const about = { name: "Zinnia Quaderi", number: newNumber(), email: person.email };
  const sale = saleOf(await addPackage(salon, owner), about);
  const { insertedId } = await call(salon, "sellPackage", sale, staff);
  expect(await call(salon, "listMyPackages", {}, person)).toMatchObject([{ _id: insertedId }]);
  await leave(person);
  expect(
    await tracesOf(salon, [/zinnia/i, new RegExp(about.number.slice(1)), new RegExp(about.email)]),
  ).toEqual([]);
});

test("deleting an account removes the address from its package, even if somebody else came under the same name and number", async () => {
  const person = await addPerson(salon, { verified: true });
  const about = { name: "Lopa Saha", number: newNumber() };
  const sale = saleOf(await addPackage(salon, owner), { ...about, email: person.email });
  await call(salon, "sellPackage", sale, staff);
  await call(salon, "createDeskBooking", phoneCall(await freeVisit(salon), about), staff);
  await leave(person);
  expect(await tracesOf(salon, [new RegExp(person.email)])).toEqual([]);
});

test("the reason of a cancellation is removed with the account, and the history still says who cancelled", async () => {
  const [own, atDesk, ofOther] = [
    await bookAhead(salon, 72),
    await bookAhead(salon, 72),
    await bookAhead(salon, 72),
  ];
  const reason = "I am ill, call me under 01733445566";
  await cancelVisit(salon, own.id, own.guest, { reason });
  await cancelVisit(salon, atDesk.id, staff, { by: "customer", reason });
  await cancelVisit(salon, ofOther.id, ofOther.guest, { reason });
  await leave(own.guest);
  await leave(atDesk.guest);
  const why = async (id: string) =>
    (await call(salon, "readTimeline", { params: { id } }, staff)).map((line) => line.why).at(-1);
  expect(await Promise.all([own, atDesk, ofOther].map(({ id }) => why(id)))).toEqual([
    "cancelled by the customer",
    "cancelled by the customer",
    reason,
  ]);
});

test("the desk's text about a visit and an undone payment is removed with the account, and the events stay", async () => {
  const person = await addPerson(salon, { verified: true });
  const stays = await addPerson(salon, { verified: true });
  const histories = [await stepByStep(person), await stepByStep(stays)];
  await leave(person);
  const [forgotten, kept] = await Promise.all(histories.map(typedOf));
  expect(kept).toEqual([`payment at the salon taken back: ${typed}`, ...steps.map(() => typed)]);
  expect(forgotten).toEqual([
    "payment at the salon taken back",
    "did not come",
    "marked as missed by mistake",
    "in the chair",
    "completed",
    "marked as completed by mistake",
    "put in the chair by mistake",
  ]);
});

test("undoing a merge does not give a deleted person's address to another guest", async () => {
  const person = await addPerson(salon, { verified: true });
  const guest = async (name: string, email: string) => {
    const body = { name, number: newNumber(), email };
    return (await call(salon, "createGuest", { body }, staff)).insertedId;
  };
  const merge = async (id: string, otherId: string, email: "this" | "other") => {
    const body = { otherId, email };
    return (await call(salon, "mergeGuests", { params: { id }, body }, staff)).mergeId;
  };
  const had = await guest("Rupa Das", person.email);
  const got = await guest("Mithila Das", "mithila@example.com");
  const merges = [
    await merge(had, await guest("R. Das", "rupa@example.com"), "other"),
    await merge(got, await guest("M. Das", person.email), "other"),
  ];
  await leave(person);
  for (const id of merges) await call(salon, "unmergeGuests", { params: { id } }, staff);
  const emailOf = async (id: string) => (await call(salon, "readGuest", { params: { id } }, staff)).email;
  expect(await Promise.all([had, got].map(emailOf))).toEqual(["", "mithila@example.com"]);
  expect(await tracesOf(salon, [new RegExp(person.email)])).toEqual([]);
});

const typed = "Call Zinnia under 01733445566";

const steps = [
  { to: "no_show" },
  { to: "confirmed" },
  { to: "in_chair" },
  { to: "completed" },
  { to: "in_chair", undo: true },
  { to: "confirmed", undo: true },
] as const;

/** A visit that the desk books for an account and adds text to at each step. @returns its id */
async function stepByStep({ email }: Person): Promise<string> {
  const visit = await freeVisit(salon);
  const order = phoneCall(visit, { email, number: newNumber() });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  const params = { id };
  await call(salon, "recordPayment", { params, body: {} }, staff);
  await call(salon, "reversePayment", { params, body: { reason: typed } }, staff);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  for (const step of steps)
    await call(salon, "changeBookingState", { params, body: { ...step, reason: typed } }, staff);
  return id;
}

/** What the history of such a visit says about those steps. */
async function typedOf(id: string): Promise<string[]> {
  const lines = await call(salon, "readTimeline", { params: { id } }, staff);
  return lines.map(({ why }) => why).slice(-1 - steps.length);
}
