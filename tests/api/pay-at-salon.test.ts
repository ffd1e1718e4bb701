import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { preview } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor, bookAtSalon, holdInPart } from "#tests/support/deposits.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, freeVisit, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const atSalon = { kind: "at_salon" as const };

async function visitAhead(atLeastHours: number): Promise<Visit> {
  const service = await serviceNamed(salon, "Hair Cut & Finish");
  const hour = await hourAhead(salon, service._id, atLeastHours);
  return { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
}

const addVerified = () => addPerson(salon, { verified: true });

const unpaidOf = async (guest: Person) =>
  (await bookingsOf(salon, guest)).filter(({ paid }) => paid === "unpaid").length;

test("a customer who may pay at the salon is charged nothing at booking, and the desk takes everything", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  const visit = await visitAhead(60);
  const { price } = visit.service;
  const prepared = await holdInPart(salon, guest, visit);
  expect(prepared).toMatchObject({ total: price, dueNow: 0, clientSecret: "" });
  expect(prepared.quote).toMatchObject({ dueNow: 0, dueAtSalon: price });
  const id = await bookAtSalon(salon, guest, visit);
  const params = { id };
  expect(await bookingsOf(salon, guest)).toMatchObject([{ _id: id, paid: "unpaid", dueAtSalon: price }]);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({
    paid: "unpaid",
    dueAtSalon: price,
  });
  const [line] = await call(salon, "readTimeline", { params }, staff);
  expect(line?.why).toBe("to be paid at the salon");
  await salon.drain();
  const [received] = await readMails(salon, guest.email, "received");
  expect(received?.text).toContain("your visit is booked, and you pay at the salon.");
  expect(received?.text).toContain("To pay at the salon");
  expect(await readMails(salon, guest.email, "receipt")).toEqual([]);
  expect((await refused(salon, "readReceipt", { params }, guest)).code).toBe("wrong_state");
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  await salon.drain();
  expect(await readMails(salon, guest.email, "receipt")).toHaveLength(1);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
    total: price,
    paid: { by: "salon", amount: price },
    due: 0,
    left: price,
  });
});

test("the desk's open calendar hears of a visit that is booked without a card", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  const visit = await visitAhead(60);
  const { purchaseId } = await holdInPart(salon, guest, visit);
  let heard = 0;
  const stop = salon.app.engine.subscribe((topic) => {
    if (topic === "availability") heard++;
  });
  await call(salon, "createBooking", bookingOf(guest, visit.service, purchaseId), guest);
  stop();
  expect(heard).toBe(1);
});

test("the confirmation of such a visit says that it is paid at the salon", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  const id = await bookAtSalon(salon, guest, await visitAhead(60));
  await call(salon, "changeBookingState", { params: { id }, body: { to: "confirmed" } }, staff);
  await salon.drain();
  const [confirmed] = await readMails(salon, guest.email, "confirmed");
  expect(confirmed?.text).toContain("You pay at the salon.");
});

test("a customer without a verified address pays in full, and is told why", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { price, _id: service } = visit.service;
  expect(await call(salon, "readQuote", { query: { service } }, guest)).toMatchObject({
    dueNow: price,
    dueAtSalon: 0,
    askedBy: "unverified",
  });
  const prepared = await holdInPart(salon, guest, visit);
  expect(prepared.dueNow).toBe(price);
  const sent = bookingOf(guest, visit.service, prepared.purchaseId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
});

test("a third unpaid visit must be paid at booking, until one of the others is paid or over", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  const first = await visitAhead(60);
  const id = await bookAtSalon(salon, guest, first);
  await bookAtSalon(salon, guest, await visitAhead(80));
  const third = await visitAhead(100);
  const prepared = await holdInPart(salon, guest, third);
  expect(prepared).toMatchObject({
    dueNow: third.service.price,
    quote: { askedBy: "unpaid_visits", dueAtSalon: 0 },
  });
  await call(salon, "recordPayment", { params: { id }, body: { method: "other" } }, staff);
  const query = { service: third.service._id };
  expect((await call(salon, "readQuote", { query }, guest)).dueNow).toBe(0);
  salon.clock.advance(1_000);
  await call(salon, "reversePayment", { params: { id }, body: { reason: "Another guest's." } }, staff);
  expect((await call(salon, "readQuote", { query }, guest)).dueNow).toBe(third.service.price);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect((await call(salon, "readQuote", { query }, guest)).dueNow).toBe(0);
});

test("a visit to be paid at the salon is refused as such once two others are unpaid", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  await bookAtSalon(salon, guest, await visitAhead(60));
  const visit = await visitAhead(80);
  const shown = await holdInPart(salon, guest, visit);
  expect(shown.dueNow).toBe(0);
  const other = await visitAhead(100);
  const body = { name: "Nadia Rahman", number: "01700000001", guestId: guest.userId };
  const hour = { serviceIds: [other.service._id], masterId: other.masterId, startsAt: other.startsAt };
  const { insertedId } = await call(salon, "createDeskBooking", { body: { ...body, ...hour } }, staff);
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ user_id: guest.userId })
    .where("id", "=", insertedId)
    .execute();
  const sent = bookingOf(guest, visit.service, shown.purchaseId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
  const again = await holdInPart(salon, guest, visit);
  expect(again.dueNow).toBe(visit.service.price);
  const { intentId } = await pay(salon, again.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await unpaidOf(guest)).toBe(2);
});

test("a customer who books in many tabs at once has at most two unpaid visits", async () => {
  await askFor(salon, owner, atSalon);
  for (let times = 1; times <= 3; times++) {
    const guest = await addVerified();
    const visits = [];
    for (const ahead of [60, 84, 108, 132]) visits.push(await visitAhead(ahead));
    const tab = async (visit: Visit) => {
      const order = { price: visit.service.price, serviceIds: [visit.service._id], startsAt: visit.startsAt };
      const body = { ...order, masterId: visit.masterId, pay: "deposit" as const };
      for (let tries = 1; tries <= 3; tries++) {
        const prepared = await callLoosely(salon, "createPaymentIntent", { body }, guest);
        const { purchaseId } = prepared.body as { purchaseId?: string };
        if (!purchaseId) continue;
        const sent = bookingOf(guest, visit.service, purchaseId);
        const answers = await Promise.all([1, 2].map(() => callLoosely(salon, "createBooking", sent, guest)));
        if (answers.some(({ status }) => status < 300)) return;
      }
    };
    await Promise.all(visits.map(tab));
    expect(await unpaidOf(guest)).toBeLessThanOrEqual(2);
    expect(await unpaidOf(guest)).toBeGreaterThanOrEqual(1);
  }
});

test("cancelling an unpaid visit refunds nothing and owes nothing, and neither does a no-show", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  const params = { id: await bookAtSalon(salon, guest, await visitAhead(60)) };
  expect(await call(salon, "previewCancellation", { params, query: {} }, guest)).toMatchObject({
    allowed: true,
    paid: 0,
    refund: 0,
    atSalon: 0,
  });
  await call(salon, "cancelBooking", { params, body: { refund: 0 } }, guest);
  const visit = await visitAhead(60);
  const missed = { id: await bookAtSalon(salon, guest, visit) };
  salon.clock.advance(Date.parse(visit.startsAt) + hours(0.1) - salon.clock.now());
  await call(salon, "changeBookingState", { params: missed, body: { to: "no_show" } }, staff);
  expect((await refused(salon, "recordPayment", { params: missed, body: {} }, staff)).code).toBe(
    "wrong_state",
  );
  await askFor(salon, owner, atSalon, { fullAfterNoShows: 1 });
  const query = { service: visit.service._id };
  expect(await call(salon, "readQuote", { query }, guest)).toMatchObject({
    dueNow: visit.service.price,
    askedBy: "no_shows",
  });
});

test("only the desk adds a service that must be paid at booking to a visit paid at the salon", async () => {
  await askFor(salon, owner, atSalon);
  const thread = await serviceNamed(salon, "Threading");
  const params = { id: thread._id };
  await call(salon, "updateService", { params, body: { deposit: { kind: "full" } } }, owner);
  const guest = await addVerified();
  const visit = await visitAhead(80);
  const id = await bookAtSalon(salon, guest, visit);
  const both = { serviceIds: [visit.service._id, thread._id] };
  const query = { service: [visit.service._id, thread._id] as [string, ...string[]] };
  const why = await refused(salon, "previewChange", { params: { id }, query }, guest);
  expect(why.code).toBe("wrong_state");
  expect(why.detail).toContain("Book it as a visit of its own");
  expect(await preview(salon, id, both, staff)).toMatchObject({ pay: ["salon"] });
  await call(salon, "updateService", { params, body: { deposit: null } }, owner);
  expect(await preview(salon, id, both, guest)).toMatchObject({ pay: ["salon"] });
  const { price } = visit.service;
  const ask = { kind: "percent" as const, percent: 50 };
  await askFor(salon, owner, atSalon, { above: { price: price + 1, ask } });
  expect((await refused(salon, "previewChange", { params: { id }, query }, guest)).code).toBe("wrong_state");
});

test("a customer who prefers to pay now does so by card", async () => {
  await askFor(salon, owner, atSalon);
  const guest = await addVerified();
  const visit = await visitAhead(60);
  await holdInPart(salon, guest, visit);
  const all = await holdInPart(salon, guest, visit, "full");
  expect(all.dueNow).toBe(visit.service.price);
  const { intentId } = await pay(salon, all.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "card", dueAtSalon: 0 }]);
});

test("the ledger, the provider and the visits all agree", async () => {
  await expectBooksBalance(salon);
});
