import { expect, test } from "vitest";
import { expectBooksBalance, linesOfVisit } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** A Hair Cut with a deposit of $9.99, whose guest is in the chair. */
async function begun() {
  await askFor(salon, owner, { kind: "amount", amount: 9.99 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { id } = await bookInPart(salon, guest, visit);
  await salon.drain();
  const due = Math.round((visit.service.price - 9.99) * 100) / 100;
  return { guest, visit, due, ...(await begin(id, visit.startsAt)) };
}

async function begin(id: string, startsAt: string) {
  const params = { id };
  salon.clock.advance(Date.parse(startsAt) + hours(0.1) - salon.clock.now());
  await call(salon, "changeBookingState", { params, body: { to: "in_chair" } }, staff);
  return { id, params };
}

const today = () => new Date(salon.clock.now() + hours(6)).toISOString().slice(0, 10);
const close = () => call(salon, "readDailyClose", { query: { date: today() } }, staff);
const net = async () =>
  (await call(salon, "readRevenue", { query: { from: today(), to: today() } }, owner)).net;

async function linesOf(id: string) {
  const lines = await linesOfVisit(salon, id);
  return lines.map(({ kind, cents, method }) => `${kind} ${cents} ${method}`).toSorted();
}

test("a tip is taken with the rest: it is in the till and on the receipt, but neither revenue nor part of what is owed", async () => {
  const { guest, id, params, due, visit } = await begun();
  const [before, earned] = [await close(), await net()];
  const taken = await call(salon, "recordPayment", { params, body: { method: "cash", tip: 7 } }, staff);
  expect(taken).toEqual({ amount: due, tip: 7 });
  expect(await linesOf(id)).toEqual([`pay_at_salon ${Math.round(due * 100)} cash`, "tip 700 cash"]);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "salon" });
  const after = await close();
  expect(after.tips - before.tips).toBeCloseTo(7, 2);
  expect(after.desk - before.desk).toBeCloseTo(due + 7, 2);
  expect(after.deskCash - before.deskCash).toBeCloseTo(due + 7, 2);
  expect(after.deskPayments - before.deskPayments).toBe(1);
  expect(after.card).toBe(before.card);
  expect((await net()) - earned).toBeCloseTo(due, 2);
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt).toMatchObject({ tip: 7, total: visit.service.price, left: visit.service.price, due: 0 });
  await salon.drain();
  const mails = await readMails(salon, guest.email, "receipt");
  expect(mails.filter(({ text }) => text?.includes("Tip for the masters, on top"))).toHaveLength(1);
});

test("many presses at once record one payment and one tip", async () => {
  const { id, params, due } = await begun();
  const body = { method: "machine" as const, tip: 4.5 };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => callLoosely(salon, "recordPayment", { params, body }, staff)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await linesOf(id)).toEqual([`pay_at_salon ${Math.round(due * 100)} machine`, "tip 450 machine"]);
  const other = { params, body: { ...body, tip: 5 } };
  expect((await refused(salon, "recordPayment", other, staff)).code).toBe("wrong_state");
});

test("a tip follows a card payment once the visit has begun, and not before", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { bookingId } = await book(salon, guest, visit);
  const params = { id: bookingId };
  const asked = { params, body: { method: "cash" as const, tip: 2 } };
  expect((await refused(salon, "recordPayment", asked, staff)).code).toBe("wrong_state");
  await begin(bookingId, visit.startsAt);
  expect(await call(salon, "recordPayment", asked, staff)).toEqual({ amount: 0, tip: 2 });
  expect(await call(salon, "recordPayment", asked, staff)).toEqual({ amount: 0, tip: 2 });
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    tip: 2,
    paid: { by: "card", amount: visit.service.price },
    left: visit.service.price,
  });
  expect(await linesOf(bookingId)).toEqual(["tip 200 cash"]);
});

test("a mistake is undone with its tip, recorded again, and the receipt is mailed again", async () => {
  const { guest, id, params, due } = await begun();
  await call(salon, "recordPayment", { params, body: { method: "cash", tip: 3 } }, staff);
  await salon.drain();
  salon.clock.advance(1_000);
  const body = { reason: "Another guest's." };
  const back = await call(salon, "reversePayment", { params, body }, staff);
  expect(back.amount).toBeCloseTo(due + 3, 2);
  expect((await call(salon, "readReceipt", { params }, staff)).tip).toBeNull();
  salon.clock.advance(1_000);
  expect(await call(salon, "recordPayment", { params, body: { method: "other" } }, staff)).toEqual({
    amount: due,
    tip: 0,
  });
  const cents = Math.round(due * 100);
  expect(await linesOf(id)).toEqual(
    [
      `pay_at_salon ${cents} cash`,
      "tip 300 cash",
      `pay_at_salon -${cents} cash`,
      "tip -300 cash",
      `pay_at_salon ${cents} other`,
    ].toSorted(),
  );
  await salon.drain();
  const mails = await readMails(salon, guest.email, "receipt");
  expect(mails.filter(({ text }) => text?.includes("Paid at the salon"))).toHaveLength(2);
});

test("a payment for a cancelled visit is not reported as paid", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 9.99 });
  const guest = await addPerson(salon, { verified: true });
  const { id } = await bookInPart(salon, guest, await freeVisit(salon, "Hair Cut & Finish"));
  const params = { id };
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  await call(salon, "cancelBooking", { params, body: { by: "customer" } }, staff);
  expect((await refused(salon, "recordPayment", { params, body: {} }, staff)).code).toBe("wrong_state");
});

test("a close stores how much of the desk's money belongs to the masters", async () => {
  const { params } = await begun();
  await call(salon, "recordPayment", { params, body: { method: "cash", tip: 6 } }, staff);
  const open = await close();
  const count = { desk: open.desk, morning: 0, cash: open.desk, other: 0, left: 0 };
  await call(salon, "closeDay", { body: { date: today(), ...count } }, staff);
  expect((await close()).closed).toMatchObject({ tips: open.tips, desk: open.desk, difference: 0 });
  expect(open.tips).toBeGreaterThanOrEqual(6);
});

test("the ledger, the provider and the visits all agree", async () => {
  await expectBooksBalance(salon);
});

test("a tip recorded by mistake is undone alone, once, and another tip may follow", async () => {
  const { id, params, due, visit } = await begun();
  await call(salon, "recordPayment", { params, body: { method: "machine", tip: 7 } }, staff);
  const shown = () => onCalendar(salon, staff, id, visit.startsAt);
  expect(await shown()).toMatchObject({ tip: 7, takenAtDesk: Math.round((due + 7) * 100) / 100 });
  const before = await close();
  const other = { params, body: { amount: 8 } };
  expect((await refused(salon, "reverseTip", other, staff)).code).toBe("wrong_state");
  const order = { params, body: { amount: 7 } };
  const presses = await Promise.all([1, 2].map(() => callLoosely(salon, "reverseTip", order, staff)));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await close();
  expect(after.tips - before.tips).toBeCloseTo(-7, 2);
  expect(after.deskOther - before.deskOther).toBeCloseTo(-7, 2);
  const visitNow = await shown();
  expect(visitNow).toMatchObject({ paid: "salon", takenAtDesk: due });
  expect(visitNow).not.toHaveProperty("tip");
  expect((await call(salon, "readReceipt", { params }, staff)).tip).toBeNull();
  await call(salon, "recordPayment", { params, body: { method: "cash", tip: 5 } }, staff);
  expect(await shown()).toMatchObject({ tip: 5 });
  await expectBooksBalance(salon);
});
