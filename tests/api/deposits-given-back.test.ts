import { expect, test } from "vitest";
import { followRefund } from "#server/usecases/books/follow-refund.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider } from "#tests/support/provider.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

/** A visit for $60 with a deposit of $20 paid. */
async function bookedInPart() {
  await askFor(salon, owner, { kind: "amount", amount: 20 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Warm Oil Massage");
  const booked = await bookInPart(salon, guest, visit);
  const shown = () => onCalendar(salon, staff, booked.id, visit.startsAt);
  expect(await shown()).toMatchObject({ price: 60, dueAtSalon: 40, paid: "deposit" });
  return { ...booked, guest, shown };
}

async function giveBack(intentId: string, cents: number): Promise<void> {
  const asked = { payment_intent: intentId, amount: String(cents) };
  const { id } = await atProvider<{ id: string }>(salon, "POST", "/refunds", asked);
  await followRefund(salon.app, id);
}

async function toldOf(id: string) {
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  return exceptions.find(({ about }) => about.bookingId === id);
}

test("a deposit refunded in the provider's dashboard is the salon's gift, and no more is due at the desk", async () => {
  const { id, intentId, guest, shown } = await bookedInPart();
  await giveBack(intentId, 500);
  expect(await shown()).toMatchObject({ price: 60, dueAtSalon: 40, paid: "deposit" });
  const params = { id };
  expect(await call(salon, "recordPayment", { params, body: {} }, staff)).toMatchObject({ amount: 40 });
  expect(await shown()).toMatchObject({ paid: "salon" });
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ total: 60, due: 0, left: 55 });
  await expectBooksBalance(salon);
});

test("the owner is told of a fully refunded deposit, and nothing more is due either", async () => {
  const { id, intentId, shown } = await bookedInPart();
  await giveBack(intentId, 800);
  await giveBack(intentId, 1200);
  expect(await shown()).toMatchObject({ dueAtSalon: 40 });
  expect(await toldOf(id)).toMatchObject({
    kind: "booking_without_payment",
    about: { amount: 20 },
  });
  await expectBooksBalance(salon);
});

test("an owner who cancels such a visit from the inbox hands nothing back at the desk, and money paid there waits", async () => {
  const { id, intentId, shown } = await bookedInPart();
  const params = { id };
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  await giveBack(intentId, 2000);
  const told = await toldOf(id);
  const resolving = { params: { id: told?._id ?? "" }, body: { action: "cancel_visit" as const } };
  await call(salon, "resolveException", resolving, owner);
  expect(await shown()).toBeUndefined();
  const order = { params, body: { amount: 40, method: "cash" as const } };
  expect(await call(salon, "handBack", order, staff)).toEqual({ amount: 40 });
  await expectBooksBalance(salon);
});
