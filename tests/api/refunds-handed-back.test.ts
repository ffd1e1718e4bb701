import { expect, test } from "vitest";
import { localDate } from "#domain/time/dates.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { resolve } from "#server/usecases/books/resolve-exception.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider, deliver, eventsOf, statusAtProvider } from "#tests/support/provider.ts";
import { bookingOf, bookingsOf, hold, serviceNamed } from "#tests/support/visits.ts";
import { givenProgram } from "#tests/support/webhooks.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const { addWebhook, told } = givenProgram(salon, owner);

const cash = { amount: 6, method: "cash" as const };

/** A visit for $6 that its guest cancelled. The bank returned the refund, because the card is closed. */
async function sentBack() {
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 80);
  const visit = { service, masterId: masterIds[0] ?? "", startsAt };
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret, cards.refundSentBack);
  const { insertedId: id } = await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  salon.clock.advance(minutes(4));
  await statusAtProvider(salon, intentId);
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
  const told = async () => {
    const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
    return exceptions.find(({ about, kind }) => kind === "failed_refund" && about.transactionId === intentId);
  };
  const exceptionId = (await told())?._id ?? "";
  return { guest, id, intentId, told, exceptionId };
}

/** The owner's action on an exception. */
function press(id: string, handedBack: { amount: number; method: string } | null = cash) {
  const body = handedBack ? { action: "hand_back", handedBack } : { action: "retry_refund" };
  return callLoosely(salon, "resolveException", { params: { id }, body }, owner);
}

/** The differences between the ledger and the provider's list about a payment. */
async function differencesOf(intentId: string) {
  const { differences } = await checkMoney(salon.app);
  return differences.filter((one) => one.intentId === intentId);
}

const readTill = async () => {
  const date = localDate(salon.clock.now(), "Asia/Dhaka");
  return await call(salon, "readDailyClose", { query: { date } }, staff);
};

/** Who did what to an exception is kept, whatever its payment bought. */
async function actionsOn(exceptionId: string) {
  const log = salon.app.engine.read.selectFrom("audit_log").select("action");
  const rows = await log.where("subject_id", "=", exceptionId).execute();
  return rows.map(({ action }) => action).sort();
}

test("a refund that no card takes is handed back, and the till, the receipt, the visit, its guest and the provider's list agree", async () => {
  const { guest, id, intentId, exceptionId, told } = await sentBack();
  expect(await told()).toMatchObject({ action: "retry_refund", handBack: 6, resolvedAt: null });
  const before = await readTill();
  expect((await press(exceptionId)).status).toBe(200);
  const resolved = await told();
  expect(resolved?.resolvedAt).not.toBeNull();
  expect(resolved).not.toHaveProperty("handBack");
  const after = await readTill();
  expect(after).toMatchObject({ desk: before.desk - 6, deskCash: before.deskCash - 6, card: before.card });
  expect(await differencesOf(intentId)).toEqual([]);
  const { refunds, left } = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(refunds).toMatchObject([{ amount: 6, to: "salon", arrived: true }]);
  expect(left).toBe(0);
  const [visit] = await bookingsOf(salon, guest);
  expect(visit?.returned).toEqual({ atSalon: 6 });
  const history = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(history.at(-1)).toMatchObject({ why: "refund handed back at the salon", by: "the salon" });
  await salon.drain();
  const mails = await readMails(salon, guest.email, "money_back.");
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("$6 was handed back to you")]);
});

test("a sum other than the rest of the payment is refused, and nothing is recorded", async () => {
  const { exceptionId, intentId, told } = await sentBack();
  expect((await press(exceptionId, { ...cash, amount: 7 })).body.code).toBe("wrong_state");
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: "250" });
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
  expect(await told()).toMatchObject({ handBack: 3.5, resolvedAt: null });
  const before = await readTill();
  expect((await press(exceptionId)).body.code).toBe("wrong_state");
  expect((await readTill()).desk).toBe(before.desk);
  expect((await press(exceptionId, { amount: 3.5, method: "other" })).status).toBe(200);
  expect((await readTill()).deskCash).toBe(before.deskCash);
  const again = await press(exceptionId, { amount: 3.5, method: "other" });
  expect(again.body.code).toBe("wrong_state");
});

test("several presses at once hand it back once", async () => {
  const { exceptionId } = await sentBack();
  const { desk } = await readTill();
  const presses = await Promise.all([1, 2, 3].map(() => press(exceptionId)));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await readTill()).desk).toBe(desk - 6);
});

test.each([
  ["sent again while somebody hands it back is", null],
  ["handed back while somebody sends it again is", cash],
])("a refund that is %s given back once", async (_, first) => {
  const { exceptionId, intentId } = await sentBack();
  const { desk } = await readTill();
  const app = meanwhile(salon.app, async () => expect((await press(exceptionId, first)).status).toBe(200));
  const actor = { userId: owner.userId, email: owner.email, role: "admin" as const, isProgram: false };
  const second = first
    ? { action: "retry_refund" as const }
    : { action: "hand_back" as const, handedBack: { cents: 600, method: "cash" as const } };
  expect(await resolve(app, actor, exceptionId, second)).toMatchObject({ ok: false, code: "wrong_state" });
  await salon.drain();
  expect((await readTill()).desk).toBe(first ? desk - 6 : desk);
  expect(await refundsOf(salon, intentId)).toHaveLength(first ? 1 : 2);
});

test("undoing the hand-back returns the money to the till and the refund to the owner, who can send it to the card", async () => {
  const { guest, id, exceptionId, intentId, told } = await sentBack();
  const before = await readTill();
  await press(exceptionId);
  expect(await told()).toMatchObject({ _id: exceptionId, handedBack: 6 });
  const other = { params: { id: exceptionId }, body: { amount: 7 } };
  expect((await refused(salon, "reverseRefundHandBack", other, owner)).code).toBe("wrong_state");
  const order = { params: { id: exceptionId }, body: { amount: 6 } };
  const presses = [1, 2].map(() => callLoosely(salon, "reverseRefundHandBack", order, owner));
  expect((await Promise.all(presses)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await actionsOn(exceptionId)).toEqual(["exception_hand_back", "exception_not_handed_back"]);
  const { desk, deskCash, deskPayments } = before;
  expect(await readTill()).toMatchObject({ desk, deskCash, deskPayments });
  expect((await call(salon, "readReceipt", { params: { id } }, guest)).refunds).toEqual([]);
  expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({});
  const again = await told();
  expect(again).toMatchObject({ handBack: 6, resolvedAt: null });
  expect(again?._id).not.toBe(exceptionId);
  expect(await differencesOf(intentId)).toEqual([]);
  expect((await press(again?._id ?? "", null)).status).toBe(200);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toHaveLength(2);
  expect((await bookingsOf(salon, guest))[0]?.returned).toEqual({ card: 6 });
  expect(await differencesOf(intentId)).toEqual([]);
});

test.each([
  ["en", ["was handed back to you", "was not handed back to you"]],
  ["bn", ["আপনার হাতে ফেরত দেওয়া হয়নি", "আপনার হাতে ফেরত দেওয়া হয়েছে"]],
] as const)(
  "a guest who was told of a hand-back is told in their language (%s) that it was a mistake",
  async (language, subjects) => {
    const { guest, exceptionId } = await sentBack();
    await call(salon, "updateMe", { body: { language } }, guest);
    await press(exceptionId);
    await salon.drain();
    const order = { params: { id: exceptionId }, body: { amount: 6 } };
    await call(salon, "reverseRefundHandBack", order, owner);
    await salon.drain();
    const mails = await readMails(salon, guest.email, "money_back.");
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      subjects.map((subject) => expect.stringContaining(subject)),
    );
  },
);

test("a hand-back that is undone before its mail is sent is told to nobody", async () => {
  const { guest, exceptionId } = await sentBack();
  await press(exceptionId);
  const order = { params: { id: exceptionId }, body: { amount: 6 } };
  await call(salon, "reverseRefundHandBack", order, owner);
  await salon.drain();
  expect(await readMails(salon, guest.email, "money_back.")).toEqual([]);
});

test("programs hear of the refund to the card, and of no second one when it is handed back", async () => {
  await addWebhook(["payment.refunded"]);
  const { exceptionId, id } = await sentBack();
  await press(exceptionId);
  await salon.drain();
  expect(told().map(({ data }) => data.bookingId)).toEqual([id]);
});

test("a failed refund that was marked as seen by mistake is opened again, and then handed back once", async () => {
  const { exceptionId, told } = await sentBack();
  const { desk } = await readTill();
  const params = { id: exceptionId };
  await call(salon, "resolveException", { params, body: { action: "note" } }, owner);
  expect(await told()).toMatchObject({ _id: exceptionId, seen: true, resolvedAt: expect.any(String) });
  const presses = [1, 2].map(() => callLoosely(salon, "reopenException", { params }, owner));
  expect((await Promise.all(presses)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await told();
  expect(again).toMatchObject({ _id: exceptionId, handBack: 6, resolvedAt: null });
  expect(again).not.toHaveProperty("seen");
  expect((await press(exceptionId)).status).toBe(200);
  expect((await readTill()).desk).toBe(desk - 6);
  const done = await refused(salon, "reopenException", { params }, owner);
  expect(done.detail).toBe("Only what was marked as seen can be opened again. Look at what is open.");
});

test("programs that heard of a refund hear when the bank sends it back", async () => {
  await addWebhook();
  const { id } = await sentBack();
  await salon.drain();
  const [refunded, failed] = told().filter(({ type }) => type.startsWith("payment."));
  expect(refunded).toMatchObject({ type: "payment.refunded", data: { bookingId: id, amount: 6 } });
  expect(failed).toEqual({ ...failed, type: "payment.refund_failed", data: refunded.data });
});

test("it stays handed back on another day", async () => {
  const { exceptionId, told } = await sentBack();
  await press(exceptionId);
  salon.clock.advance(days(1));
  expect(await told()).not.toHaveProperty("handedBack");
  const order = { params: { id: exceptionId }, body: { amount: 6 } };
  const refusal = await refused(salon, "reverseRefundHandBack", order, owner);
  expect(refusal.detail).toBe("This was handed back on another day, so it stays written down.");
});

test("a handed back refund goes to no card any more, and only a failed refund can be handed back", async () => {
  const { exceptionId, intentId, id } = await sentBack();
  await press(exceptionId);
  const body = { action: "hand_back" as const };
  const unsaid = await refused(salon, "resolveException", { params: { id: exceptionId }, body }, owner);
  expect(unsaid.code).toBe("invalid_input");
  const asStaff = { params: { id: exceptionId }, body: { ...body, handedBack: cash } };
  expect((await refused(salon, "resolveException", asStaff, staff)).code).toBe("forbidden");
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
  const { refunds } = await call(salon, "readReceipt", { params: { id } }, owner);
  expect(refunds).toHaveLength(1);
});
