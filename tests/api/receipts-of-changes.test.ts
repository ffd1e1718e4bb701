import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingsOf, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

function pay(id: string) {
  return call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
}

function handBack(id: string, amount: number) {
  return call(salon, "handBack", { params: { id }, body: { amount, method: "cash" } }, staff);
}

/** A Stone & Steam for $48, booked by phone for somebody with an address, and a Warm Oil Massage for $60. */
async function bookedByPhone() {
  const { email } = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Stone & Steam");
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit, { email }), staff);
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  return { id, email, cheap: { serviceIds: [visit.service._id] }, dear: { serviceIds: [oil._id] } };
}

/**
 * A cut with a deposit of $9.99 that became more expensive, was paid, and became so cheap that the desk refunded
 * $15.01. $6 is left.
 */
async function handedBack() {
  const booked = await bookedCut(salon, owner, 80, 9.99);
  const { guest, id, both, thread } = booked;
  await pay(id);
  await change(salon, id, both, guest, "salon");
  await pay(id);
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  await handBack(id, 15.01);
  return booked;
}

/** What a receipt's page says was refunded, and where to. */
async function gone(id: string) {
  const { refunds } = await call(salon, "readReceipt", { params: { id } }, staff);
  return refunds.map(({ to, amount }) => [to, amount]);
}

/**
 * The amounts in a receipt's mail.
 * @param linesBefore lines that the desk had recorded before the payment; 0 for the first mail
 */
async function told(id: string, email: string, linesBefore: number) {
  await salon.drain();
  const name = linesBefore === 0 ? `receipt.${id}@` : `receipt.${id}.rest${linesBefore}@`;
  const [mail] = await readMails(salon, email, name);
  return mail?.text.split("\n").filter((line) => /^(Paid|Pay|To |Taken|Handed|Kept|Total)/.test(line));
}

test("a visit paid in cash that became more expensive is mailed as paid at the salon, both times", async () => {
  const { id, email, dear } = await bookedByPhone();
  await pay(id);
  expect(await told(id, email, 0)).toEqual(["Payment: At the salon", "Total: $48"]);
  await change(salon, id, dear, staff);
  await pay(id);
  expect(await told(id, email, 1)).toEqual([
    "Paid at the salon: $48",
    "Paid at the salon: $12",
    "Total: $60",
  ]);
});

test("money handed back is mailed as such, once, and an undone payment as undone", async () => {
  const { id, email, cheap, dear } = await bookedByPhone();
  await change(salon, id, dear, staff);
  await pay(id);
  await salon.drain();
  await change(salon, id, cheap, staff);
  await handBack(id, 12);
  await change(salon, id, dear, staff);
  await pay(id);
  const paid = ["Paid at the salon: $60", "Paid at the salon: $12"];
  expect(await told(id, email, 2)).toEqual([...paid, "Handed back at the salon: −$12", "Total: $60"]);
  expect(await gone(id)).toEqual([["salon", 12]]);

  const other = await bookedByPhone();
  await change(salon, other.id, other.dear, staff);
  await pay(other.id);
  await salon.drain();
  await call(salon, "reversePayment", { params: { id: other.id }, body: { reason: "Another guest" } }, staff);
  await change(salon, other.id, other.cheap, staff);
  await pay(other.id);
  expect(await told(other.id, other.email, 2)).toEqual([
    "Paid at the salon: $60",
    "Taken back at the salon: −$12",
    "Total: $48",
  ]);
  expect(await gone(other.id)).toEqual([["mistake", 12]]);
});

test("a receipt lists money handed back and undone payments separately, and they add up to what is gone", async () => {
  const { id, cheap, dear } = await bookedByPhone();
  await change(salon, id, dear, staff);
  await pay(id);
  await salon.drain();
  await change(salon, id, cheap, staff);
  await handBack(id, 12);
  await call(salon, "reversePayment", { params: { id }, body: { reason: "Another guest" } }, staff);
  expect(await gone(id)).toEqual([
    ["salon", 12],
    ["mistake", 48],
  ]);
  await pay(id);
  expect(await gone(id)).toEqual([["salon", 12]]);
  expect(await call(salon, "readReceipt", { params: { id } }, staff)).toMatchObject({ left: 48 });
});

test("a receipt adds up when the policy keeps a payment at the salon, by mail and on the page", async () => {
  const { guest, id, params, both, thread, visit } = await bookedCut(salon, owner, 80, 9.99);
  await pay(id);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(30) - salon.clock.now());
  // Half of the $19 beyond the price, $9.50, goes back to the card. The rest of its $9.99 is kept, with $9.01 in cash.
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  await change(salon, id, both, staff);
  await pay(id);
  expect(await told(id, guest.email, 1)).toEqual([
    "Paid by card: $0.49",
    "Paid at the salon: $40.01",
    "Kept by the policy: −$9.50",
    "Total: $31",
  ]);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
    paid: { amount: 9.99 },
    balance: { amount: 40.01 },
    refunds: [{ amount: 9.5 }],
    left: 40.5,
    kept: 9.5,
  });
  await expectBooksBalance(salon);
});

test("a receipt has no row for a card whose payment was refunded in full", async () => {
  const { guest, id, both } = await handedBack();
  await change(salon, id, both, staff);
  await pay(id);
  expect(await told(id, guest.email, 3)).toEqual([
    "Paid at the salon: $46.01",
    "Handed back at the salon: −$15.01",
    "Total: $31",
  ]);
});

test("the mail of a cancellation leaves out earlier refunds, like the page", async () => {
  const { guest, id, params } = await handedBack();
  // In the same millisecond, yet it does not include the earlier refund.
  await call(salon, "cancelBooking", { params, body: { by: "salon" } }, owner);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, `cancelled.${id}@`);
  expect(mail?.text).toMatch(/^Paid: \$6\nGoes back: \$6$/m);
  expect(mail?.text).not.toContain("of the $");
  const bookings = await bookingsOf(salon, guest);
  expect(bookings.find(({ _id }) => _id === id)?.returned).toEqual({ atSalon: 6 });
  expect((await call(salon, "readReceipt", { params }, guest)).refunds).toMatchObject([
    { amount: 9.99, to: "card" },
    { amount: 15.01, to: "salon" },
    { amount: 6, to: "salon" },
  ]);
});
