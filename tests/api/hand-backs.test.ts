import { expect, test } from "vitest";
import { expectBooksBalance, linesOfVisit } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const inCash = { method: "cash" as const };

/** A massage that was paid in cash and became cheaper afterwards. */
async function paidThenCheaper() {
  const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
  const { price, _id } = visit.service;
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  const params = { id };
  await change(salon, id, { serviceIds: [oil._id] }, staff);
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  await change(salon, id, { serviceIds: [_id] }, staff);
  const shown = () => onCalendar(salon, staff, id, visit.startsAt);
  return { params, price, more: oil.price - price, shown };
}

test("a payment can only be undone after its waiting money is handed back", async () => {
  const { params, price, more, shown } = await paidThenCheaper();
  const takeBack = { params, body: { reason: "It was the machine" } };
  const early = await refused(salon, "reversePayment", takeBack, staff);
  expect(early).toMatchObject({
    code: "wrong_state",
    detail: `Hand back $${more} first, then take the payment back.`,
  });
  expect(await shown()).toMatchObject({ handBack: more, paid: "salon" });
  await call(salon, "handBack", { params, body: { amount: more, method: "cash" } }, staff);
  expect(await call(salon, "reversePayment", takeBack, staff)).toEqual({ amount: price });
  expect(await shown()).toMatchObject({ paid: "unpaid", dueAtSalon: price });
  await expectBooksBalance(salon);
});

test("the desk is told what the policy keeps of a payment, and undoing the payment keeps nothing", async () => {
  const { guest, id, params, both, thread, visit } = await bookedCut(salon, owner, 80, 9.99);
  await change(salon, id, both, guest, "salon");
  await call(salon, "recordPayment", { params, body: inCash }, staff);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(30) - salon.clock.now());
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  await call(salon, "handBack", { params, body: { ...inCash, amount: 2.51 } }, staff);
  const shown = () => onCalendar(salon, staff, id, visit.startsAt);
  expect(await shown()).toMatchObject({ keptAtSalon: 12.5, takenAtDesk: 18.5 });
  await call(salon, "reversePayment", { params, body: { reason: "Another guest" } }, staff);
  expect(await shown()).not.toHaveProperty("keptAtSalon");
  await expectBooksBalance(salon);
});

test("a resent payment equals the last one, whatever was handed back by another method", async () => {
  const { params, price, more } = await paidThenCheaper();
  await call(salon, "handBack", { params, body: { amount: more, method: "machine" } }, staff);
  const again = await call(salon, "recordPayment", { params, body: inCash }, staff);
  expect(again).toMatchObject({ amount: price });
  const other = { params, body: { method: "machine" as const } };
  expect((await refused(salon, "recordPayment", other, staff)).code).toBe("wrong_state");
});

test("nothing is handed back for a visit cancelled by an older server, or after it undid the payment", async () => {
  const setTo = (id: string, cents: number) =>
    salon.app.engine.write
      .updateTable("bookings")
      .set({ hand_back_cents: cents })
      .where("id", "=", id)
      .execute();
  const till = async (id: string) => {
    const lines = await linesOfVisit(salon, id);
    return lines.reduce((sum, { cents }) => sum + cents, 0);
  };
  const paid = async () => {
    const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
    const params = { id };
    await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
    return { id, price: visit.service.price, params };
  };
  const cancelled = await paid();
  await call(salon, "cancelBooking", { params: cancelled.params, body: { by: "salon" } }, owner);
  const takenBack = await paid();
  const mistake = { params: takenBack.params, body: { reason: "Another guest" } };
  await call(salon, "reversePayment", mistake, staff);
  const unlike = await paid();
  for (const { id, params } of [cancelled, takenBack, unlike]) {
    await setTo(id, 1200);
    const before = await till(id);
    const order = { params, body: { amount: 12, method: "cash" as const } };
    expect((await refused(salon, "handBack", order, staff)).code).toBe("wrong_state");
    expect(await till(id)).toBe(before);
  }
  // The rest of the sum blocks nothing.
  const again = { params: unlike.params, body: { reason: "Another guest" } };
  expect(await call(salon, "reversePayment", again, staff)).toEqual({ amount: unlike.price });
});
