import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { wait } from "#tests/support/background-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { deliver, eventsOf, statusAtProvider } from "#tests/support/provider.ts";
import { bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

/** A visit cancelled by its guest, of which $15.01 wait at the salon. The guest then deletes the account. */
async function leftWithMoney() {
  const { params, guest, id } = await bookedCut(salon, owner, 80, 9.99);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  await call(salon, "cancelBooking", { params, body: {} }, guest);
  await salon.drain();
  await leave(guest);
  return { params, id };
}

async function leave(guest: Person): Promise<void> {
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await tidyUp(salon.app);
}

/** The salon cancels a visit, and the bank returns the refund of a payment. */
async function sendBack(id: string, intentId: string): Promise<void> {
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  await salon.drain();
  salon.clock.advance(minutes(4));
  await statusAtProvider(salon, intentId);
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
}

/** Whom the desk would call about a visit. */
async function contactOf(id: string) {
  return await salon.app.engine.read
    .selectFrom("bookings")
    .select(["name", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

const known = { name: "Nadia Rahman", phone: "01700000001" };
const forgotten = { name: "", phone: "" };

test("the desk knows whose money waits at the salon until it is handed back, also after the account is deleted", async () => {
  const { params, id } = await leftWithMoney();
  const query = { toHandBack: "true", limit: "20" } as const;
  expect(await call(salon, "listBookings", { query }, staff)).toMatchObject([
    { name: known.name, number: known.phone, handBack: 15.01 },
  ]);
  await call(salon, "handBack", { params, body: { amount: 15.01, method: "cash" } }, staff);
  await tidyUp(salon.app);
  expect(await contactOf(id)).toEqual(forgotten);
});

test("the owner knows whose refund failed after the account is deleted, until it is dealt with", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret, cards.refundSentBack);
  const sent = bookingOf(guest, visit.service, intentId);
  const { insertedId: id } = await call(salon, "createBooking", sent, guest);
  await sendBack(id, intentId);
  await leave(guest);
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  const failed = exceptions.find(({ about }) => about.bookingId === id);
  expect([failed?.kind, failed?.about.name]).toEqual(["failed_refund", known.name]);
  expect(await contactOf(id)).toEqual(known);
  const handedBack = { amount: visit.service.price, method: "cash" as const };
  const resolution = {
    params: { id: failed?._id ?? "" },
    body: { action: "hand_back" as const, handedBack },
  };
  await call(salon, "resolveException", resolution, owner);
  await tidyUp(salon.app);
  expect(await contactOf(id)).toEqual(forgotten);
});

test("so it is if the refund of a change has failed", async () => {
  const { guest, id, both } = await bookedCut(salon, owner);
  const { payment } = await change(salon, id, both, guest, "card");
  const { intentId } = await pay(salon, payment?.clientSecret ?? "", cards.refundSentBack);
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
  await sendBack(id, intentId);
  await leave(guest);
  expect(await contactOf(id)).toEqual(known);
});

test("a visit whose refund has reached the card is forgotten at once", async () => {
  const { id, guest } = await bookAhead(salon, 72);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  await leave(guest);
  expect(await contactOf(id)).toEqual(forgotten);
});

test("a deleted customer of whom money waits is asked for no review", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  await wait(salon, Date.parse(visit.startsAt) - salon.clock.now());
  for (const to of ["confirmed", "in_chair", "completed"] as const)
    await call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  const bookings = () => salon.app.engine.write.updateTable("bookings").where("id", "=", id);
  await bookings().set({ hand_back_cents: 100 }).execute();
  await leave(guest);
  expect(await contactOf(id)).toEqual(known);
  await wait(salon, hours(20));
  expect(await readMails(salon, guest.email, "review")).toEqual([]);
  await bookings().set({ hand_back_cents: 0 }).execute();
});

test("money that nobody collects keeps nobody's contact for more than thirty days", async () => {
  const { id } = await leftWithMoney();
  salon.clock.advance(days(29));
  await tidyUp(salon.app);
  expect(await contactOf(id)).toEqual(known);
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  expect(await contactOf(id)).toEqual(forgotten);
});
