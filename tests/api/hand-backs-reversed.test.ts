import { expect, test } from "vitest";
import { localDate } from "#domain/time/dates.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { bookingsOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const inCash = { method: "cash" as const };
const today = () => localDate(salon.clock.now(), "Asia/Dhaka");
const readDay = () => call(salon, "readDailyClose", { query: { date: today() } }, staff);

/** A massage paid in cash that became cheaper afterwards, with the difference recorded as handed back. */
async function handedBack() {
  const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  const params = { id };
  const dearer = { serviceIds: [oil._id] };
  const cheaper = { serviceIds: [visit.service._id] };
  await change(salon, id, dearer, staff);
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  await change(salon, id, cheaper, staff);
  const more = oil.price - visit.service.price;
  const before = await readDay();
  const handing = { params, body: { amount: more, ...inCash } };
  await call(salon, "handBack", handing, staff);
  salon.clock.advance(1000);
  const shown = () => onCalendar(salon, staff, id, visit.startsAt);
  return { id, params, more, dearer, before, handing, shown, reversal: { params, body: { amount: more } } };
}

/** Closes the current day with the sums of the books. */
async function closeToday() {
  const { desk, morning, deskCash } = await readDay();
  const other = Math.round((desk - deskCash) * 100) / 100;
  const cash = Math.max(0, Math.round(((morning ?? 0) + deskCash) * 100) / 100);
  const body = { date: today(), desk, morning: morning ?? 0, cash, other, left: 0, reason: "Counted" };
  await call(salon, "closeDay", { body }, staff);
}

test("undoing a hand-back returns the money to the till, and it can be handed back later", async () => {
  const { id, params, more, before, handing, shown, reversal } = await handedBack();
  expect(await shown()).toMatchObject({ handedBack: more, paid: "salon" });
  expect(await call(salon, "reverseHandBack", reversal, staff)).toEqual({ amount: more });
  const again = await shown();
  expect(again).toMatchObject({ handBack: more, paid: "salon" });
  expect(again).not.toHaveProperty("handedBack");
  const { desk, deskCash, deskPayments } = before;
  expect(await readDay()).toMatchObject({ desk, deskCash, deskPayments });
  await expectBooksBalance(salon);
  const receipt = await call(salon, "readReceipt", { params }, staff);
  expect(receipt).toMatchObject({ refunds: [], handBack: more });
  const history = await call(salon, "readTimeline", { params: { id } }, staff);
  expect(history.at(-1)).toMatchObject({ why: "not handed back after all", by: "you" });
  await call(salon, "handBack", handing, staff);
  expect((await readDay()).desk).toBe(Math.round((desk - more) * 100) / 100);
  const { refunds } = await call(salon, "readReceipt", { params }, staff);
  expect(refunds).toMatchObject([{ amount: more, to: "salon" }]);
  await expectBooksBalance(salon);
});

test("for a cancelled visit the money waits for its guest again, who sees so and gets it once", async () => {
  const { params, guest } = await bookedCut(salon, owner, 80, 9.99);
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  const { atSalon: amount } = await call(salon, "cancelBooking", { params, body: {} }, guest);
  const handing = { params, body: { amount, ...inCash } };
  const query = { search: guest.email, limit: "20" };
  const listed = async () => (await call(salon, "listBookings", { query }, staff))[0];
  await call(salon, "handBack", handing, staff);
  expect(await listed()).toMatchObject({ handedBack: amount, status: "cancelled" });
  salon.clock.advance(1000);
  await call(salon, "reverseHandBack", { params, body: { amount } }, staff);
  expect(await listed()).toMatchObject({ handBack: amount });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ handBack: amount, returned: { card: 9.99 } }]);
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt).toMatchObject({ handBack: amount, left: amount });
  await expectBooksBalance(salon);
  await call(salon, "handBack", handing, staff);
  expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({ card: 9.99, atSalon: amount });
  expect((await call(salon, "readReceipt", { params }, guest)).left).toBe(0);
  await expectBooksBalance(salon);
});

test("a hand-back is undone once, even if the clock was set back since", async () => {
  const { more, before, shown, reversal } = await handedBack();
  salon.clock.advance(-minutes(5));
  await call(salon, "reverseHandBack", reversal, staff);
  const again = await shown();
  expect(again).toMatchObject({ handBack: more, paid: "salon" });
  expect(again).not.toHaveProperty("handedBack");
  expect((await refused(salon, "reverseHandBack", reversal, staff)).code).toBe("wrong_state");
  expect(await readDay()).toMatchObject({ desk: before.desk, deskPayments: before.deskPayments });
  await expectBooksBalance(salon);
  salon.clock.advance(minutes(5));
});

test("what the desk handed back as it cancelled, in the ways it was paid, is undone like any other", async () => {
  const { params, guest, id, both } = await bookedCut(salon, owner, 80, 9.99);
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  await change(salon, id, both, staff);
  await call(salon, "recordPayment", { params, body: { method: "machine" } }, staff);
  const before = await readDay();
  const body = { by: "salon" as const };
  const { atSalon: amount } = await call(salon, "cancelBooking", { params, body }, staff);
  salon.clock.advance(1000);
  const query = { search: guest.email, limit: "20" };
  expect(await call(salon, "listBookings", { query }, staff)).toMatchObject([{ handedBack: amount }]);
  const reversal = { params, body: { amount } };
  const presses = await Promise.all([1, 2].map(() => callLoosely(salon, "reverseHandBack", reversal, staff)));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { desk, deskCash, deskPayments } = before;
  expect(await readDay()).toMatchObject({ desk, deskCash, deskPayments });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ handBack: amount, returned: { card: 9.99 } }]);
  await expectBooksBalance(salon);
  await call(salon, "handBack", { params, body: { amount, ...inCash } }, staff);
  expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({ card: 9.99, atSalon: amount });
  expect((await call(salon, "readReceipt", { params }, guest)).left).toBe(0);
  await expectBooksBalance(salon);
});

test("what waits for the guest of a cancelled visit stays, with an older hand-back that is undone", async () => {
  const { params, more, reversal } = await handedBack();
  const body = { by: "salon" as const, waits: true };
  const { atSalon } = await call(salon, "cancelBooking", { params, body }, staff);
  await call(salon, "reverseHandBack", reversal, staff);
  await expectBooksBalance(salon);
  const all = { params, body: { amount: (atSalon ?? 0) + more, ...inCash } };
  const receipt = await call(salon, "readReceipt", { params }, staff);
  expect(receipt).toMatchObject({ discount: 0, handBack: all.body.amount, left: all.body.amount });
  expect(await call(salon, "handBack", all, staff)).toEqual({ amount: all.body.amount });
  await expectBooksBalance(salon);
});

test("what an older server left to hand back of a cancelled visit does not wait with a hand-back that is undone", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
  const params = { id };
  const amount = visit.service.price;
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  await call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff);
  const bookings = salon.app.engine.write.updateTable("bookings");
  await bookings.set({ hand_back_cents: 1200 }).where("id", "=", id).execute();
  await call(salon, "reverseHandBack", { params, body: { amount } }, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    handBack: amount,
    left: amount,
  });
  await expectBooksBalance(salon);
});

test("what the policy keeps stays kept when a hand-back of a late cancellation is undone", async () => {
  const { params, guest, visit } = await bookedCut(salon, owner, 80, 9.99);
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(30) - salon.clock.now());
  const body = { by: "customer" as const };
  const { atSalon: amount } = await call(salon, "cancelBooking", { params, body }, staff);
  salon.clock.advance(1000);
  await call(salon, "reverseHandBack", { params, body: { amount } }, staff);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ handBack: amount }]);
  await expectBooksBalance(salon);
});

test("two people who undo at once undo it once, and another sum is refused", async () => {
  const { params, more, before, reversal } = await handedBack();
  const other = { params, body: { amount: more + 1 } };
  expect((await refused(salon, "reverseHandBack", other, staff)).code).toBe("wrong_state");
  const presses = await Promise.all([1, 2].map(() => callLoosely(salon, "reverseHandBack", reversal, staff)));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readDay()).desk).toBe(before.desk);
});

test("the returned money first pays what the visit owes since", async () => {
  const { id, more, dearer, shown, reversal } = await handedBack();
  await change(salon, id, dearer, staff);
  expect(await shown()).toMatchObject({ paid: "deposit", handedBack: more });
  await call(salon, "reverseHandBack", reversal, staff);
  const after = await shown();
  expect(after?.paid).toBe("salon");
  expect(after).not.toHaveProperty("handBack");
  await expectBooksBalance(salon);
});

test("a hand-back stays once the desk has taken other money for the visit, once the day is closed, and on another day", async () => {
  const moved = await handedBack();
  await change(salon, moved.id, moved.dearer, staff);
  await call(salon, "recordPayment", { params: moved.params, body: inCash }, staff);
  expect(await moved.shown()).not.toHaveProperty("handedBack");
  const since = await refused(salon, "reverseHandBack", moved.reversal, staff);
  expect(since.detail).toBe("Nothing that was handed back for this visit can be taken back.");

  const closed = await handedBack();
  await closeToday();
  expect(await closed.shown()).not.toHaveProperty("handedBack");
  const counted = await refused(salon, "reverseHandBack", closed.reversal, staff);
  expect(counted.detail).toBe(
    "The day on which this was handed back is closed. The owner can open it again.",
  );

  salon.clock.advance(days(1));
  const late = await handedBack();
  salon.clock.advance(days(1));
  expect(await late.shown()).not.toHaveProperty("handedBack");
  const another = await refused(salon, "reverseHandBack", late.reversal, staff);
  expect(another.detail).toBe("This was handed back on another day, so it stays written down.");
});

test("a reopened day allows its mistakes to be undone", async () => {
  const { more, shown, reversal } = await handedBack();
  await closeToday();
  const number = (await readDay()).closed?.number ?? 0;
  await call(salon, "reopenDay", { params: { number }, body: { reason: "A mistake" } }, owner);
  expect(await shown()).toMatchObject({ handedBack: more });
  expect(await call(salon, "reverseHandBack", reversal, staff)).toEqual({ amount: more });
});
