import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { RefundImpossible } from "#server/payments/port.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { requestedRefunds } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { bookWithGift, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, bookedAhead, buyPackage, endYesterday, fiveForFour } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { book, bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);
const worth = fiveForFour.price / fiveForFour.sessions;
const bySalon = { by: "salon" as const };

async function returnedTo(guest: Person, id: string): Promise<Booking["returned"]> {
  return (await bookingsOf(salon, guest)).find(({ _id }) => _id === id)?.returned;
}

test("a cancelled visit says what was refunded to the card, and any other visit says nothing", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { bookingId: id } = await book(salon, guest, visit);
  expect(await returnedTo(guest, id)).toBeUndefined();
  await cancelVisit(salon, id, owner, bySalon);
  expect(await returnedTo(guest, id)).toEqual({ card: visit.service.price });
});

test("a deposit, a gift card and cash each go back where they came from", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 8 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { id } = await bookInPart(salon, guest, visit);
  const { code } = await soldGiftCard(salon, staff, 10);
  const body = { method: "cash" as const, giftCard: { code, amount: 10 } };
  await call(salon, "recordPayment", { params: { id }, body }, staff);
  await cancelVisit(salon, id, owner, bySalon);
  expect(await returnedTo(guest, id)).toEqual({ card: 8, giftCard: 10, atSalon: visit.service.price - 18 });
  await askFor(salon, owner, null);
});

test("an undone mistake at the desk does not count as a refund", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 8 });
  const guest = await addPerson(salon, { verified: true });
  const { id } = await bookInPart(salon, guest, await freeVisit(salon, "Hair Cut & Finish"));
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  await call(salon, "reversePayment", { params: { id }, body: { reason: "Another guest paid." } }, staff);
  salon.clock.advance(1000);
  await cancelVisit(salon, id, owner, bySalon);
  expect(await returnedTo(guest, id)).toEqual({ card: 8 });
  await askFor(salon, owner, null);
});

test("a session goes back to its package, to the card if that was refunded, and a late one not at all", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner, { months: 1 }));
  const visits = [
    await bookedAhead(salon, guest, packageId, 60),
    await bookedAhead(salon, guest, packageId, 70),
    await bookedAhead(salon, guest, packageId, 30),
    await bookedAhead(salon, guest, packageId, 80),
  ];
  const [back = "", over = "", late = "", toCard = ""] = visits;
  salon.clock.advance(minutes(20));
  await cancelVisit(salon, back, guest);
  expect(await returnedTo(guest, back)).toEqual({ session: "back" });
  await cancelVisit(salon, late, guest);
  expect(await returnedTo(guest, late)).toEqual({ session: "lost" });
  await endYesterday(salon, packageId);
  await cancelVisit(salon, over, guest);
  expect(await returnedTo(guest, over)).toEqual({ session: "over" });
  salon.clock.advance(minutes(1));
  await call(salon, "refundPackage", { params: { id: packageId }, body: {} }, owner);
  await cancelVisit(salon, toCard, guest);
  expect(await returnedTo(guest, toCard)).toEqual({ session: "to_card", card: worth });
  expect(await returnedTo(guest, over)).toEqual({ session: "over" });
});

test("a session returned to its package stays so when the package is refunded later", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner, { months: 1 }));
  const visit = await bookedAhead(salon, guest, packageId, 60);
  await cancelVisit(salon, visit, guest);
  salon.clock.advance(minutes(1));
  await call(salon, "refundPackage", { params: { id: packageId }, body: {} }, owner);
  expect(await returnedTo(guest, visit)).toEqual({ session: "back" });
});

test("a failed refund does not count until another one replaces it", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { bookingId: id, paid } = await book(salon, guest, visit);
  await cancelVisit(salon, id, owner, bySalon);
  await refuseRefunds(paid.intentId);
  expect(await returnedTo(guest, id)).toEqual({});
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  const told = exceptions.find(({ about }) => about.transactionId === paid.intentId);
  const body = { action: "retry_refund" as const };
  await call(salon, "resolveException", { params: { id: told?._id ?? "" }, body }, owner);
  expect(await returnedTo(guest, id)).toEqual({ card: visit.service.price });
});

test("a gift card's payment beside a card's is listed separately", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { code } = await soldGiftCard(salon, staff, 10);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { id } = await bookWithGift(salon, guest, visit, code);
  await cancelVisit(salon, id, owner, bySalon);
  expect(await returnedTo(guest, id)).toEqual({ giftCard: 10, card: visit.service.price - 10 });
});

/** The provider accepts none of the refunds that are promised for a payment. */
async function refuseRefunds(intentId: string): Promise<void> {
  const refund = async () => {
    throw new RefundImpossible("too_much");
  };
  const app = { ...salon.app, payments: { ...salon.app.payments, refund } };
  for (const id of await requestedRefunds(salon, intentId)) await sendRefund(app, id);
}
