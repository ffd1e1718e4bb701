import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cancelVisit, hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { join } from "#tests/support/members.ts";
import { addOffer, bookWithCode, orderWith, usesOf } from "#tests/support/offers.ts";
import { addPackage, saleOf } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingsOf, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

type About = NonNullable<Parameters<typeof phoneCall>[1]> & { guestId?: string; key?: string };

const orderOf = async (code: string, about: About = { number: newNumber() }, service = "Threading") => ({
  ...phoneCall(await freeVisit(salon, service), about).body,
  code,
});

let last = 1_844_500_000;
const newNumber = () => `0${++last}`;

async function book(code: string, about?: About, service?: string) {
  const body = await orderOf(code, about, service);
  const { insertedId: id } = await call(salon, "createDeskBooking", { body }, staff);
  return { id, body };
}

test("a caller's code makes the visit cheaper, and calendar, receipt, offers page and books agree", async () => {
  const offer = await addOffer(salon);
  const { id, body } = await book(` ${offer.code.toLowerCase()} `);
  const discountOf = { kind: "code", code: offer.code };
  expect(await onCalendar(salon, staff, id, body.startsAt)).toMatchObject({
    price: 5.4,
    discountOf,
    dueAtSalon: 5.4,
  });
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  expect(await call(salon, "readReceipt", { params: { id } }, staff)).toMatchObject({
    discountOf,
    discount: 0.6,
    total: 5.4,
  });
  const listed = await call(salon, "listOffers", {}, owner);
  expect(listed.find(({ _id }) => _id === offer.id)).toMatchObject({ booked: 1, held: 0, revenue: 5.4 });
  await expectBooksBalance(salon);
});

test("before booking, the desk sees the price with a code, or why the code takes nothing off", async () => {
  const threading = await serviceNamed(salon, "Threading");
  const offer = await addOffer(salon, { mostUsesEach: 1 });
  const asked = { serviceIds: [threading._id], code: offer.code };
  expect(await call(salon, "quoteAtDesk", { body: asked }, staff)).toMatchObject({
    total: 5.4,
    discountOf: { kind: "code", code: offer.code },
    dueNow: 0,
    dueAtSalon: 5.4,
  });
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const { body } = await book(offer.code, { name: "Rupa Sen", number: newNumber() });
  const guestId = await guestOf(body.number);
  const again = await refused(salon, "quoteAtDesk", { body: { ...asked, guestId } }, staff);
  expect([again.code, again.detail]).toEqual(["code_refused", usedByYou]);
  const unknown = { body: { ...asked, code: "NOBODY" } };
  expect((await refused(salon, "quoteAtDesk", unknown, staff)).detail).toBe(
    "There is no such gift card or code. Check how it is written.",
  );
});

test.each([
  ["This offer has ended.", { until: "2026-11-01" }],
  ["This offer has not begun yet.", { from: "2027-01-01" }],
  ["This code is not for the services that you chose.", "facial"],
] as const)(
  "a code without effect is refused at the desk, and nothing is booked: %s",
  async (sentence, narrow) => {
    const facial = await serviceNamed(salon, "Turmeric Glow Facial");
    const { code } = await addOffer(salon, narrow === "facial" ? { serviceIds: [facial._id] } : narrow);
    const body = await orderOf(code);
    const problem = await refused(salon, "createDeskBooking", { body }, staff);
    expect([problem.code, problem.detail]).toEqual(["code_refused", sentence]);
    const { guests } = await call(salon, "listGuests", { query: { search: body.number } }, staff);
    expect(guests).toEqual([]);
  },
);

test("uses per person and the first visit count by guest, booked online or at the desk", async () => {
  const each = await addOffer(salon, { mostUsesEach: 1 });
  const first = await addOffer(salon, { firstVisitOnly: true });
  const caller = { name: "Mala Sen", number: newNumber() };
  await book(each.code, caller);
  // The number identifies the guest, although the desk did not select one.
  const again = await refused(salon, "createDeskBooking", { body: await orderOf(each.code, caller) }, staff);
  expect([again.code, again.detail]).toEqual(["code_refused", usedByYou]);
  const later = await refused(salon, "createDeskBooking", { body: await orderOf(first.code, caller) }, staff);
  expect(later.detail).toBe("This code is for a first visit only.");
  const { guest } = await bookWithCode(salon, each);
  const online = { name: guest.name, number: newNumber(), guestId: guest.userId };
  expect(
    (await refused(salon, "createDeskBooking", { body: await orderOf(each.code, online) }, staff)).detail,
  ).toBe(usedByYou);
  const other = await addPerson(salon);
  await book(each.code, { name: other.name, number: newNumber(), guestId: other.userId });
  const order = orderWith(each.code, await freeVisit(salon));
  expect((await refused(salon, "createPaymentIntent", order, other)).detail).toBe(usedByYou);
  await book(each.code, { name: "Somebody else", number: newNumber() });
});

test("of twenty who book at once with the last use of a code, at the desk and online, one gets it", async () => {
  const offer = await addOffer(salon, { mostUses: 1 });
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, 20);
  expect(hours).toHaveLength(20);
  const guests = await Promise.all(hours.map(() => addPerson(salon)));
  const answers = await Promise.all(
    hours.map(({ startsAt, masterIds }, index) => {
      const visit = { service, startsAt, masterId: masterIds[0] ?? "" };
      const about = { name: `Caller ${index}`, number: newNumber() };
      return index % 2 === 0
        ? callLoosely(
            salon,
            "createDeskBooking",
            { body: { ...phoneCall(visit, about).body, code: offer.code } },
            staff,
          )
        : callLoosely(salon, "createPaymentIntent", orderWith(offer.code, visit), guests[index]);
    }),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status >= 300).map(({ body }) => body.code);
  expect(new Set(lost)).toEqual(new Set(["code_refused"]));
  const { booked, held } = await usesOf(salon, offer);
  expect(booked + held).toBe(1);
});

test("the better of a membership and a code counts alone, and a code that does not count is not used", async () => {
  const member = await addPerson(salon, { verified: true });
  await join(salon, member);
  const about = { name: member.name, email: member.email, number: newNumber(), guestId: member.userId };
  const small = await addOffer(salon, { mostUses: 1 });
  const kept = await book(small.code, { ...about, key: randomUUID() });
  const visits = () => bookingsOf(salon, member);
  expect((await visits())[0]).toMatchObject({ price: 4.5, discountOf: { kind: "member" } });
  expect(await usesOf(salon, small)).toEqual({ booked: 0, held: 0 });
  // Sent again, it is the same visit.
  expect((await call(salon, "createDeskBooking", { body: kept.body }, staff)).insertedId).toBe(kept.id);
  const half = await addOffer(salon, { off: { kind: "percent", percent: 50 } });
  const { id } = await book(half.code, about);
  expect((await visits()).find(({ _id }) => _id === id)).toMatchObject({
    price: 3,
    discountOf: { kind: "code", code: half.code },
  });
});

test("a booking resent with its key keeps its one use, and is refused with another code or none", async () => {
  const offer = await addOffer(salon, { mostUses: 1 });
  const body = { ...(await orderOf(offer.code)), key: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => callLoosely(salon, "createDeskBooking", { body }, staff)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.insertedId}`)).size).toBe(1);
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
  const { code: _, ...without } = body;
  for (const other of [without, { ...body, code: (await addOffer(salon)).code }])
    expect((await refused(salon, "createDeskBooking", { body: other }, staff)).code).toBe("wrong_state");
  const plain = { ...(await orderOf(offer.code)), key: randomUUID() };
  const { code: __, ...first } = plain;
  await call(salon, "createDeskBooking", { body: first }, staff);
  const late = { ...plain, code: (await addOffer(salon)).code };
  expect((await refused(salon, "createDeskBooking", { body: late }, staff)).code).toBe("wrong_state");
});

test("cancelling in time or by the salon returns the use, cancelling late does not, and a move keeps it", async () => {
  const offer = await addOffer(salon, { mostUses: 1 });
  const bySalon = await book(offer.code);
  const hour = await freeVisit(salon);
  const move = { params: { id: bySalon.id }, body: { masterId: hour.masterId, startsAt: hour.startsAt } };
  expect(await call(salon, "moveBooking", move, staff)).toMatchObject({ price: 5.4 });
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
  await cancelVisit(salon, bySalon.id, staff, { by: "salon" });
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const late = await book(offer.code);
  const soon = await hourAhead(salon, (await serviceNamed(salon, "Threading"))._id, 18);
  const sooner = {
    params: { id: late.id },
    body: { masterId: soon.masterIds[0] ?? "", startsAt: soon.startsAt },
  };
  await call(salon, "moveBooking", sooner, staff);
  salon.clock.advance(minutes(30));
  await cancelVisit(salon, late.id, staff, { by: "customer" });
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
  await expectBooksBalance(salon);
});

test("the code's percentage applies to added services, too", async () => {
  const offer = await addOffer(salon);
  const { id, body } = await book(offer.code);
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [body.serviceIds[0] ?? "", facial._id];
  const query = { service: serviceIds };
  const { seen, price, refund } = await call(salon, "previewChange", { params: { id }, query }, staff);
  expect(price).toBe(39.6);
  await call(salon, "changeVisit", { params: { id }, body: { serviceIds, seen, price, refund } }, staff);
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
  await expectBooksBalance(salon);
});

test("a session of the guest's package pays for one service, and the code applies to the others only", async () => {
  const caller = { name: "Ruma Sen", number: newNumber() };
  const sale = saleOf(await addPackage(salon, owner), caller);
  const { insertedId: packageId } = await call(salon, "sellPackage", sale, staff);
  const guestId = await guestOf(caller.number);
  const offer = await addOffer(salon);
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [threading._id, facial._id];
  const asked = { serviceIds, code: offer.code, guestId, package: packageId };
  const quoted = await call(salon, "quoteAtDesk", { body: asked }, staff);
  expect(quoted).toMatchObject({ discount: 3.8, dueAtSalon: 34.2 });
  const [hour] = await freeHours(salon, serviceIds);
  const { masterIds = [], startsAt = "" } = hour ?? {};
  const body = { ...caller, guestId, serviceIds, masterIds, startsAt, code: offer.code, package: packageId };
  const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
  expect(await onCalendar(salon, staff, insertedId, startsAt)).toMatchObject({
    price: quoted.total,
    dueAtSalon: 34.2,
  });
  await expectBooksBalance(salon);
});

async function guestOf(number: string): Promise<string> {
  const { guests } = await call(salon, "listGuests", { query: { search: number } }, staff);
  expect(guests).toHaveLength(1);
  return guests[0]?._id ?? "";
}

const usedByYou = "You have used this code as often as it may be used.";
