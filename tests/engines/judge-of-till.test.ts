import { expect, test } from "vitest";
import type { Charge, Refund } from "#bench/faults/cards-lists.ts";
import { judgeTill } from "#bench/faults/judge-till.ts";
import { noTill } from "#bench/faults/till.ts";
import { localDate } from "#domain/time/dates.ts";
import { record } from "#server/database/ledger.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { stageOf } from "#tests/support/stage.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const cash = "cash" as const;

/** What the judge of the till finds. @param told the acknowledged hand-backs in cents, by visit */
async function findings(told: [string, number][], cards: { charges?: Charge[]; refunds?: Refund[] } = {}) {
  const till = { ...noTill(), handedBack: new Map(told) };
  return await judgeTill(await stageOf(salon), till, { charges: [], refunds: [], ...cards });
}

/** A visit that the desk has cancelled and paid back. */
async function paidBack(): Promise<[string, number]> {
  const { id } = await bookAtDesk(salon, staff);
  const params = { id };
  await call(salon, "recordPayment", { params, body: { method: cash } }, staff);
  const body = { by: "salon" as const };
  const { atSalon } = await call(salon, "cancelBooking", { params, body }, staff);
  return [id, Math.round(atSalon * 100)];
}

async function closeToday(): Promise<void> {
  const date = localDate(salon.clock.now(), "Asia/Dhaka");
  const { desk, morning } = await call(salon, "readDailyClose", { query: { date } }, staff);
  const money = { desk, morning: morning ?? 0, cash: 0, other: 0, left: 0 };
  await call(salon, "closeDay", { body: { date, ...money, reason: "Counted" } }, staff);
}

test("the judge of the till finds a hand-back that was told and is not written, or was written twice", async () => {
  const [id, cents] = await paidBack();
  expect(await findings([[id, cents]])).toEqual([]);
  expect(await findings([])).toEqual([
    `${id}: 0 cents were told as handed back, and the books have ${cents}`,
  ]);
  expect(await findings([[id, 2 * cents]])).toEqual([
    `${id}: ${2 * cents} cents were told as handed back, and the books have ${cents}`,
  ]);
  await call(salon, "reverseHandBack", { params: { id }, body: { amount: cents / 100 } }, staff);
  expect(await findings([[id, cents]])).toEqual([
    `${id}: 0 cents were told as not handed back after all, and the books have ${cents}`,
  ]);
});

test("it finds a payment that went back by card and by hand, and money at the desk that no close counts", async () => {
  const { engine } = salon.app;
  const [first, firstCents] = await paidBack();
  const { bookingId, paid } = await book(salon, await addPerson(salon), await freeVisit(salon));
  const payment = await engine.read
    .selectFrom("payments")
    .select(["id", "intent_id", "amount_cents"])
    .where("intent_id", "=", paid.intentId)
    .executeTakeFirstOrThrow();
  const [amount, intent] = [payment.amount_cents, paid.intentId];
  const line = { kind: "pay_at_salon", cause: `refund_handed_back:${bookingId}`, currency: "usd" } as const;
  await record(
    engine.write,
    { ...line, amountCents: -amount, paymentId: payment.id, method: cash },
    salon.clock.now(),
  );
  const charge = { id: "ch", amount, status: "succeeded", disputed: false, payment_intent: intent };
  const refund = { id: "re", amount: 1, status: "succeeded", payment_intent: intent };
  const cards = {
    charges: [{ ...charge, metadata: {} }],
    refunds: [{ ...refund, metadata: { shiuli_refund: "one" } }],
  };
  const before = (await findings([], cards)).filter((found) => found.startsWith(intent));
  expect(before).toEqual([
    `${intent}: 0 cents were told as handed back, and the books have ${amount}`,
    `${intent}: ${amount} cents were paid, 1 went back by card and ${amount} by hand`,
  ]);
  await closeToday();
  salon.clock.advance(days(1));
  const [second, cents] = await paidBack();
  const found = await findings(
    [
      [first, firstCents],
      [second, cents],
    ],
    cards,
  );
  expect(found.filter((one) => one.includes(second))).toEqual([
    `money at the desk is in no close: pay_at_salon:${second}`,
    `money at the desk is in no close: returned_later:${second}:1`,
  ]);
  await closeToday();
  expect((await findings([], cards)).filter((one) => one.includes("close"))).toEqual([]);
});
