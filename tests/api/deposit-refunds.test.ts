import { expect, test } from "vitest";
import { hourAhead, otherStart } from "#tests/support/booked.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingsOf, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** A Hair Cut for $30 with $9.99 paid and $20.01 due, at least the given number of hours ahead. */
async function bookedAhead(atLeastHours: number) {
  await askFor(salon, owner, { kind: "amount", amount: 9.99 });
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Hair Cut & Finish");
  const hour = await hourAhead(salon, service._id, atLeastHours);
  const visit: Visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const due = Math.round((service.price - 9.99) * 100) / 100;
  const { id, intentId } = await bookInPart(salon, guest, visit);
  await salon.drain();
  return { guest, visit, id, intentId, due, params: { id } };
}

/** Moves the clock to the given number of hours before a visit. */
function goTo({ startsAt }: Visit, before: number): void {
  salon.clock.advance(Date.parse(startsAt) - hours(before) - salon.clock.now());
}

const paidBack = async (intentId: string) =>
  (await refundsOf(salon, intentId)).reduce((sum, { amount }) => sum + Number(amount), 0);

test("the refund is a share of what was paid, as previewed, to the cent", async () => {
  for (const [before, cents] of [
    [60, 999],
    [30, 499],
    [10, 0],
  ] as const) {
    const { guest, visit, params, intentId } = await bookedAhead(80);
    goTo(visit, before);
    const preview = await call(salon, "previewCancellation", { params, query: {} }, guest);
    expect(preview).toMatchObject({ allowed: true, paid: 9.99, refund: cents / 100, atSalon: 0 });
    const body = { refund: preview.refund };
    const cancelled = await call(salon, "cancelBooking", { params, body }, guest);
    expect(cancelled).toMatchObject({ refund: cents / 100, atSalon: 0 });
    await salon.drain();
    expect(await paidBack(intentId)).toBe(cents);
    expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
      total: visit.service.price,
      paid: { by: "card", amount: 9.99 },
      balance: null,
      due: 0,
      left: (999 - cents) / 100,
    });
  }
});

test("when the salon cancels, the deposit and the payment at the salon are refunded the way they came", async () => {
  const { guest, params, intentId, due, visit } = await bookedAhead(80);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  goTo(visit, 3);
  const query = { by: "salon" as const };
  const { price } = visit.service;
  expect(await call(salon, "previewCancellation", { params, query }, staff)).toMatchObject({
    paid: price,
    refund: price,
    atSalon: due,
  });
  const cancelled = await call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff);
  expect(cancelled).toMatchObject({ refund: price, atSalon: due });
  await salon.drain();
  expect(await paidBack(intentId)).toBe(999);
  const [mail] = await readMails(salon, guest.email, "cancelled");
  expect(mail?.text).toContain("$9.99 goes back to the card you paid with.");
  expect(mail?.text).toContain(`$${due} is handed back to you at the salon.`);
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt).toMatchObject({ balance: { amount: due }, due: 0, left: 0 });
  expect(receipt.refunds.map(({ amount }) => amount).toSorted()).toEqual([due, 9.99].toSorted());
});

test("a move keeps the deposit, and the refund share of the old hour", async () => {
  const { guest, visit, params, intentId, due } = await bookedAhead(80);
  const [booked] = await call(salon, "readTimeline", { params }, guest);
  expect(booked?.why).toBe("deposit paid");
  goTo(visit, 30);
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params, body: { startsAt } }, guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt, paid: "deposit", dueAtSalon: due }]);
  const { refund } = await call(salon, "cancelBooking", { params, body: {} }, guest);
  await salon.drain();
  expect(refund).toBe(4.99);
  expect(await paidBack(intentId)).toBe(499);
});

test("a no-show keeps the deposit and owes nothing more, and counts again once undone", async () => {
  const { visit, params, id, intentId, due } = await bookedAhead(80);
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  salon.clock.advance(Date.parse(visit.startsAt) + hours(0.1) - salon.clock.now());
  await call(salon, "changeBookingState", { params, body: { to: "no_show" } }, staff);
  expect((await refused(salon, "recordPayment", { params, body: {} }, staff)).code).toBe("wrong_state");
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({ due: 0, left: 9.99 });
  await salon.drain();
  expect(await paidBack(intentId)).toBe(0);
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  await call(salon, "recordPayment", { params, body: { method: "other" } }, staff);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "salon" });
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    balance: { amount: due },
    due: 0,
    left: visit.service.price,
  });
});

test("a guest with the salon's limit of no-shows pays in full until one is undone, and the desk sees why", async () => {
  const { guest, visit, params } = await bookedAhead(80);
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  salon.clock.advance(Date.parse(visit.startsAt) + hours(0.1) - salon.clock.now());
  const { _id, price } = visit.service;
  const quoted = async () => (await call(salon, "readQuote", { query: { service: _id } }, guest)).dueNow;
  await askFor(salon, owner, { kind: "amount", amount: 9.99 }, { fullAfterNoShows: 1 });
  expect(await quoted()).toBe(9.99);
  await call(salon, "changeBookingState", { params, body: { to: "no_show" } }, staff);
  expect(await quoted()).toBe(price);
  await askFor(salon, owner, { kind: "amount", amount: 9.99 }, { fullAfterNoShows: 2 });
  expect(await quoted()).toBe(9.99);
  await askFor(salon, owner, { kind: "amount", amount: 9.99 }, { fullAfterNoShows: 1 });
  const hour = await hourAhead(salon, _id, 80);
  const next = { service: visit.service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { id, intentId } = await bookInPart(salon, guest, next);
  const charge = await salon.app.engine.read
    .selectFrom("payments")
    .select("amount_cents")
    .where("intent_id", "=", intentId)
    .executeTakeFirstOrThrow();
  expect(charge.amount_cents).toBe(price * 100);
  expect(await onCalendar(salon, staff, id, next.startsAt)).toMatchObject({ paid: "card", dueAtSalon: 0 });
  const [line] = await call(salon, "readTimeline", { params: { id } }, staff);
  expect(line?.why).toBe("paid in full after missed visits");
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  expect(await quoted()).toBe(9.99);
});

test("no-shows booked by the desk for the same guest count, too", async () => {
  const { guest, visit: first } = await bookedAhead(80);
  const hour = await hourAhead(salon, first.service._id, 3);
  const visit = { ...first, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const called = { body: { ...phoneCall(visit).body, guestId: guest.userId } };
  const { insertedId: id } = await call(salon, "createDeskBooking", called, staff);
  salon.clock.advance(Date.parse(visit.startsAt) + hours(0.1) - salon.clock.now());
  await call(salon, "changeBookingState", { params: { id }, body: { to: "no_show" } }, staff);
  await askFor(salon, owner, { kind: "amount", amount: 9.99 }, { fullAfterNoShows: 1 });
  const query = { service: first.service._id };
  expect((await call(salon, "readQuote", { query }, guest)).dueNow).toBe(first.service.price);
});

test("undoing a mistake after the cancellation does not count as money that the guest got", async () => {
  const { visit, params } = await bookedAhead(80);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  goTo(visit, 30);
  const { atSalon } = await call(salon, "cancelBooking", { params, body: { by: "customer" } }, staff);
  salon.clock.advance(1_000);
  await call(salon, "reversePayment", { params, body: { reason: "Another guest's." } }, staff);
  const { refunds } = await call(salon, "readReceipt", { params }, staff);
  expect(refunds.at(-1)?.amount).toBe(atSalon);
});

test("a payment of the rest and a cancellation at once never leave the salon with a cancelled visit's money", async () => {
  for (let times = 1; times <= 5; times++) {
    const { params, intentId, due, visit } = await bookedAhead(80);
    const [paid, cancelled] = await Promise.all([
      callLoosely(salon, "recordPayment", { params, body: { method: "cash" } }, staff),
      call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff),
    ]);
    await salon.drain();
    const wasPaid = paid.status === 200;
    expect(cancelled).toMatchObject({
      refund: wasPaid ? visit.service.price : 9.99,
      atSalon: wasPaid ? due : 0,
    });
    expect(await paidBack(intentId)).toBe(999);
  }
});

test("mails say what was paid and what is due, until it is paid", async () => {
  const { guest, params, due, visit } = await bookedAhead(80);
  const [received] = await readMails(salon, guest.email, "received");
  expect(received?.text).toContain("your visit is booked and the deposit is paid.");
  expect(received?.text).toMatch(/Paid by card:? *\n? *\$9\.99/);
  expect(received?.text).toContain("To pay at the salon");
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  await salon.drain();
  const receipts = await readMails(salon, guest.email, "receipt");
  expect(receipts).toHaveLength(2);
  const isFirst = ({ text = "" }) => text.includes("To pay at the salon");
  expect(receipts.filter(isFirst)).toHaveLength(1);
  const receipt = receipts.find((mail) => !isFirst(mail));
  expect(receipt?.text).toContain("Paid at the salon");
  expect(receipt?.text).toContain(`$${due}`);
  expect(receipt?.text).toContain(`$${visit.service.price}`);
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  await salon.drain();
  const [confirmed] = await readMails(salon, guest.email, "confirmed");
  expect(confirmed?.text).not.toContain("To pay at the salon");
});

test("the daily close and the revenue count the deposit as card and the rest as the desk's, once each", async () => {
  const date = new Date(salon.clock.now() + hours(6)).toISOString().slice(0, 10);
  const close = () => call(salon, "readDailyClose", { query: { date } }, staff);
  const before = await close();
  const { params, due, visit } = await bookedAhead(80);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  const after = await close();
  expect(after.card - before.card).toBeCloseTo(9.99, 2);
  expect(after.deskCash - before.deskCash).toBeCloseTo(due, 2);
  const query = { from: date, to: date };
  const { services, net } = await call(salon, "readRevenue", { query }, owner);
  expect(services.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(net, 2);
  expect(after.card + after.desk - before.card - before.desk).toBeCloseTo(visit.service.price, 2);
});

test("the ledger, the provider and the visits all agree", async () => {
  await expectBooksBalance(salon);
});
