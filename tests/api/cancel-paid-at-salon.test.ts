import { expect, test } from "vitest";
import { listVisitsOfSpan } from "#server/database/figures-of-span.ts";
import { readGuests } from "#server/database/guests-of-span.ts";
import { record } from "#server/database/ledger.ts";
import { expectBooksBalance, linesOfVisit, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { bookedCut } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { bookingsOf, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** A Hair Cut at least 80 hours ahead, with $9.99 paid by card and the rest in cash. */
async function paidInPart() {
  const booked = await bookedCut(salon, owner, 80, 9.99);
  const { params, guest, cut } = booked;
  const due = Math.round((cut.price - 9.99) * 100) / 100;
  const intentId = (await bookingsOf(salon, guest))[0]?.transactionId ?? "";
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  return { ...booked, due, intentId };
}

/** Moves the clock to the given number of hours before a visit. */
function goTo({ startsAt }: Visit, before: number): void {
  salon.clock.advance(Date.parse(startsAt) - hours(before) - salon.clock.now());
}

const paidBack = async (intentId: string) =>
  (await refundsOf(salon, intentId)).reduce((sum, { amount }) => sum + Number(amount), 0);

test("a guest who paid the rest at the salon and cancels online gets that part back at the desk, once", async () => {
  const { guest, params, intentId, due } = await paidInPart();
  const shown = await call(salon, "previewCancellation", { params, query: {} }, guest);
  expect(shown).toMatchObject({ allowed: true, atSalon: due });
  const body = { refund: shown.refund };
  expect(await call(salon, "cancelBooking", { params, body }, guest)).toMatchObject({
    refund: shown.refund,
    atSalon: due,
  });
  await salon.drain();
  expect(await paidBack(intentId)).toBe(999);
  const [mail] = await readMails(salon, guest.email, "cancelled");
  expect(mail?.text).toContain(
    `$${due} waits for you at the salon, where you paid it. Please come by to collect it.`,
  );
  expect(await bookingsOf(salon, guest)).toMatchObject([{ handBack: due, returned: { card: 9.99 } }]);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ handBack: due, left: due });
  const other = { params, body: { amount: 1, method: "cash" as const } };
  expect((await refused(salon, "handBack", other, staff)).code).toBe("wrong_state");
  expect((await refused(salon, "reversePayment", { params, body: { reason: "No" } }, staff)).code).toBe(
    "wrong_state",
  );
  const order = { params, body: { amount: due, method: "cash" as const } };
  const answers = await Promise.all([1, 2].map(() => callLoosely(salon, "handBack", order, staff)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [now] = await bookingsOf(salon, guest);
  expect(now?.returned).toEqual({ card: 9.99, atSalon: due });
  expect(now).not.toHaveProperty("handBack");
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt.left).toBe(0);
  expect(receipt.refunds.map(({ to, amount }) => [to, amount]).toSorted()).toEqual([
    ["card", 9.99],
    ["salon", due],
  ]);
  await expectBooksBalance(salon);
});

test("a late cancellation refunds the policy's share of what was paid at the salon, and the rest is kept", async () => {
  const { guest, visit, params, due } = await paidInPart();
  goTo(visit, 30);
  const cancelled = await call(salon, "cancelBooking", { params, body: {} }, guest);
  expect(cancelled.atSalon).toBeGreaterThan(0);
  expect(cancelled.atSalon).toBeLessThan(due);
  await expectBooksBalance(salon);
  const order = { params, body: { amount: cancelled.atSalon, method: "cash" as const } };
  await call(salon, "handBack", order, staff);
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt.left).toBeCloseTo(9.99 + due - cancelled.refund, 2);
  await expectBooksBalance(salon);
});

test("money of a visit that the desk cancels by phone also stays in the till until the guest collects it", async () => {
  const { guest, params, due } = await paidInPart();
  const body = { by: "customer", waits: true } as const;
  expect(await call(salon, "cancelBooking", { params, body }, staff)).toMatchObject({ atSalon: due });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ handBack: due }]);
  await expectBooksBalance(salon);
  const order = { params, body: { amount: due, method: "cash" as const } };
  await call(salon, "handBack", order, staff);
  expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({ card: 9.99, atSalon: due });
});

test("money that the desk hands back at once leaves the till by the given method, or by that of the payment", async () => {
  for (const method of ["machine" as const, undefined]) {
    const { params, due, guest } = await paidInPart();
    const query = { by: "salon" as const };
    const shown = await call(salon, "previewCancellation", { params, query }, staff);
    expect(shown).toMatchObject({ atSalon: due, atSalonBy: "cash" });
    const body = { by: "salon" as const, ...(method && { method }) };
    await call(salon, "cancelBooking", { params, body }, staff);
    const gone = (await linesOfVisit(salon, params.id)).filter(({ cents }) => cents < 0);
    expect(gone).toMatchObject([{ method: method ?? "cash", cents: Math.round(due * -100) }]);
    expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({ card: 9.99, atSalon: due });
    await expectBooksBalance(salon);
  }
});

test("what an older server handed back as it cancelled, without saying so, is still shown as handed back", async () => {
  const { params, due, guest } = await paidInPart();
  await call(salon, "cancelBooking", { params, body: { by: "salon", waits: true } }, staff);
  const { write } = salon.app.engine;
  await write.updateTable("bookings").set({ hand_back_cents: 0 }).where("id", "=", params.id).execute();
  const line = {
    kind: "pay_at_salon" as const,
    bookingId: params.id,
    currency: "usd",
    method: "cash" as const,
  };
  const cause = `pay_at_salon:${params.id}:2`;
  await record(write, { ...line, cause, amountCents: Math.round(due * -100) }, salon.clock.now());
  expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({ card: 9.99, atSalon: due });
  expect((await call(salon, "readReceipt", { params }, guest)).left).toBe(0);
  await expectBooksBalance(salon);
});

test("an amount below the card minimum is handed back as well", async () => {
  const { guest, visit, params } = await bookedCut(salon, owner, 80, 12.25);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  goTo(visit, 30);
  const { atSalon } = await call(salon, "cancelBooking", { params, body: {} }, guest);
  expect(atSalon).toBe(0.25);
  const order = { params, body: { amount: atSalon, method: "cash" as const } };
  expect(await call(salon, "handBack", order, staff)).toEqual({ amount: 0.25 });
});

test("undoing a payment after the cancellation does not look like a refund to the guest", async () => {
  const { guest, visit, params } = await paidInPart();
  goTo(visit, 30);
  const { atSalon } = await call(salon, "cancelBooking", { params, body: {} }, guest);
  await call(salon, "handBack", { params, body: { amount: atSalon, method: "cash" } }, staff);
  salon.clock.advance(1000);
  await call(salon, "reversePayment", { params, body: { reason: "Another guest" } }, staff);
  expect((await bookingsOf(salon, guest))[0]?.returned).toMatchObject({ atSalon });
});

/** A visit of a staff member, paid in part at the salon. */
async function ownOfStaff() {
  const booked = await paidInPart();
  const { userId } = booked.guest;
  await salon.app.engine.write.updateTable("users").set({ role: "staff" }).where("id", "=", userId).execute();
  return booked;
}

test("a staff member's own cancelled visit also waits to be handed back", async () => {
  const own = await ownOfStaff();
  const cancelled = await call(salon, "cancelBooking", { params: own.params, body: {} }, own.guest);
  expect(cancelled.atSalon).toBe(own.due);
  expect(await bookingsOf(salon, own.guest)).toMatchObject([{ handBack: own.due, returned: { card: 9.99 } }]);
  await expectBooksBalance(salon);
  const order = { params: own.params, body: { amount: own.due, method: "cash" as const } };
  expect(await call(salon, "handBack", order, staff)).toEqual({ amount: own.due });
  const atDesk = await ownOfStaff();
  const body = { by: "customer" as const };
  await call(salon, "cancelBooking", { params: atDesk.params, body }, atDesk.guest);
  const [now] = await bookingsOf(salon, atDesk.guest);
  expect(now).not.toHaveProperty("handBack");
  expect(now?.returned).toEqual({ card: 9.99, atSalon: atDesk.due });
  await expectBooksBalance(salon);
});

test("money to hand back never counts as kept in the figures, before or after it is handed back", async () => {
  const { guest, visit, params, due } = await paidInPart();
  goTo(visit, 30);
  const start = Date.parse(visit.startsAt);
  const kept = async () => {
    const db = salon.app.engine.read;
    const visits = await listVisitsOfSpan(db, { from: start, to: start + 1 }, await readGuests(db));
    return visits.find(({ id }) => id === params.id)?.kept_cents;
  };
  const { refund, atSalon } = await call(salon, "cancelBooking", { params, body: {} }, guest);
  await salon.drain();
  const keptCents = 999 + Math.round(due * 100) - Math.round(refund * 100);
  expect(atSalon).toBeGreaterThan(0);
  expect(await kept()).toBe(keptCents);
  await call(salon, "handBack", { params, body: { amount: atSalon, method: "cash" } }, staff);
  expect(await kept()).toBe(keptCents);
});
