import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { change, payChange, preview, requestOf, type Wanted } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { bookedBySession, fiveForFour, packageOf } from "#tests/support/packages.ts";
import type { Person } from "#tests/support/people.ts";
import { bookingsOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

/** A change at the visit's own hour, or at the nearest hour at which it fits. */
async function fitting(id: string, wanted: Wanted, guest: Person): Promise<Wanted> {
  const { place, alternatives } = await preview(salon, id, wanted, guest);
  return place ? wanted : { ...wanted, startsAt: alternatives[0]?.startsAt ?? "" };
}

test("a service added beside a session is paid by card if the salon asks for it, and the session stays", async () => {
  const { guest, id, packageId, thread, cut } = await bookedBySession(salon, owner, ["Threading"]);
  const both = { serviceIds: [cut._id, thread._id] };
  const shown = await preview(salon, id, both, guest);
  expect(shown).toMatchObject({ was: worth, price: worth + 25, paid: worth, more: 25, pay: ["card"] });
  expect(shown.session).toBeUndefined();
  const { intentId } = await payChange(salon, id, both, guest);
  const paid = { params: { id }, body: { transactionId: intentId } };
  await call(salon, "payForChange", paid, guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { price: worth + 25, credit: worth, byPackage: true, dueAtSalon: 0 },
  ]);
  await expectBooksBalance(salon);
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([2500]);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: worth, paid: "package", dueAtSalon: 0 }]);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 4 });
  await call(salon, "cancelBooking", { params: { id }, body: { session: "back" } }, guest);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  await expectBooksBalance(salon);
});

test("a session's service removed in time returns the session, and none of the card's money moves", async () => {
  const { guest, id, packageId, cut } = await bookedBySession(salon, owner);
  const alone = { serviceIds: [cut._id] };
  const params = { id };
  const shown = await preview(salon, id, alone, guest);
  expect(shown).toMatchObject({ was: worth + 25, price: 25, paid: 25, session: "back", refund: 0, kept: 0 });
  expect(shown).toMatchObject({ taken: [{ service_name: "Threading", price: worth }], dueAtSalon: 0 });
  const wrong = { ...requestOf(shown, alone), session: "lost" as const };
  expect((await refused(salon, "changeVisit", { params, body: wrong }, guest)).code).toBe("refund_changed");
  const { booking } = await change(salon, id, alone, guest);
  expect(booking).toMatchObject({ price: 25, dueAtSalon: 0 });
  expect(booking?.byPackage).toBeUndefined();
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "changed");
  expect(mail?.text).toContain("The session is back in your package already.");
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt).toMatchObject({ due: 0, left: 25 });
  await expectBooksBalance(salon);
  const left = await call(salon, "previewCancellation", { params, query: {} }, guest);
  expect(left).toMatchObject({ paid: 25, refund: 25 });
  expect(left.session).toBeUndefined();
  await call(salon, "cancelBooking", { params, body: { refund: 25 } }, guest);
  await salon.drain();
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  await expectBooksBalance(salon);
});

test("a session's service removed late uses up the session, and only the salon's cancellation returns it", async () => {
  const { guest, id, packageId, cut, before } = await bookedBySession(salon, owner);
  const alone = { serviceIds: [cut._id] };
  const params = { id };
  const early = requestOf(await preview(salon, id, alone, guest), alone);
  before(30);
  expect((await refused(salon, "changeVisit", { params, body: early }, guest)).code).toBe("refund_changed");
  expect(await preview(salon, id, alone, guest)).toMatchObject({ session: "lost", refund: 0, kept: 0 });
  await change(salon, id, alone, guest);
  const [visit] = await bookingsOf(salon, guest);
  expect(visit).toMatchObject({ price: 25, paid: "card", dueAtSalon: 0 });
  expect(visit?.byPackage).toBeUndefined();
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 4 });
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "changed");
  expect(mail?.text).toContain("the session of your package counts as used");
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
    left: 25 + worth,
    kept: worth,
  });
  await expectBooksBalance(salon);
  const asGuest = { params, query: { by: "customer" as const } };
  expect(await call(salon, "previewCancellation", asGuest, staff)).toMatchObject({
    session: "lost",
    refund: 12.5,
  });
  const bySalon = { params, query: { by: "salon" as const } };
  expect(await call(salon, "previewCancellation", bySalon, staff)).toMatchObject({
    session: "back",
    refund: 25,
  });
  await call(salon, "cancelBooking", { params, body: { by: "salon", refund: 25 } }, staff);
  await salon.drain();
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  await expectBooksBalance(salon);
});

test("the policy's share of the rest leaves out the session that stays", async () => {
  const { guest, id, packageId, thread, before } = await bookedBySession(salon, owner);
  before(30);
  const alone = { serviceIds: [thread._id] };
  const shown = await preview(salon, id, alone, guest);
  expect(shown).toMatchObject({ price: worth, refund: 12.5, kept: 12.5 });
  expect(shown.toGiftCard).toBeUndefined();
  await change(salon, id, alone, guest);
  await salon.drain();
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 4 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: worth, credit: worth, paid: "package" }]);
  await expectBooksBalance(salon);
});

test("of two identical services, the one that the session pays for stays", async () => {
  const { guest, id, packageId, thread } = await bookedBySession(salon, owner, ["Threading", "Threading"]);
  const shown = await preview(salon, id, { serviceIds: [thread._id] }, guest);
  expect(shown).toMatchObject({ price: worth, refund: 6, taken: [{ price: 6 }] });
  expect(shown.session).toBeUndefined();
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  await salon.drain();
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 4 });
  await expectBooksBalance(salon);
});

test("a more expensive service in place of the session's is paid by card, and the session is returned", async () => {
  const { guest, id, packageId, cut } = await bookedBySession(salon, owner);
  const dearer = await fitting(id, { serviceIds: [cut._id, cut._id] }, guest);
  const shown = await preview(salon, id, dearer, guest);
  expect(shown).toMatchObject({ price: 50, more: 25, dueNow: 25 });
  expect(shown).toMatchObject({ session: "back", pay: ["card"] });
  const { intentId } = await payChange(salon, id, dearer, guest);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 4 });
  const paid = { params: { id }, body: { transactionId: intentId } };
  expect(await call(salon, "payForChange", paid, guest)).toMatchObject({ price: 50 });
  await call(salon, "payForChange", paid, guest);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "card", dueAtSalon: 0 }]);
  await expectBooksBalance(salon);
});

test("a cancellation before the payment arrives returns the session once, and refunds the payment in full", async () => {
  const { guest, id, packageId, cut } = await bookedBySession(salon, owner);
  const dearer = await fitting(id, { serviceIds: [cut._id, cut._id] }, guest);
  const { intentId } = await payChange(salon, id, dearer, guest);
  const params = { id };
  await call(salon, "cancelBooking", { params, body: { session: "back", refund: 25 } }, guest);
  const paid = { params, body: { transactionId: intentId } };
  expect((await refused(salon, "payForChange", paid, guest)).code).toBe("payment_refunded");
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([2500]);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  await expectBooksBalance(salon);
});

test("nothing unpaid can replace a session if the salon is paid at booking", async () => {
  const { guest, id, cut } = await bookedBySession(salon, owner, ["Threading"]);
  const query = { service: [cut._id] as [string] };
  const no = await refused(salon, "previewChange", { params: { id }, query }, guest);
  expect(no.detail).toContain("What you add is paid when it is booked.");
});

test("a session of a package that was refunded in the meantime goes to the card that paid for it", async () => {
  const { guest, id, packageId, intentId, cut } = await bookedBySession(salon, owner);
  const alone = { serviceIds: [cut._id] };
  const stale = requestOf(await preview(salon, id, alone, guest), alone);
  await call(salon, "refundPackage", { params: { id: packageId }, body: {} }, owner);
  const sent = { params: { id }, body: stale };
  expect((await refused(salon, "changeVisit", sent, guest)).code).toBe("refund_changed");
  expect(await preview(salon, id, alone, guest)).toMatchObject({ session: "to_card", sessionRefund: worth });
  await change(salon, id, alone, guest);
  await salon.drain();
  const refunds = await refundsOf(salon, intentId);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(fiveForFour.price * 100);
  await expectBooksBalance(salon);
});

test("of a change and a cancellation at once, or two changes, one is made and the session is in one place", async () => {
  for (let round = 0; round < 4; round++) {
    const { guest, id, packageId, cut, thread } = await bookedBySession(salon, owner);
    const out = { serviceIds: [cut._id] };
    const other = { serviceIds: [thread._id] };
    const params = { id };
    const body = requestOf(await preview(salon, id, out, guest), out);
    const second = requestOf(await preview(salon, id, other, guest), other);
    const answers = await Promise.all([
      callLoosely(salon, "changeVisit", { params, body }, guest),
      round % 2
        ? callLoosely(salon, "cancelBooking", { params, body: {} }, guest)
        : callLoosely(salon, "changeVisit", { params, body: second }, guest),
    ]);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    if (round % 2 === 0) expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await wait(salon, hours(1));
    const [visit] = await bookingsOf(salon, guest);
    const isBySession = round % 2 === 0 && visit?.byPackage === true;
    expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: isBySession ? 4 : 5 });
    await expectBooksBalance(salon);
  }
});
