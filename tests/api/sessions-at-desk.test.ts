import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { join } from "#tests/support/members.ts";
import { addPackage, fiveForFour, saleOf } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

test("the desk books by phone with a session of the guest's package, and cancelling in time returns it", async () => {
  const { id, number, name, guestId } = await soldToCaller("01811444001");
  const visit = await freeVisit(salon);
  const sent = { body: { ...phoneCall(visit, { name, number }).body, guestId, package: id } };
  const { insertedId } = await call(salon, "createDeskBooking", sent, staff);
  expect(await onCalendar(salon, staff, insertedId, visit.startsAt)).toMatchObject({
    paid: "package",
    byPackage: true,
    price: worth,
    credit: worth,
    dueAtSalon: 0,
  });
  expect(await leftOf(guestId, id)).toBe(4);
  await cancelVisit(salon, insertedId, staff, { by: "salon" });
  expect(await leftOf(guestId, id)).toBe(5);
  await expectBooksBalance(salon);
});

test("a visit can't be booked with another guest's package, or with one for another service", async () => {
  const { id, number, name, guestId } = await soldToCaller("01811444002");
  const visit = await freeVisit(salon);
  const stranger = { ...phoneCall(visit, { name: "Rima Paul", number: "01811444003" }).body, package: id };
  expect((await refused(salon, "createDeskBooking", { body: stranger }, staff)).code).toBe("not_found");
  const facial = await freeVisit(salon, "Turmeric Glow Facial");
  const other = { ...phoneCall(facial, { name, number }).body, guestId, package: id };
  expect((await refused(salon, "createDeskBooking", { body: other }, staff)).code).toBe("package_over");
  expect(await leftOf(guestId, id)).toBe(5);
});

test("at Take payment a session pays for its service once however often it is sent, and undoing restores session and price", async () => {
  const { id, number, name, guestId } = await soldToCaller("01811444004");
  const visit = await freeVisit(salon);
  const booked = phoneCall(visit, { name, number });
  const { insertedId } = await call(salon, "createDeskBooking", { body: { ...booked.body, guestId } }, staff);
  const before = await onCalendar(salon, staff, insertedId, visit.startsAt);
  const sent = { params: { id: insertedId }, body: { session: { package: id, due: 0 } } };
  const wrong = { params: { id: insertedId }, body: { session: { package: id, due: 3 } } };
  expect((await refused(salon, "recordPayment", wrong, staff)).code).toBe("price_mismatch");
  for (let time = 0; time < 2; time++)
    expect(await call(salon, "recordPayment", sent, staff)).toEqual({ amount: 0, tip: 0, credit: worth });
  expect(await leftOf(guestId, id)).toBe(4);
  expect(await onCalendar(salon, staff, insertedId, visit.startsAt)).toMatchObject({
    paid: "package",
    price: worth,
    takenAtDesk: worth,
    dueAtSalon: 0,
  });
  expect(await call(salon, "readReceipt", { params: { id: insertedId } }, staff)).toMatchObject({
    paid: { by: "package" },
    total: worth,
  });
  await expectBooksBalance(salon);
  const reason = "It was another guest's package.";
  const back = { params: { id: insertedId }, body: { reason } };
  expect(await call(salon, "reversePayment", back, staff)).toEqual({ amount: worth });
  expect(await leftOf(guestId, id)).toBe(5);
  const after = await onCalendar(salon, staff, insertedId, visit.startsAt);
  expect(after).toMatchObject({ paid: "unpaid", price: before?.price, items: before?.items });
  expect(after?.byPackage).toBeUndefined();
  await call(salon, "recordPayment", sent, staff);
  expect(await leftOf(guestId, id)).toBe(4);
  await expectBooksBalance(salon);
});

test("a session pays for one service of a visit and cash for the rest, and cancelling returns each", async () => {
  const { id, number, name, guestId } = await soldToCaller("01811444005");
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const [hour] = await freeHours(salon, [threading._id, facial._id]);
  const body = {
    name,
    number,
    guestId,
    serviceIds: [threading._id, facial._id],
    masterIds: hour?.masterIds ?? [],
    startsAt: hour?.startsAt ?? "",
  };
  const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
  const session = { package: id, due: facial.price };
  const sent = { params: { id: insertedId }, body: { session, method: "cash" as const } };
  expect(await call(salon, "recordPayment", sent, staff)).toEqual({
    amount: facial.price,
    tip: 0,
    credit: worth,
  });
  await expectBooksBalance(salon);
  const cancelled = { params: { id: insertedId }, body: { by: "salon" as const } };
  expect(await call(salon, "cancelBooking", cancelled, staff)).toMatchObject({ atSalon: facial.price });
  expect(await leftOf(guestId, id)).toBe(5);
  await expectBooksBalance(salon);
});

test("a member has no discount on the service that a session pays for, and a visit with a code takes no session", async () => {
  const member = await addPerson(salon, { verified: true });
  await join(salon, member);
  const sale = saleOf(await addPackage(salon, owner), { email: member.email, guestId: member.userId });
  const { insertedId: id } = await call(salon, "sellPackage", sale, staff);
  const visit = await freeVisit(salon);
  const about = { name: member.name, email: member.email };
  const body = { ...phoneCall(visit, about).body, guestId: member.userId };
  const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
  const sent = { params: { id: insertedId }, body: { session: { package: id, due: 0 } } };
  await call(salon, "recordPayment", sent, staff);
  expect(await onCalendar(salon, staff, insertedId, visit.startsAt)).toMatchObject({ price: worth });
  const back = { params: { id: insertedId }, body: { reason: "Not today." } };
  await call(salon, "reversePayment", back, staff);
  expect((await onCalendar(salon, staff, insertedId, visit.startsAt))?.discountOf).toMatchObject({
    kind: "member",
  });
  await expectBooksBalance(salon);
});

/** A package that the desk sold to a caller, who became a guest by it. */
async function soldToCaller(number: string) {
  const name = `Caller ${number.slice(-3)}`;
  const sent = saleOf(await addPackage(salon, owner), { number, name });
  const { insertedId: id } = await call(salon, "sellPackage", sent, staff);
  const { guests } = await call(salon, "listGuests", { query: { search: number } }, staff);
  return { id, number, name, guestId: guests[0]?._id ?? "" };
}

async function leftOf(guestId: string, id: string): Promise<number | undefined> {
  const { packages } = await call(salon, "readGuest", { params: { id: guestId } }, staff);
  return packages.find(({ _id }) => _id === id)?.left;
}
