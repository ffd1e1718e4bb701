import { expect, test } from "vitest";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { findOpenChange, updatePurchase } from "#server/database/purchases.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookedCut, payChange } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { readMails } from "#tests/support/mails.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { until } from "#tests/support/until.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeHours,
  freeVisit,
  hold,
  serviceNamed,
  type Visit,
} from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("an hour claimed again by a late payment is announced to those who look at free hours", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  const startsAt = Date.parse(visit.startsAt);
  let isTold = false;
  const stop = salon.app.engine.subscribe((_, about) => {
    if (about && "from" in about && about.from <= startsAt && startsAt < about.to) isTold = true;
  });
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  await until("word that the hour went", () => isTold || null);
  stop();
});

test("news of a payment promise no second refund after the first has failed", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  await book(salon, await addPerson(salon), visit);
  const sent = bookingOf(guest, visit.service, intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_refunded");
  const [promised] = await refundsFor(intentId);
  await failRefund(promised?.id ?? "");
  await tell(salon, intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_refunded");
  expect(await refundsFor(intentId)).toEqual([{ id: promised?.id, state: "failed" }]);
});

test("a late payment for an hour whose master has left is refunded", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  const sent = { params: { id: visit.masterId }, body: { worksHere: false } };
  await call(salon, "retireMaster", sent, owner);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await refundsFor(intentId)).toHaveLength(1);
  await call(salon, "retireMaster", { ...sent, body: { worksHere: true } }, owner);
});

test("so is one for an hour whose room was given up, and no room is used by two", async () => {
  const room = { name: "Steam cabin", units: 1 };
  const { insertedId: id } = await call(salon, "createRoom", { body: room }, owner);
  const service = { service_name: "Steam", price: 20, details: "Warm.", img: "/art/mark.svg", roomId: id };
  const { insertedId: serviceId } = await call(salon, "createService", { body: service }, owner);
  const steam = await serviceNamed(salon, "Steam");
  const [masterId = "", otherId = ""] = steam.masterIds;
  const startsWith = async (master: string) =>
    (await freeHours(salon, [serviceId], master)).map(({ startsAt }) => startsAt);
  const others = await startsWith(otherId);
  const startsAt = (await startsWith(masterId)).find((start) => others.includes(start)) ?? "";
  const { guest, intentId } = await paidWithoutHold({ service: steam, masterId, startsAt });
  for (const units of [2, 1]) await call(salon, "updateRoom", { params: { id }, body: { units } }, owner);
  await book(salon, await addPerson(salon), { service: steam, masterId: otherId, startsAt });
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await refundsFor(intentId)).toHaveLength(1);
});

test("so is one whose service needs a room by now", async () => {
  const service = { service_name: "Quiet", price: 20, details: "Warm.", img: "/art/mark.svg" };
  const { insertedId: serviceId } = await call(salon, "createService", { body: service }, owner);
  const { guest, intentId } = await paidWithoutHold(await freeVisit(salon, "Quiet"));
  const room = { name: "Quiet room", units: 1 };
  const { insertedId: roomId } = await call(salon, "createRoom", { body: room }, owner);
  await call(salon, "updateService", { params: { id: serviceId }, body: { roomId } }, owner);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await refundsFor(intentId)).toHaveLength(1);
});

test("so is one for a day that was closed meanwhile, and nobody has to come to a locked door", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  const date = visit.startsAt.slice(0, 10);
  const body = { masterId: null, from: date, to: date, reason: "Eid" };
  const { insertedIds } = await call(salon, "createHoursException", { body }, owner);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await refundsFor(intentId)).toHaveLength(1);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "hour_lost");
  expect(mail?.text).toContain("the hour could no longer be booked by then");
  for (const id of insertedIds) await call(salon, "deleteHoursException", { params: { id } }, owner);
});

test("so is one for a day that is closed just before the hour is claimed again", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  const date = visit.startsAt.slice(0, 10);
  const body = { masterId: null, from: date, to: date, reason: "Eid" };
  let closed: string[] = [];
  const close = async () => {
    closed = (await call(salon, "createHoursException", { body }, owner)).insertedIds;
  };
  const payment = await findPaymentByIntent(salon.app.engine.read, intentId);
  if (!payment) throw new Error("It was paid.");
  await settle(meanwhile(salon.app, close, { before: 2 }), payment);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await refundsFor(intentId)).toHaveLength(1);
  for (const id of closed) await call(salon, "deleteHoursException", { params: { id } }, owner);
});

test("so is one for a service that its master performs no more", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  const params = { id: visit.masterId };
  const { serviceIds } = await call(salon, "readSchedule", { params }, owner);
  const others = serviceIds.filter((id) => id !== visit.service._id);
  await call(salon, "saveSchedule", { params, body: { serviceIds: others } }, owner);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await refundsFor(intentId)).toHaveLength(1);
  await call(salon, "saveSchedule", { params, body: { serviceIds } }, owner);
});

test("a late payment for an hour that is still offered and free books it", async () => {
  const { guest, intentId } = await paidWithoutHold();
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
  expect(await refundsFor(intentId)).toEqual([]);
});

test("a late payment makes a change of a visit that had its room all the time", async () => {
  const { insertedId: roomId } = await call(salon, "createRoom", { body: { name: "Bath", units: 1 } }, owner);
  const { _id: inRoom } = await serviceNamed(salon, "Hair Cut & Finish");
  await call(salon, "updateService", { params: { id: inRoom }, body: { roomId } }, owner);
  const { guest, id, both, cut, thread } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await loseHour(salon, (await findOpenChange(salon.app.engine.read, id))?.id ?? "");
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ _id: id, price: cut.price + thread.price }]);
  expect(await refundsFor(intentId)).toEqual([]);
});

test("one for a change asks for hours only where it adds something", async () => {
  for (const isMade of [true, false]) {
    const { guest, id, both, cut, thread, visit } = await bookedCut(salon, owner);
    const { intentId } = await payChange(salon, id, both, guest);
    await loseHour(salon, (await findOpenChange(salon.app.engine.read, id))?.id ?? "");
    const opensAt = Date.parse(visit.startsAt) + (isMade ? 15 : cut.minutes + 15) * 60_000;
    const [date = "", opens] = new Date(opensAt + hours(6)).toISOString().slice(0, 16).split("T");
    const body = { masterId: null, from: date, to: date, opens, closes: "20:00", reason: "Late" };
    const { insertedIds } = await call(salon, "createHoursException", { body }, owner);
    await tell(salon, intentId);
    expect(await bookingsOf(salon, guest)).toMatchObject([
      { _id: id, price: cut.price + (isMade ? thread.price : 0) },
    ]);
    expect(await refundsFor(intentId)).toHaveLength(isMade ? 0 : 1);
    for (const id of insertedIds) await call(salon, "deleteHoursException", { params: { id } }, owner);
  }
});

test("one for a change whose master has left is refunded, and the visit stays", async () => {
  const { guest, id, both, cut } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  const change = await findOpenChange(salon.app.engine.read, id);
  await loseHour(salon, change?.id ?? "");
  const sent = { params: { id: change?.items.at(-1)?.master_id ?? "" }, body: { worksHere: false } };
  await call(salon, "retireMaster", sent, owner);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ _id: id, price: cut.price }]);
  expect(await refundsFor(intentId)).toHaveLength(1);
});

/** As after restoring a backup: a paid intent without its hold. */
async function paidWithoutHold(wanted?: Visit) {
  const guest = await addPerson(salon);
  const visit = wanted ?? (await freeVisit(salon));
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHour(salon, purchaseId);
  await updatePurchase(salon.app.engine.write, purchaseId, { state: "released" });
  return { guest, visit, intentId };
}

/** The provider accepts the refund, and then fails it permanently. */
async function failRefund(refundId: string): Promise<void> {
  const failed = {
    amountCents: 600,
    state: "failed",
    intentId: null,
    id: `re_${refundId}`,
    refundId,
  } as const;
  const payments = { ...salon.app.payments, refund: async () => failed };
  await sendRefund({ ...salon.app, payments }, refundId);
}

function refundsFor(intentId: string) {
  return salon.app.engine.read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "refunds.state"])
    .where("payments.intent_id", "=", intentId)
    .execute();
}
