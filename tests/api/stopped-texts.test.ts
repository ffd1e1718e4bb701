import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { stoppedNumber } from "#tests/support/fake-gateways.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { givenTwilio } from "#tests/support/twilio.ts";
import { book, freeVisit } from "#tests/support/visits.ts";
import { offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const twilio = givenTwilio(salon);

let answers = 0;

/** Sends a reader's reply to a text, with a new message id unless it is a repeat. */
async function answer(number: string, Body: string, MessageSid = `SM${++answers}`): Promise<number> {
  const fields = { MessageSid, SmsStatus: "received", From: number, Body };
  return await twilio.tell("http://localhost:4600/api/webhooks/texts", fields);
}

/** A customer who has chosen texts. */
async function addChosen(number = `+88${newNumber()}`) {
  const guest = await addPerson(salon);
  await salon.app.engine.write
    .updateTable("users")
    .set({ phone: number, proved_mobile: number, told_by: "sms" })
    .where("id", "=", guest.userId)
    .execute();
  return { guest, number };
}

test.each(["STOP", "বন্ধ করুন"])(
  "a customer who answers '%s' is notified by mail, sees so in Settings, and gets texts again after START",
  async (stop) => {
    const { guest, number } = await addChosen();
    expect(await answer(number, stop)).toBe(204);
    const { bookingId } = await book(salon, guest, await freeVisit(salon));
    expect(await twilio.textsTo(number)).toEqual([]);
    expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
    expect(await call(salon, "readMe", {}, guest)).toMatchObject({ toldBy: "mail", hasStoppedTexts: true });
    const early = await refused(salon, "updateMe", { body: { toldBy: "sms" } }, guest);
    expect(early).toMatchObject({ code: "wrong_state" });
    await answer(number, "START");
    expect(await call(salon, "readMe", {}, guest)).toMatchObject({ toldBy: "sms", hasStoppedTexts: false });
    await cancelVisit(salon, bookingId, guest);
    expect(await twilio.textsTo(number)).toHaveLength(1);
  },
);

test("a repeated reply changes nothing, and neither does any other word", async () => {
  const { guest, number } = await addChosen();
  await answer(number, "STOP", "SMstop");
  await answer(number, "START", "SMstart");
  await answer(number, "STOP", "SMstop");
  await answer(number, "When do you close?");
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ hasStoppedTexts: false });
  await answer(number, "STOP");
  await answer(number, "START", "SMstart");
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ hasStoppedTexts: true });
  await answer(number, "START");
  await answer(number, "STOP", "SMstop");
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ hasStoppedTexts: false });
});

test("the log shows the number that a text went to, whatever its reader replies afterwards", async () => {
  const { guest, number } = await addChosen();
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  expect(await twilio.textsTo(number)).toHaveLength(1);
  await answer(number, "STOP");
  const { deliveries } = await call(salon, "listDeliveries", { query: {} }, owner);
  const line = deliveries.find(({ about, by }) => about?.bookingId === bookingId && by === "sms");
  expect(line).toMatchObject({ state: "sent", to: number });
});

test("a caller's STOP is remembered: the desk is told, and the log says why nothing was sent", async () => {
  const number = `+88${newNumber()}`;
  const { body } = phoneCall(await freeVisit(salon), { number });
  const { insertedId } = await call(salon, "createDeskBooking", { body: { ...body, byText: true } }, staff);
  expect(await twilio.textsTo(number)).toHaveLength(1);
  await answer(number, "Unsubscribe");
  await cancelVisit(salon, insertedId, staff, { by: "salon" });
  expect(await twilio.textsTo(number)).toHaveLength(1);
  const { deliveries } = await call(salon, "listDeliveries", { query: { state: "not_sent" } }, owner);
  const line = deliveries.find(({ about }) => about?.bookingId === insertedId);
  expect(line).toMatchObject({ kind: "booking_cancelled", notSent: "stopped" });
  // The same number, as it is typed locally.
  const again = phoneCall(await freeVisit(salon), { number: number.replace("+88", "") });
  const asked = { body: { ...again.body, byText: true } };
  expect((await refused(salon, "createDeskBooking", asked, staff)).code).toBe("wrong_state");
  await call(salon, "createDeskBooking", { body: again.body }, staff);
});

test("a number that Twilio blocks after STOP gets a mail at once and is not tried again", async () => {
  const { guest, number } = await addChosen(stoppedNumber);
  for (let visits = 0; visits < 2; visits++) {
    await book(salon, guest, await freeVisit(salon));
    await salon.drain();
  }
  expect(await twilio.textsTo(number)).toHaveLength(1);
  expect(await readMails(salon, guest.email, "received")).toHaveLength(2);
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ toldBy: "mail", hasStoppedTexts: true });
});

test("a free hour skips an entry that can't be notified, and is offered to the next at once", async () => {
  const { guest, id, wish } = await takenHour(salon);
  const called = `+88${newNumber()}`;
  await answer(called, "STOP");
  const caller = { ...wish, name: "Lubna Rahman", number: called };
  await call(salon, "addWaitingGuest", { body: caller }, staff);
  const { guest: waits, number } = await addChosen();
  await call(salon, "joinWaitingList", { body: wish }, waits);
  await answer(number, "STOP");
  const [next] = await waitInLine(salon, wish, 1);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(await offeredTo(salon, next)).toMatchObject({ state: "open" });
  expect(await offeredTo(salon, waits)).toBeNull();
});

test("a customer who has answered STOP can join the waiting list once their address is verified", async () => {
  const { wish } = await takenHour(salon);
  const { guest, number } = await addChosen();
  await answer(number, "STOP");
  const early = await refused(salon, "joinWaitingList", { body: wish }, guest);
  expect(early).toMatchObject({ code: "wrong_state" });
  await salon.app.engine.write
    .updateTable("users")
    .set({ email_verified: 1 })
    .where("id", "=", guest.userId)
    .execute();
  await call(salon, "joinWaitingList", { body: wish }, guest);
});
