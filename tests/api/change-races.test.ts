import { expect, test } from "vitest";
import { startOfCell } from "#domain/time/cells.ts";
import { wait } from "#tests/support/background-work.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { bookedCut, change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";
import { bookingsOf, freeHours, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("an unpaid change changes nothing, and its added time becomes free again", async () => {
  const { guest, id, both } = await bookedCut(salon, owner);
  const { payment } = await change(salon, id, both, guest, "card");
  expect(payment?.holdEndsAt).toBeTruthy();
  await wait(salon, hours(2));
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 25, status: "pending" }]);
  expect(await preview(salon, id, both, guest)).toMatchObject({ place: { masterIds: expect.any(Array) } });
});

test("a payment for a change is refunded when the visit is different by then, and the visit stays", async () => {
  const { guest, id, params, both } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await call(salon, "cancelBooking", { params, body: {} }, guest);
  const body = { transactionId: intentId };
  expect((await refused(salon, "payForChange", { params, body }, guest)).code).toBe("payment_refunded");
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
  const [mail] = await readMails(salon, guest.email, "change_lost");
  expect(mail?.text).toContain("All of $6 goes back to the card you paid with.");
  await expectBooksBalance(salon);
});

test("the minutes that such a payment held are free as soon as it is refunded", async () => {
  const { guest, id, params, visit, cut, both } = await bookedCut(salon, owner);
  const within = Date.parse(visit.startsAt) + minutes(30);
  const isFree = async () =>
    (await freeHours(salon, [cut._id], visit.masterId)).some((hour) => Date.parse(hour.startsAt) === within);
  const { intentId } = await payChange(salon, id, { ...both, startsAt: visit.startsAt }, guest);
  await call(salon, "cancelBooking", { params, body: {} }, guest);
  expect(await isFree()).toBe(false);
  const body = { transactionId: intentId };
  expect((await refused(salon, "payForChange", { params, body }, guest)).code).toBe("payment_refunded");
  expect(await isFree()).toBe(true);
});

test("a change, a move and a cancellation at once leave one visit whose money adds up", async () => {
  for (let round = 0; round < 4; round++) {
    const { guest, id, params, both, cut } = await bookedCut(salon, owner, 120, 9.99);
    const shown = await preview(salon, id, both, guest);
    const { startsAt } = await hourAhead(salon, cut._id, 200 + round * 24);
    await Promise.all([
      callLoosely(salon, "changeVisit", { params, body: requestOf(shown, both) }, guest),
      callLoosely(salon, "moveBooking", { params, body: { startsAt } }, guest),
      ...(round % 2 ? [callLoosely(salon, "cancelBooking", { params, body: {} }, guest)] : []),
    ]);
    const [visit] = await bookingsOf(salon, guest);
    const sum = (visit?.items ?? []).reduce((total, { price }) => total + price, 0);
    expect(visit?.price).toBe(sum);
    await expectBooksBalance(salon);
  }
});

test("of two guests who want the added minutes at once, one gets them", async () => {
  for (let round = 0; round < 3; round++) {
    // Each round has a day of its own, on which nothing is in the way of the added minutes.
    const ahead = 300 + round * 24;
    const { guest, params, both, visit, cut, thread } = await bookedCut(salon, owner, ahead, 9.99);
    const wanted = { ...both, startsAt: visit.startsAt };
    const query = { service: [cut._id, thread._id], master: visit.masterId, startsAt: visit.startsAt };
    const shown = await call(salon, "previewChange", { params, query }, guest);
    expect(shown.place).toBeTruthy();
    const from = new Date(Date.parse(visit.startsAt) + cut.minutes * 60_000).toISOString();
    const other = await addPerson(salon);
    const [changed, held] = await Promise.all([
      callLoosely(
        salon,
        "changeVisit",
        { params, body: { ...requestOf(shown, wanted), masterId: visit.masterId } },
        guest,
      ),
      hold(salon, other, { service: thread, masterId: visit.masterId, startsAt: from }).then(
        () => true,
        () => false,
      ),
    ]);
    expect([changed.status === 200, held].filter(Boolean)).toHaveLength(1);
    await salon.drain();
  }
});

test("the desk sees what a change holds beyond the visit's own time, even when one service gets longer", async () => {
  const { guest, visit, id, cut } = await bookedCut(salon, owner);
  const longer = await longerThan(cut, visit.masterId);
  await change(salon, id, { serviceIds: [longer._id] }, guest, "card");
  const date = visit.startsAt.slice(0, 10);
  const { holds, visits } = await call(salon, "readCalendar", { query: { from: date, to: date } }, owner);
  const own = visits.find(({ _id }) => _id === id);
  const held = holds
    .flatMap(({ items }) => items)
    .find(({ service_name }) => service_name === longer.service_name);
  expect(held?.startsAt).toBe(own?.endsAt);
  const { payment } = await change(salon, id, { serviceIds: [longer._id] }, guest, "card");
  await call(salon, "releasePurchase", { params: { id: payment?.purchaseId ?? "" } }, guest);
});

test("a change that replaces an unpaid one notifies other screens of the time that it releases", async () => {
  const { guest, visit, id, both, cut } = await bookedCut(salon, owner);
  await change(salon, id, { serviceIds: [(await longerThan(cut, visit.masterId))._id] }, guest, "card");
  const held = await salon.app.engine.read
    .selectFrom("cells")
    .innerJoin("holds", "holds.id", "cells.hold_id")
    .innerJoin("purchases", "purchases.id", "holds.purchase_id")
    .select((eb) => eb.fn.max("cell").as("last"))
    .where("purchases.booking_id", "=", id)
    .executeTakeFirstOrThrow();
  const last = startOfCell(Number(held.last));
  let isHeard = false;
  const stop = salon.app.engine.subscribe((topic, about) => {
    const span = about && "from" in about ? about : undefined;
    if (topic === "availability" && span && span.from <= last && last < span.to) isHeard = true;
  });
  await change(salon, id, { ...both, by: "salon" }, owner);
  await until("the notice of the freed time", () => isHeard || null);
  stop();
});

/** A longer and more expensive service by the same master. */
async function longerThan(service: { minutes: number; price: number }, masterId: string) {
  const all = await call(salon, "listServices", {});
  const longer = all.find(
    (one) =>
      one.minutes > service.minutes + 60 && one.price > service.price && one.masterIds.includes(masterId),
  );
  if (!longer) throw new Error("No service takes longer.");
  return longer;
}
