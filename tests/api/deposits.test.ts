import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { expectBooksBalance, linesOfIntent, linesOfVisit } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { askFor, bookInPart, holdInPart } from "#tests/support/deposits.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider, tell } from "#tests/support/provider.ts";
import { book, bookingOf, bookingsOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const third = { kind: "percent" as const, percent: 30 };

test("a salon without deposits charges in full, whatever a page asks to pay", async () => {
  await askFor(salon, owner, null);
  const visit = await freeVisit(salon);
  const { price } = visit.service;
  const guest = await addPerson(salon);
  const prepared = await holdInPart(salon, guest, visit);
  expect(prepared).toMatchObject({ total: price, dueNow: price });
  expect(prepared.quote).toMatchObject({ dueNow: price, dueAtSalon: 0 });
  const { id } = await bookInPart(salon, guest, visit);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "card", dueAtSalon: 0 });
});

test("an hour charged in full offers its guest no choice of payment", async () => {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon);
  await holdInPart(salon, guest, await freeVisit(salon));
  expect((await call(salon, "readHeldPurchase", {}, guest)).held).toMatchObject({ pay: "deposit" });
});

test("a call with only the specified fields charges in full, even with deposits", async () => {
  await askFor(salon, owner, third);
  const visit = await freeVisit(salon);
  const { price } = visit.service;
  expect(await hold(salon, await addPerson(salon), visit)).toMatchObject({ total: price, dueNow: price });
  const bare = await call(salon, "createPaymentIntent", { body: { price } }, await addPerson(salon));
  expect(bare).toMatchObject({ total: price, dueNow: price });
  const { paid } = await book(salon, await addPerson(salon), await freeVisit(salon));
  expect(await chargedOf(paid.intentId)).toBe(price * 100);
});

test("a quote, the payment, My bookings and the desk show both parts of a price, and the rule is stored", async () => {
  await askFor(salon, owner, third);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { price, _id: service } = visit.service;
  const dueNow = Math.round(price * 30) / 100;
  const dueAtSalon = Math.round(price * 100 - dueNow * 100) / 100;
  expect(await call(salon, "readQuote", { query: { service } }, guest)).toMatchObject({
    total: price,
    dueNow,
    dueAtSalon,
  });
  const prepared = await holdInPart(salon, guest, visit);
  expect(prepared).toMatchObject({ total: price, dueNow, quote: { dueNow, dueAtSalon } });
  const { id, intentId } = await bookInPart(salon, guest, visit);
  expect(await chargedOf(intentId)).toBe(Math.round(dueNow * 100));
  expect(await bookingsOf(salon, guest)).toMatchObject([{ _id: id, price, dueAtSalon, paid: "deposit" }]);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "deposit", dueAtSalon });
  const { deposit } = await salon.app.engine.read
    .selectFrom("purchases")
    .select("deposit")
    .where("id", "=", prepared.purchaseId)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(deposit ?? "")).toEqual(third);
});

test("the shown deposit stays until the hold ends, even if the setting changes", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 5 });
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const shown = await holdInPart(salon, guest, visit);
  await askFor(salon, owner, { kind: "amount", amount: 9 });
  expect(await holdInPart(salon, guest, visit)).toMatchObject({ purchaseId: shown.purchaseId, dueNow: 5 });
  await askFor(salon, owner, null);
  expect(await holdInPart(salon, guest, visit)).toMatchObject({ purchaseId: shown.purchaseId, dueNow: 5 });
});

test("a hold without a deposit stays so, even if deposits start in the meantime", async () => {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const shown = await holdInPart(salon, guest, visit);
  await askFor(salon, owner, third);
  expect(await holdInPart(salon, guest, visit)).toMatchObject({
    purchaseId: shown.purchaseId,
    dueNow: visit.service.price,
  });
  const { intentId } = await pay(salon, shown.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ dueAtSalon: 0, paid: "card" }]);
});

test("a guest who switches to paying everything keeps the hour, and the first payment becomes invalid", async () => {
  await askFor(salon, owner, third);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const part = await holdInPart(salon, guest, visit);
  const all = await holdInPart(salon, guest, visit, "full");
  expect(all.dueNow).toBe(visit.service.price);
  expect((await pay(salon, part.clientSecret)).status).not.toBe("succeeded");
  expect((await call(salon, "readHeldPurchase", {}, guest)).held).toMatchObject({
    purchaseId: all.purchaseId,
    pay: "full",
    startsAt: visit.startsAt,
  });
  const { intentId } = await pay(salon, all.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ dueAtSalon: 0, paid: "card" }]);
});

test("a guest who switches between the deposit and everything a dozen times still has the hour", async () => {
  await askFor(salon, owner, third);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  for (let times = 1; times <= 12; times++) {
    const { dueNow, total } = await holdInPart(salon, guest, visit, times % 2 === 0 ? "full" : "deposit");
    expect(dueNow === total).toBe(times % 2 === 0);
    salon.clock.advance(2_000);
  }
  expect((await call(salon, "readHeldPurchase", {}, guest)).held).toMatchObject({ startsAt: visit.startsAt });
});

test("a deposit settled at once by the browser, the webhook and the sweep is one visit and one charge", async () => {
  await askFor(salon, owner, third);
  for (let times = 1; times <= 5; times++) {
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    const { clientSecret } = await holdInPart(salon, guest, visit);
    const { intentId } = await pay(salon, clientSecret);
    const sent = bookingOf(guest, visit.service, intentId);
    await Promise.all([
      callLoosely(salon, "createBooking", sent, guest),
      tell(salon, intentId),
      callLoosely(salon, "createBooking", sent, guest),
      doBackgroundWork(salon),
      tell(salon, intentId),
    ]);
    expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: intentId, paid: "deposit" }]);
    expect(await linesOfIntent(salon, intentId)).toEqual([
      { kind: "charge", cents: await chargedOf(intentId) },
    ]);
  }
});

test("the rest is recorded once at the desk, by many at once, and never beyond the price", async () => {
  await askFor(salon, owner, third);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { price } = visit.service;
  const { id } = await bookInPart(salon, guest, visit);
  const params = { id };
  const due = Math.round(price * 70) / 100;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => callLoosely(salon, "recordPayment", { params, body: { method: "cash" } }, staff)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await paidAtDesk(id)).toEqual([due * 100]);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "salon" });
  const other = { params, body: { method: "other" as const } };
  expect((await refused(salon, "recordPayment", other, staff)).code).toBe("wrong_state");
  salon.clock.advance(1_000);
  await call(salon, "reversePayment", { params, body: { reason: "Another guest's." } }, staff);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "deposit" });
  salon.clock.advance(1_000);
  await call(salon, "recordPayment", other, staff);
  expect(await paidAtDesk(id)).toEqual([due * 100, -due * 100, due * 100]);
});

test("the ledger, the provider and the visits all agree", async () => {
  await expectBooksBalance(salon);
});

test("the money check finds money that is neither a visit's deposit nor its rest", async () => {
  await askFor(salon, owner, third);
  const guest = await addPerson(salon);
  const { id } = await bookInPart(salon, guest, await freeVisit(salon));
  await salon.app.engine.write.updateTable("bookings").set({ card_cents: 1 }).where("id", "=", id).execute();
  expect((await checkMoney(salon.app)).visits).toEqual([id]);
});

async function chargedOf(intentId: string): Promise<number> {
  const { amount_received } = await atProvider<{ amount_received: number }>(
    salon,
    "GET",
    `/payment_intents/${intentId}`,
  );
  return amount_received;
}

async function paidAtDesk(id: string): Promise<number[]> {
  const lines = await linesOfVisit(salon, id);
  return lines.filter(({ kind }) => kind === "pay_at_salon").map(({ cents }) => cents);
}
