import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { change, preview } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { join } from "#tests/support/members.ts";
import { addPackage, fiveForFour, packageOf, saleOf } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingsOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const worth = fiveForFour.price / fiveForFour.sessions;
/** A member's price for a price. */
const asMember = (price: number) => Math.round(price * 75) / 100;

/** A member's Hair Cut and Threading. The desk takes a session for the Threading, and cash for the rest. */
async function paidAtDesk() {
  const guest = await addPerson(salon, { verified: true });
  await join(salon, guest);
  const about = { email: guest.email, guestId: guest.userId };
  const sale = saleOf(await addPackage(salon, owner), about);
  const { insertedId: packageId } = await call(salon, "sellPackage", sale, staff);
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [cut._id, thread._id];
  const hour = await hourAhead(salon, serviceIds, 80);
  const { masterIds, startsAt } = hour;
  const { name, number } = sale.body;
  const body = { name, number, ...about, serviceIds, masterIds, startsAt };
  const { insertedId: id } = await call(salon, "createDeskBooking", { body }, staff);
  const session = { package: packageId, due: asMember(25) };
  await call(salon, "recordPayment", { params: { id }, body: { session, method: "cash" } }, staff);
  await salon.drain();
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { price: asMember(25) + worth, paidAtSalon: asMember(25) },
  ]);
  return { guest, id, packageId, cut, thread, facial, startsAt };
}

test("a visit changed after the desk used a session has its normal price once the session is taken back", async () => {
  const { guest, id, packageId, thread, facial } = await paidAtDesk();
  const wanted = { serviceIds: [thread._id, facial._id] };
  const { place, alternatives } = await preview(salon, id, wanted, staff);
  const other = { ...wanted, ...(!place && { startsAt: alternatives[0]?.startsAt ?? "" }) };
  await change(salon, id, other, staff);
  const [visit] = await bookingsOf(salon, guest);
  expect(visit).toMatchObject({ price: asMember(facial.price) + worth, byPackage: true });
  await expectBooksBalance(salon);
  await call(salon, "reversePayment", { params: { id }, body: { reason: "Another guest" } }, staff);
  const [after] = await bookingsOf(salon, guest);
  expect(after).toMatchObject({ price: asMember(6 + facial.price), paid: "unpaid" });
  expect(after?.items.map(({ price }) => price)).toEqual([6, facial.price]);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  await expectBooksBalance(salon);
});

test("the desk says who wants a session's service removed, and the desk's payment is not refunded twice", async () => {
  const { guest, id, packageId, cut } = await paidAtDesk();
  const alone = { serviceIds: [cut._id] };
  expect(await preview(salon, id, { ...alone, by: "customer" }, staff)).toMatchObject({ session: "back" });
  await change(salon, id, { ...alone, by: "salon" }, staff);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: asMember(25), paid: "salon" }]);
  await expectBooksBalance(salon);
  await call(salon, "reversePayment", { params: { id }, body: { reason: "Another guest" } }, staff);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: asMember(25), paid: "unpaid" }]);
  await expectBooksBalance(salon);
});

test("a session used up with its service is returned when the desk took it by mistake", async () => {
  const { guest, id, packageId, cut, startsAt } = await paidAtDesk();
  salon.clock.advance(Date.parse(startsAt) - hours(30) - salon.clock.now());
  const alone = { serviceIds: [cut._id], by: "customer" as const };
  expect(await preview(salon, id, { ...alone, by: "salon" }, staff)).toMatchObject({ session: "back" });
  expect(await preview(salon, id, alone, staff)).toMatchObject({ session: "lost", handBack: 0, kept: 0 });
  await change(salon, id, alone, staff);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 4 });
  await expectBooksBalance(salon);
  await call(salon, "reversePayment", { params: { id }, body: { reason: "Another guest" } }, staff);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ left: 5 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: asMember(25), paid: "unpaid" }]);
  await expectBooksBalance(salon);
});
