import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { expectBooksBalance, linesOfVisit, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { bookedCut, change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingsOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const inCash = { method: "cash" as const };

function payRest(id: string, method: "cash" | "machine" = "cash") {
  return call(salon, "recordPayment", { params: { id }, body: { method } }, staff);
}

/** A Hair Cut for $25 with a deposit of $9.99. The rest is paid at the desk. */
async function paidCut(atLeastHours = 80) {
  const booked = await bookedCut(salon, owner, atLeastHours, 9.99);
  expect(await payRest(booked.id)).toMatchObject({ amount: 15.01 });
  return booked;
}

/** A massage that the desk booked, and a more expensive one. */
async function bookedMassage() {
  const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  const cheap = { serviceIds: [visit.service._id] };
  return { id, visit, cheap, dear: { serviceIds: [oil._id] }, oil, more: oil.price - visit.service.price };
}

test("a service added to a visit paid at the salon keeps the payments, and the difference is due there", async () => {
  const { guest, id, params, both } = await paidCut();
  expect(await preview(salon, id, both, guest)).toMatchObject({
    was: 25,
    price: 31,
    paid: 25,
    more: 6,
    pay: ["salon", "card"],
    dueAtSalon: 6,
    handBack: 0,
  });
  const { booking } = await change(salon, id, both, guest, "salon");
  expect(booking).toMatchObject({ price: 31, dueAtSalon: 21.01 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "deposit", paidAtSalon: 15.01 }]);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
    balance: { amount: 15.01 },
    due: 6,
    left: 25,
  });
  await salon.drain();
  const mail = (await readMails(salon, guest.email, "changed"))[0]?.text;
  expect(mail).toMatch(/Paid at the salon:? +\$15\.01/);
  expect(mail).toMatch(/To pay at the salon:? +\$6\b/);
  await expectBooksBalance(salon);
  expect(await payRest(id, "machine")).toMatchObject({ amount: 21.01 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "salon", paidAtSalon: 21.01 }]);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ due: 0, left: 31 });
  // Each part goes back the way it came.
  const back = await call(salon, "reversePayment", { params, body: { reason: "Another guest" } }, staff);
  expect(back).toEqual({ amount: 21.01 });
  const lines = (await linesOfVisit(salon, id)).filter(({ cents }) => cents < 0);
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      { kind: "pay_at_salon", cents: -600, method: "machine" },
      { kind: "pay_at_salon", cents: -1501, method: "cash" },
    ]),
  );
  await expectBooksBalance(salon);
});

test("the difference of a visit paid at the salon can be paid by card", async () => {
  const { guest, id, both } = await paidCut();
  const { intentId, dueNow } = await payChange(salon, id, both, guest);
  expect(dueNow).toBe(6);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 31, dueAtSalon: 15.01, paid: "salon" }]);
  await expectBooksBalance(salon);
});

test("when a visit becomes cheaper than what was paid, the card's part is refunded and the rest waits at the desk", async () => {
  const { guest, id, params, both, thread } = await paidCut();
  await change(salon, id, both, guest, "salon");
  await payRest(id);
  const alone = { serviceIds: [thread._id] };
  const shown = await preview(salon, id, alone, guest);
  expect(shown).toMatchObject({ was: 31, price: 6, paid: 31, refund: 9.99, handBack: 15.01, kept: 0 });
  expect(shown.dueAtSalon).toBe(0);
  const wrong = { ...requestOf(shown, alone), handBack: 15 };
  expect((await refused(salon, "changeVisit", { params, body: wrong }, guest)).code).toBe("refund_changed");
  const { booking } = await change(salon, id, alone, guest);
  expect(booking).toMatchObject({ price: 6, dueAtSalon: 6, handBack: 15.01 });
  await salon.drain();
  expect((await refundsOf(salon, booking?.transactionId ?? "")).map(({ amount }) => amount)).toEqual([999]);
  const [mail] = (await readMails(salon, guest.email, "changed")).filter(({ text }) =>
    text.includes("15.01 waits"),
  );
  expect(mail?.text).toContain("$15.01 waits for you at the salon, where you paid it.");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "salon", paidAtSalon: 6, handBack: 15.01 }]);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ handBack: 15.01, due: 0 });
  await expectBooksBalance(salon);

  const other = { params, body: { ...inCash, amount: 15 } };
  expect((await refused(salon, "handBack", other, staff)).code).toBe("wrong_state");
  const order = { params, body: { ...inCash, amount: 15.01 } };
  const answers = await Promise.all([1, 2, 3].map(() => callLoosely(salon, "handBack", order, staff)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [listed] = await bookingsOf(salon, guest);
  expect(listed).toMatchObject({ paid: "salon", paidAtSalon: 6 });
  expect(listed).not.toHaveProperty("handBack");
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt).toMatchObject({ balance: { amount: 21.01 }, left: 6, due: 0 });
  expect(receipt.refunds.map(({ amount, to }) => ({ amount, to }))).toEqual([
    { amount: 9.99, to: "card" },
    { amount: 15.01, to: "salon" },
  ]);
  const timeline = await call(salon, "readTimeline", { params }, staff);
  expect(timeline.at(-1)).toMatchObject({ why: "handed back at the salon" });
  await expectBooksBalance(salon);
});

test("late, the policy keeps its share of what was paid at the salon, and only the salon's cancellation refunds it", async () => {
  const { guest, id, params, both, thread, visit } = await paidCut();
  await change(salon, id, both, guest, "salon");
  await payRest(id);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(30) - salon.clock.now());
  const alone = { serviceIds: [thread._id] };
  // Half of the $25 that were paid beyond the price goes back: to the card as far as it paid, the rest at the desk.
  expect(await preview(salon, id, alone, guest)).toMatchObject({ refund: 9.99, handBack: 2.51, kept: 12.5 });
  await change(salon, id, alone, guest);
  await expectBooksBalance(salon);
  const asGuest = { params, query: { by: "customer" as const } };
  expect(await call(salon, "previewCancellation", asGuest, staff)).toMatchObject({
    refund: 5.51,
    atSalon: 5.51,
  });
  const bySalon = { params, query: { by: "salon" as const } };
  expect(await call(salon, "previewCancellation", bySalon, staff)).toMatchObject({
    refund: 21.01,
    atSalon: 21.01,
  });
  await call(salon, "cancelBooking", { params, body: { by: "salon", refund: 21.01 } }, staff);
  await salon.drain();
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ left: 0 });
  await expectBooksBalance(salon);
});

test("money to hand back first pays for what is added again", async () => {
  const { guest, id, both, alone, thread } = await paidCut();
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 6, handBack: 9.01 }]);
  expect(await preview(salon, id, both, guest)).toMatchObject({ more: 25, dueAtSalon: 15.99 });
  await change(salon, id, both, guest, "salon");
  const [open] = await bookingsOf(salon, guest);
  expect(open).toMatchObject({ price: 31, paid: "deposit", paidAtSalon: 15.01 });
  expect(open).not.toHaveProperty("handBack");
  expect(await payRest(id)).toMatchObject({ amount: 31 });
  await change(salon, id, alone, guest);
  expect((await bookingsOf(salon, guest))[0]).toMatchObject({ handBack: 6 });
  await expectBooksBalance(salon);
});

test("a visit booked and paid at the desk is changed, and its receipt and the guest's sums follow", async () => {
  const { id, visit, cheap, dear, oil, more } = await bookedMassage();
  const params = { id };
  const { price } = visit.service;
  await payRest(id);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({ total: price, left: price });
  await change(salon, id, dear, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    total: price,
    balance: null,
    due: more,
    left: price,
  });
  await payRest(id);
  await change(salon, id, cheap, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    handBack: more,
    left: oil.price,
  });
  await call(salon, "handBack", { params, body: { amount: more, method: "other" } }, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    balance: { amount: more },
    refunds: [{ amount: more, to: "salon" }],
    left: price,
    due: 0,
  });
  await expectBooksBalance(salon);
});

test("concurrent changes and payments at the desk always add up", async () => {
  for (let times = 1; times <= 4; times++) {
    const { id, dear, cheap, more } = await bookedMassage();
    const params = { id };
    const up = await preview(salon, id, dear, staff);
    await Promise.all([
      callLoosely(salon, "changeVisit", { params, body: requestOf(up, dear) }, staff),
      callLoosely(salon, "recordPayment", { params, body: inCash }, staff),
      callLoosely(salon, "recordPayment", { params, body: inCash }, staff),
    ]);
    await change(salon, id, dear, staff);
    await payRest(id);
    const down = await preview(salon, id, cheap, staff);
    expect(down.handBack).toBe(more);
    const back = { params, body: { ...inCash, amount: more } };
    await Promise.all([
      callLoosely(salon, "changeVisit", { params, body: requestOf(down, cheap) }, staff),
      callLoosely(salon, "handBack", back, staff),
      callLoosely(salon, "handBack", back, staff),
      ...(times % 2 === 0
        ? [callLoosely(salon, "reversePayment", { params, body: { reason: "A mistake" } }, staff)]
        : []),
    ]);
    await expectBooksBalance(salon);
  }
});

test("the money check finds a visit that has more from the desk than it owes, unless exactly that is to be handed back", async () => {
  const { id, dear, cheap, more } = await bookedMassage();
  await change(salon, id, dear, staff);
  await payRest(id);
  await change(salon, id, cheap, staff);
  const setTo = (cents: number) =>
    salon.app.engine.write
      .updateTable("bookings")
      .set({ hand_back_cents: cents })
      .where("id", "=", id)
      .execute();
  for (const cents of [0, more * 100 - 1, more * 100 + 1]) {
    await setTo(cents);
    expect((await checkMoney(salon.app)).visits).toEqual([id]);
  }
  await setTo(more * 100);
  await expectBooksBalance(salon);
});
