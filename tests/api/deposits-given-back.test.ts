import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { followRefund } from "#server/usecases/books/follow-refund.ts";
import { call } from "#tests/support/calls.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider } from "#tests/support/provider.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

/** A visit of $60 of which a deposit of $20 is paid. */
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
  // A webhook may come twice, and at once.
  await Promise.all([followRefund(salon.app, id), followRefund(salon.app, id)]);
  await followRefund(salon.app, id);
}

async function expectBooksRight() {
  expect(await checkMoney(salon.app)).toMatchObject({ visits: [], differences: [] });
}

test("a part of a deposit that goes back in the provider's dashboard is due at the salon, once, and is paid there", async () => {
  const { id, intentId, guest, shown } = await bookedInPart();
  await giveBack(intentId, 500);
  expect(await shown()).toMatchObject({ price: 60, dueAtSalon: 45, paid: "deposit" });
  await expectBooksRight();
  const timeline = await call(salon, "readTimeline", { params: { id } }, staff);
  expect(timeline.at(-1)).toMatchObject({ why: "deposit given back by the card provider" });
  const taken = await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  expect(taken).toMatchObject({ amount: 45 });
  expect(await shown()).toMatchObject({ paid: "salon" });
  await expectBooksRight();
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({ total: 60, due: 0, left: 60 });
  await salon.drain();
  const [mail] = (await readMails(salon, guest.email, "receipt.")).slice(-1);
  expect(mail?.text).toContain("Paid by card: $15\nPaid at the salon: $45\n");
});

test("all of it is due there too, and the owner is told", async () => {
  const { id, intentId, shown } = await bookedInPart();
  await giveBack(intentId, 800);
  await giveBack(intentId, 1200);
  expect(await shown()).toMatchObject({ dueAtSalon: 60, paid: "unpaid" });
  await expectBooksRight();
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  expect(exceptions.find(({ about }) => about.bookingId === id)).toMatchObject({
    kind: "booking_without_payment",
    about: { amount: 20 },
  });
});

test("a cancellation gives back what is left of the deposit, and no more", async () => {
  const { id, intentId, guest } = await bookedInPart();
  await giveBack(intentId, 500);
  const params = { id };
  expect(await call(salon, "previewCancellation", { params, query: {} }, guest)).toMatchObject({
    paid: 15,
    refund: 15,
  });
  expect(await call(salon, "cancelBooking", { params, body: {} }, guest)).toMatchObject({ refund: 15 });
  await expectBooksRight();
});

test("what goes back once the rest is paid at the salon is the salon's gift", async () => {
  const { id, intentId, shown } = await bookedInPart();
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  await giveBack(intentId, 500);
  expect(await shown()).toMatchObject({ dueAtSalon: 40, paid: "salon" });
  await expectBooksRight();
});
