import { expect, test } from "vitest";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { bookedCut, change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor } from "#tests/support/deposits.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingsOf, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

function goTo({ startsAt }: Visit, before: number): void {
  salon.clock.advance(Date.parse(startsAt) - hours(before) - salon.clock.now());
}

test("a service added by card makes one more payment, one line of history, one mail and one calendar entry", async () => {
  const { guest, id, params, both, visit, thread } = await bookedCut(salon, owner);
  const shown = await preview(salon, id, both, guest);
  expect(shown).toMatchObject({ was: 25, price: 31, more: 6, pay: ["card"], paid: 25, refund: 0, kept: 0 });
  expect(shown).toMatchObject({ added: [{ service_name: "Threading", price: 6 }], taken: [] });
  const { intentId, dueNow } = await payChange(salon, id, both, guest);
  expect(dueNow).toBe(6);
  // Nothing has changed before the payment is known.
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 25, service_name: "Hair Cut & Finish" }]);
  const body = { transactionId: intentId };
  const changed = await call(salon, "payForChange", { params, body }, guest);
  expect(changed).toMatchObject({ price: 31, dueAtSalon: 0, startsAt: visit.startsAt });
  expect(changed.items.map((item) => item.service_name)).toEqual(["Hair Cut & Finish", "Threading"]);
  expect(Date.parse(changed.endsAt ?? "") - Date.parse(changed.items[1]?.startsAt ?? "")).toBe(
    thread.minutes * 60_000,
  );
  // The webhook and a repeated request find it done.
  await tell(salon, intentId);
  expect(await call(salon, "payForChange", { params, body }, guest)).toMatchObject({ price: 31 });
  await salon.drain();
  const timeline = await call(salon, "readTimeline", { params }, guest);
  expect(timeline.filter(({ why }) => why.startsWith("services changed"))).toMatchObject([
    { by: "you", why: "services changed: + Threading" },
  ]);
  const mails = await readMails(salon, guest.email, "changed");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("You paid $6 for the change.");
  const file = await call(salon, "readCalendarFile", { params }, guest);
  expect(file).toMatch(/SEQUENCE:1\b/);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
    total: 25,
    paid: { by: "card", amount: 25 },
    changes: [{ total: 31, paid: 6, transactionId: intentId }],
    left: 31,
    due: 0,
  });
  await expectBooksBalance(salon);
});

test("a deposit rule applies to the new price, and only its share is asked for", async () => {
  const { guest, id, both, thread } = await bookedCut(salon, owner, 80, 5);
  await askFor(salon, owner, { kind: "percent", percent: 40 });
  const shown = await preview(salon, id, both, guest);
  // 40% of $31, less the $5 already paid.
  expect(shown).toMatchObject({ price: 31, paid: 5, more: thread.price, pay: ["card"], dueNow: 6 });
  await askFor(salon, owner, { kind: "percent", percent: 30 });
  expect(await preview(salon, id, both, guest)).toMatchObject({ pay: ["card"], dueNow: 4.3, dueAtSalon: 26 });
  const left = { params: { id }, body: requestOf(shown, both, "salon") };
  expect((await refused(salon, "changeVisit", left, guest)).code).toBe("wrong_state");
  const other = { params: { id }, body: { ...requestOf(shown, both, "card"), dueNow: 6 } };
  expect((await refused(salon, "changeVisit", other, guest)).code).toBe("price_mismatch");
  const { intentId, dueNow } = await payChange(salon, id, both, guest);
  expect(dueNow).toBe(4.3);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 31, dueAtSalon: 21.7, paid: "deposit" }]);
  await expectBooksBalance(salon);
  await askFor(salon, owner, null);
});

test("cancelling after two payments refunds what the preview says, newest payment first", async () => {
  const { guest, id, params, both, visit } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await tell(salon, intentId);
  goTo(visit, 30);
  const shown = await call(salon, "previewCancellation", { params, query: {} }, guest);
  expect(shown).toMatchObject({ paid: 31, refund: 15.5, percent: 50 });
  const cancelled = await call(salon, "cancelBooking", { params, body: { refund: 15.5 } }, guest);
  expect(cancelled).toMatchObject({ refund: 15.5, atSalon: 0 });
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
  await expectBooksBalance(salon);
});

test("with a deposit the difference is left for the salon, or paid now", async () => {
  const { guest, id, both } = await bookedCut(salon, owner, 80, 9.99);
  expect(await preview(salon, id, both, guest)).toMatchObject({
    more: 6,
    pay: ["salon", "card"],
    paid: 9.99,
    dueAtSalon: 21.01,
  });
  const { booking } = await change(salon, id, both, guest);
  expect(booking).toMatchObject({ price: 31, dueAtSalon: 21.01 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "deposit", dueAtSalon: 21.01 }]);
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  await salon.drain();
  const mails = await readMails(salon, guest.email, "receipt");
  const [after] = mails.filter(({ text }) => text.includes("$21.01"));
  expect(after?.text).toMatch(/Total:? +\$31/);
  expect(after?.text).toContain("Threading");
  await expectBooksBalance(salon);
});

test("with a deposit, an added service that must be paid in full at booking is paid now", async () => {
  const { guest, id, both, thread } = await bookedCut(salon, owner, 80, 9.99);
  const params = { id: thread._id };
  await call(salon, "updateService", { params, body: { deposit: { kind: "full" } } }, owner);
  expect(await preview(salon, id, both, guest)).toMatchObject({ more: 6, pay: ["card"] });
  await call(salon, "updateService", { params, body: { deposit: null } }, owner);
});

test("removing a service refunds its share, and never more together with cancelling than cancelling alone", async () => {
  for (const [before, back, rest] of [
    [60, 6, 25],
    [30, 3, 12.5],
  ] as const) {
    const { guest, id, params, both, alone, visit } = await bookedCut(salon, owner);
    const { intentId } = await payChange(salon, id, both, guest);
    await tell(salon, intentId);
    goTo(visit, before);
    expect(await preview(salon, id, alone, guest)).toMatchObject({ refund: back, kept: 6 - back, pay: [] });
    const { booking } = await change(salon, id, alone, guest);
    expect(booking).toMatchObject({ price: 25, dueAtSalon: 0 });
    await salon.drain();
    expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([back * 100]);
    const mails = await readMails(salon, guest.email, "changed");
    expect(mails.some(({ text }) => text.includes("Kept by the policy: $3"))).toBe(back === 3);
    await expectBooksBalance(salon);
    const shown = await call(salon, "previewCancellation", { params, query: {} }, guest);
    expect(shown.refund).toBe(rest);
    const cancelled = await call(salon, "cancelBooking", { params, body: { refund: rest } }, guest);
    expect(cancelled.refund).toBe(rest);
    await expectBooksBalance(salon);
  }
});

test("when the salon cancels, what the policy kept of a removed service is refunded, too", async () => {
  const { guest, id, params, both, alone, visit } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await tell(salon, intentId);
  goTo(visit, 30);
  await change(salon, id, alone, guest);
  const cancelled = await call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff);
  expect(cancelled).toMatchObject({ refund: 28 });
  await salon.drain();
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ left: 0 });
  await expectBooksBalance(salon);
});

test("the desk changes a visit that it booked, and what the salon removes is refunded in full", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const wanted = { serviceIds: [visit.service._id, cut._id] };
  const { booking } = await change(salon, id, wanted, staff);
  expect(booking).toMatchObject({ price: visit.service.price + cut.price });
  const paid = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, paid.id, paid.both, paid.guest);
  await tell(salon, intentId);
  goTo(paid.visit, 3);
  const late = await refused(
    salon,
    "previewChange",
    { params: paid.params, query: { service: paid.cut._id } },
    paid.guest,
  );
  expect(late.code).toBe("too_late");
  const changed = await change(salon, paid.id, { ...paid.alone, by: "salon" }, staff);
  expect(changed.booking).toMatchObject({ price: 25 });
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
});

test("a payment at the salon after a price increase is on the existing receipt", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
  const params = { id };
  const { price } = visit.service;
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  await call(salon, "recordPayment", { params, body: {} }, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({ total: price, left: price });
  await call(salon, "reversePayment", { params, body: { reason: "Another massage" } }, staff);
  await change(salon, id, { serviceIds: [oil._id] }, staff);
  await call(salon, "recordPayment", { params, body: {} }, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    total: price,
    balance: { amount: oil.price - price },
    changes: [{ total: oil.price }],
    refunds: [],
    left: oil.price,
    due: 0,
  });
  await call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff);
  const given = await call(salon, "readReceipt", { params }, staff);
  expect(given).toMatchObject({ refunds: [{ amount: oil.price }], left: 0 });
});

test("one change can swap the hour, the variant and the price", async () => {
  const { guest, id, cut, thread, visit } = await bookedCut(salon, owner, 80, 9.99);
  const [, later] = (
    await call(
      salon,
      "readAvailability",
      { query: { service: [cut._id, thread._id], from: "2026-11-28", to: "2026-12-12" } },
      guest,
    )
  ).days.flatMap((day) => day.slots);
  const wanted = { serviceIds: [thread._id], startsAt: later?.startsAt ?? "" };
  const { booking } = await change(salon, id, wanted, guest);
  expect(booking).toMatchObject({ price: 6, startsAt: later?.startsAt, dueAtSalon: 0 });
  expect(booking?.startsAt).not.toBe(visit.startsAt);
  await salon.drain();
  expect(await readMails(salon, guest.email, "changed")).toHaveLength(1);
  await expectBooksBalance(salon);
});

test("only what was shown is done: another visit, price or refund is refused, and a repeat changes nothing more", async () => {
  const { guest, id, params, both } = await bookedCut(salon, owner, 80, 9.99);
  const shown = await preview(salon, id, both, guest);
  const body = requestOf(shown, both);
  for (const [other, code] of [
    [{ seen: "another" }, "wrong_state"],
    [{ price: 30 }, "price_mismatch"],
    [{ refund: 1 }, "refund_changed"],
  ] as const) {
    const problem = await refused(salon, "changeVisit", { params, body: { ...body, ...other } }, guest);
    expect(problem.code).toBe(code);
  }
  await call(salon, "changeVisit", { params, body }, guest);
  expect(await call(salon, "changeVisit", { params, body }, guest)).toMatchObject({ booking: { price: 31 } });
  const timeline = await call(salon, "readTimeline", { params }, guest);
  expect(timeline.filter(({ why }) => why.startsWith("services changed"))).toHaveLength(1);
  const other = await addPerson(salon);
  expect((await refused(salon, "changeVisit", { params, body }, other)).code).toBe("not_found");
});
