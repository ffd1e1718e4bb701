import { expect, test } from "vitest";
import { doBackgroundWork, wait } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { compareBooks, linesOfVisit } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { change } from "#tests/support/changes.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addMember } from "#tests/support/members.ts";
import { addOffer, bookWithCode, holdWith, orderWith, usesOf } from "#tests/support/offers.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, freeVisit, hold, orderOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a quote shows what a code takes off, with an amount split over its services", async () => {
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon);
  const query = { service: [threading._id, facial._id] as string[], code: ` ${code.toLowerCase()} ` };
  expect(await call(salon, "readQuote", { query }, guest)).toMatchObject({
    lines: [{ discount: 0.6 }, { discount: 3.8 }],
    discountOf: { kind: "code", code, percent: 10, amount: null },
    discount: 4.4,
    total: 39.6,
    dueNow: 39.6,
  });
  const five = await addOffer(salon, { off: { kind: "amount", amount: 5 }, serviceIds: [facial._id] });
  const asked = { query: { ...query, code: five.code } };
  expect(await call(salon, "readQuote", asked, guest)).toMatchObject({
    lines: [{ discount: 0 }, { discount: 5 }],
    discountOf: { kind: "code", percent: null, amount: 5 },
    total: 39,
  });
});

test("a visit is charged at the code's price, and its receipt, its bookings and the books agree", async () => {
  const { id, guest, code } = await bookWithCode(salon, await addOffer(salon));
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { price: 5.4, discountOf: { kind: "code", code }, items: [{ price: 6 }] },
  ]);
  expect(await call(salon, "readReceipt", { params: { id } }, guest)).toMatchObject({
    lines: [{ price: 6 }],
    discountOf: { kind: "code", code, percent: 10, amount: null },
    discount: 0.6,
    total: 5.4,
  });
  expect(await linesOfVisit(salon, id)).toMatchObject([{ kind: "discount", cents: -60 }]);
});

test("a code stays with a visit that was changed to services which it takes nothing off", async () => {
  const threading = await serviceNamed(salon, "Threading");
  const { id, guest, code } = await bookWithCode(
    salon,
    await addOffer(salon, { serviceIds: [threading._id] }),
    80,
  );
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const staff = await addPerson(salon, { role: "staff" });
  await change(salon, id, { serviceIds: [cut._id] }, staff);
  // By it the page knows that no session of a package may pay, too.
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { price: cut.price, items: [{ price: cut.price }], discountOf: { kind: "code", code } },
  ]);
});

test("a free order without an hour ends within the hour, and its code's use is returned", async () => {
  const offer = await addOffer(salon, { off: { kind: "percent", percent: 100 }, mostUses: 1 });
  const { _id, price } = await serviceNamed(salon, "Threading");
  const order = { body: { price, serviceIds: [_id], code: offer.code } };
  const guest = await addPerson(salon);
  const { purchaseId, clientSecret } = await call(salon, "createPaymentIntent", order, guest);
  expect(clientSecret).toBe("");
  await wait(salon, minutes(50));
  const other = await addPerson(salon);
  expect((await refused(salon, "createPaymentIntent", order, other)).code).toBe("code_refused");
  await wait(salon, minutes(11));
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const late = bookingOf(guest, { ...(await serviceNamed(salon, "Threading")), price: 0 }, purchaseId);
  expect((await refused(salon, "createBooking", late, guest)).code).toBe("slot_taken");
  expect(await call(salon, "createPaymentIntent", order, other)).toMatchObject({ total: 0 });
});

test("a full discount books without a card", async () => {
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon, { off: { kind: "percent", percent: 100 }, mostUsesEach: 1 });
  const visit = await freeVisit(salon);
  const held = await holdWith(salon, guest, code, visit);
  expect(held).toMatchObject({ clientSecret: "", total: 0, dueNow: 0 });
  const free = { ...visit.service, price: 0 };
  await call(salon, "createBooking", bookingOf(guest, free, held.purchaseId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 0 }]);
  const again = orderWith(code, await freeVisit(salon));
  expect((await refused(salon, "createPaymentIntent", again, guest)).detail).toBe(usedByYou);
});

test.each<[string, () => Promise<{ code: string; guest?: Person }>]>([
  ["This offer has not begun yet.", () => addOffer(salon, { from: "2027-01-01" })],
  ["This offer has ended.", () => addOffer(salon, { until: "2026-11-01" })],
  [
    "This offer has ended.",
    async () => {
      const offer = await addOffer(salon);
      await call(salon, "endOffer", { params: { id: offer.id } }, offer.owner);
      return offer;
    },
  ],
  [
    "This code is not for the services that you chose.",
    async () =>
      await addOffer(salon, { serviceIds: [(await serviceNamed(salon, "Turmeric Glow Facial"))._id] }),
  ],
  [
    "This code is for a first visit only.",
    async () => {
      const { guest } = await bookWithCode(salon, await addOffer(salon));
      return { ...(await addOffer(salon, { firstVisitOnly: true })), guest };
    },
  ],
  [
    "You have used this code as often as it may be used.",
    async () => await bookWithCode(salon, await addOffer(salon, { mostUsesEach: 1 })),
  ],
  [
    "This code has been used up.",
    async () => ({ code: (await bookWithCode(salon, await addOffer(salon, { mostUses: 1 }))).code }),
  ],
  ["There is no such gift card or code. Check how it is written.", async () => ({ code: "NOBODY" })],
])("an invalid code gets a message: %s", async (sentence, given) => {
  const { code, guest = await addPerson(salon) } = await given();
  const visit = await freeVisit(salon);
  const query = { service: visit.service._id, code };
  const quoted = await refused(salon, "readQuote", { query }, guest);
  expect([quoted.code, quoted.detail]).toEqual(["code_refused", sentence]);
  const held = await refused(salon, "createPaymentIntent", orderWith(code, visit), guest);
  expect([held.code, held.detail]).toEqual(["code_refused", sentence]);
});

test("the better of a membership and a code counts alone, and a code that does not count is not used", async () => {
  const member = await addMember(salon);
  const small = await addOffer(salon, { mostUses: 1 });
  const visit = await freeVisit(salon);
  expect(await holdWith(salon, member, small.code, visit)).toMatchObject({
    total: 4.5,
    quote: { discountOf: { kind: "member" } },
  });
  expect(await usesOf(salon, small)).toEqual({ booked: 0, held: 0 });
  const half = await addOffer(salon, { off: { kind: "percent", percent: 50 } });
  expect(await holdWith(salon, member, half.code, visit)).toMatchObject({
    total: 3,
    quote: { discountOf: { kind: "code", code: half.code } },
  });
});

test("a hold keeps a use and its price even if the offer ends, and its end returns the use", async () => {
  const offer = await addOffer(salon, { mostUses: 1 });
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  const held = await holdWith(salon, guest, offer.code, visit);
  expect(held.total).toBe(34.2);
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 1 });
  const other = await addPerson(salon);
  const elsewhere = orderWith(offer.code, await freeVisit(salon));
  expect((await refused(salon, "createPaymentIntent", elsewhere, other)).code).toBe("code_refused");
  await call(salon, "endOffer", { params: { id: offer.id } }, offer.owner);
  const query = { service: visit.service._id, code: offer.code };
  expect((await call(salon, "readQuote", { query }, guest)).total).toBe(34.2);
  expect((await refused(salon, "readQuote", { query }, other)).code).toBe("code_refused");
  const again = await holdWith(salon, guest, offer.code, visit);
  expect([again.purchaseId, again.total]).toEqual([held.purchaseId, 34.2]);
  expect(await call(salon, "readHeldPurchase", {}, guest)).toMatchObject({ held: { codes: [offer.code] } });
  const without = await hold(salon, guest, visit);
  expect(without.total).toBe(38);
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const late = await refused(salon, "createPaymentIntent", orderWith(offer.code, visit), guest);
  expect(late.code).toBe("code_refused");
});

test("releasing an hour returns its use", async () => {
  const offer = await addOffer(salon, { mostUses: 1 });
  const guest = await addPerson(salon);
  await holdWith(salon, guest, offer.code, await freeVisit(salon));
  await wait(salon, minutes(11));
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const other = await addPerson(salon);
  const { purchaseId } = await holdWith(salon, other, offer.code, await freeVisit(salon));
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, other);
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
});

test("cancelling in time or by the salon returns the code's use, cancelling late does not", async () => {
  const offer = await addOffer(salon, { mostUsesEach: 1 });
  const inTime = await bookWithCode(salon, offer, 60);
  await cancelVisit(salon, inTime.id, inTime.guest);
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const late = await bookWithCode(salon, offer, 18);
  salon.clock.advance(minutes(20));
  await cancelVisit(salon, late.id, late.guest);
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
  const bySalon = await bookWithCode(salon, offer, 60);
  await cancelVisit(salon, bySalon.id, offer.owner, { by: "salon" });
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
});

test("a price without an hour takes no code, and an order without one is as before", async () => {
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon);
  const alone = await refused(salon, "createPaymentIntent", { body: { price: 6, code } }, guest);
  expect(alone.code).toBe("invalid_input");
  const { quote, total } = await call(salon, "createPaymentIntent", orderOf(await freeVisit(salon)), guest);
  expect([total, quote?.discountOf]).toEqual([6, null]);
});

test("the list shows what an offer's visits cost", async () => {
  const offer = await addOffer(salon);
  await bookWithCode(salon, offer);
  await bookWithCode(salon, offer);
  const listed = await call(salon, "listOffers", {}, offer.owner);
  expect(listed.find(({ _id }) => _id === offer.id)).toMatchObject({ booked: 2, held: 0, revenue: 10.8 });
});

test("the books balance afterwards", async () => {
  salon.clock.advance(days(1));
  await doBackgroundWork(salon);
  const books = await compareBooks(salon);
  expect(books.ledger).toBe(books.provider);
});

const usedByYou = "You have used this code as often as it may be used.";
