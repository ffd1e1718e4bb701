import { expect, test } from "vitest";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { hourAhead, otherStart } from "#tests/support/booked.ts";
import { compareBooks, linesOfVisit } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { addStaff, phoneCall } from "#tests/support/desk.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addMember, endMembership, join } from "#tests/support/members.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import {
  bookingOf,
  bookingsOf,
  freeHours,
  freeVisit,
  hold,
  orderOf,
  serviceNamed,
  type Visit,
} from "#tests/support/visits.ts";

const salon = givenSalon();

test("the catalogue shows a member's price, and a quote how it is computed", async () => {
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  expect([threading.memberPrice, facial.memberPrice]).toEqual([4.5, 28.5]);
  const query = { service: [threading._id, facial._id] as [string, ...string[]] };
  const member = await addMember(salon);
  expect(await call(salon, "readQuote", { query }, member)).toEqual({
    lines: [
      { serviceId: threading._id, service_name: "Threading", price: 6, discount: 1.5 },
      { serviceId: facial._id, service_name: "Turmeric Glow Facial", price: 38, discount: 9.5 },
    ],
    subtotal: 44,
    discountOf: { kind: "member", percent: 25 },
    discount: 11,
    total: 33,
    dueNow: 33,
    dueAtSalon: 0,
  });
  const guest = await addPerson(salon);
  expect(await call(salon, "readQuote", { query }, guest)).toMatchObject({ discountOf: null, total: 44 });
  const gone = { query: { service: "gone" } };
  expect((await refused(salon, "readQuote", gone, guest)).code).toBe("service_unavailable");
});

test("a member pays a quarter less, once, and the receipt says so", async () => {
  const member = await addMember(salon);
  await join(salon, member);
  const visit = await freeVisit(salon);
  const id = await bookAtMemberPrice(member, visit);
  expect(await bookingsOf(salon, member)).toMatchObject([{ price: 4.5, items: [{ price: 6 }] }]);
  expect(await call(salon, "readReceipt", { params: { id } }, member)).toMatchObject({
    lines: [{ price: 6 }],
    discountOf: { kind: "member", percent: 25 },
    discount: 1.5,
    total: 4.5,
  });
  expect(await linesOfVisit(salon, id)).toMatchObject([{ kind: "discount", cents: -150 }]);
});

test("a member who was shown the full price pays the member's price, and a guest can't pay a member's", async () => {
  const member = await addMember(salon);
  const visit = await freeVisit(salon);
  expect(await hold(salon, member, visit)).toMatchObject({
    total: 4.5,
    quote: { subtotal: 6, discount: 1.5, total: 4.5 },
  });
  const guest = await addPerson(salon);
  const cheap = orderOf({ ...visit, service: { ...visit.service, price: visit.service.memberPrice } });
  expect((await refused(salon, "createPaymentIntent", cheap, guest)).code).toBe("price_mismatch");
});

test("when a membership ends, what is held, booked or moved keeps its price, and a new visit costs the full price", async () => {
  const member = await addMember(salon);
  const service = await serviceNamed(salon, "Threading");
  const { startsAt: first, masterIds } = await hourAhead(salon, service._id, 60);
  const visit = { service, masterId: masterIds[0] ?? "", startsAt: first };
  const booked = await bookAtMemberPrice(member, visit);
  const facialVisit = await freeVisit(salon, "Turmeric Glow Facial");
  const held = await hold(salon, member, facialVisit);
  await endMembership(salon, member);
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const shown = { ...facialVisit, service: { ...facial, price: facial.memberPrice } };
  expect(await hold(salon, member, shown)).toMatchObject({ purchaseId: held.purchaseId, total: 28.5 });
  const { intentId } = await pay(salon, held.clientSecret);
  await call(salon, "createBooking", bookingOf(member, facial, intentId), member);
  const startsAt = await otherStart(salon, visit);
  const moved = await call(salon, "moveBooking", { params: { id: booked }, body: { startsAt } }, member);
  expect(moved.price).toBe(4.5);
  const prices = (await bookingsOf(salon, member)).map(({ service_name, price }) => [service_name, price]);
  expect(Object.fromEntries(prices)).toEqual({ Threading: 4.5, "Turmeric Glow Facial": 28.5 });
  expect((await hold(salon, member, await freeVisit(salon))).total).toBe(6);
});

test("a kept price belongs to its hour and its hold, and any other hour costs the full price", async () => {
  const member = await addMember(salon);
  const listed = await serviceNamed(salon, "Bridal Mehendi");
  const atMemberPrice = { ...listed, price: listed.memberPrice };
  const [first, second] = (await freeHours(salon, [listed._id])).filter((_, index) => index % 12 === 0);
  const hour = { masterId: "any", startsAt: first?.startsAt ?? "" };
  const other = { masterId: "any", startsAt: second?.startsAt ?? "" };
  const held = await hold(salon, member, { ...hour, service: atMemberPrice });
  expect(held.total).toBe(listed.memberPrice);
  await endMembership(salon, member);
  const cheap = orderOf({ ...other, service: atMemberPrice });
  expect((await refused(salon, "createPaymentIntent", cheap, member)).code).toBe("price_mismatch");
  const again = await hold(salon, member, { ...hour, service: atMemberPrice });
  expect([again.purchaseId, again.total]).toEqual([held.purchaseId, listed.memberPrice]);
  expect((await hold(salon, member, { ...other, service: listed })).total).toBe(listed.price);
  const back = orderOf({ ...hour, service: atMemberPrice });
  expect((await refused(salon, "createPaymentIntent", back, member)).code).toBe("price_mismatch");
});

test("a kept price ends with the hold of its hour", async () => {
  const member = await addMember(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  const { service } = visit;
  const atMemberPrice = { ...visit, service: { ...service, price: service.memberPrice } };
  await hold(salon, member, atMemberPrice);
  await endMembership(salon, member);
  salon.clock.advance(minutes(10));
  const late = await refused(salon, "createPaymentIntent", orderOf(atMemberPrice), member);
  expect(late.code).toBe("price_mismatch");
});

test("an order with only a price uses the list price, and books its service at the member's price", async () => {
  const member = await addMember(salon);
  const threading = await serviceNamed(salon, "Threading");
  const sent = { body: { price: threading.price } };
  const { clientSecret, total, quote } = await call(salon, "createPaymentIntent", sent, member);
  expect([total, quote]).toEqual([4.5, null]);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createBooking", bookingOf(member, threading, intentId), member);
  expect(await bookingsOf(salon, member)).toMatchObject([{ service_name: "Threading", price: 4.5 }]);
});

test("the desk books a member at the member's price once the address is verified", async () => {
  const staff = await addStaff(salon);
  const member = await addMember(salon);
  const book = async () => {
    const visit = await freeVisit(salon);
    const order = phoneCall(visit, { email: member.email });
    const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
    return await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  };
  expect(await book()).toEqual({ amount: 6, tip: 0 });
  const { write } = salon.app.engine;
  await write.updateTable("users").set({ email_verified: 1 }).where("id", "=", member.userId).execute();
  expect(await book()).toEqual({ amount: 4.5, tip: 0 });
});

test("the books balance afterwards, including discounts", async () => {
  salon.clock.advance(days(1));
  await doBackgroundWork(salon);
  const books = await compareBooks(salon);
  expect(books.ledger - atSalon).toBe(books.provider);
});

/** Cents that the desk took in the test above. No card provider knows of them. */
const atSalon = 600 + 450;

async function bookAtMemberPrice(member: Person, visit: Visit): Promise<string> {
  const price = visit.service.memberPrice;
  const service = { ...visit.service, price };
  const { clientSecret } = await hold(salon, member, { ...visit, service });
  const { intentId } = await pay(salon, clientSecret);
  return (await call(salon, "createBooking", bookingOf(member, service, intentId), member)).insertedId;
}
