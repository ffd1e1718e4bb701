import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { withoutWhatsapp } from "#tests/support/fake-gateways.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { givenTwilio } from "#tests/support/twilio.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const twilio = givenTwilio(salon);

/** A customer with a verified number. */
async function addProved(number = `+88${newNumber()}`): Promise<{ guest: Person; number: string }> {
  const guest = await addPerson(salon);
  await salon.app.engine.write
    .updateTable("users")
    .set({ phone: number, proved_mobile: number })
    .where("id", "=", guest.userId)
    .execute();
  return { guest, number };
}

async function addChosen(number?: string) {
  const proved = await addProved(number);
  await call(salon, "updateMe", { body: { toldBy: "whatsapp" } }, proved.guest);
  return proved;
}

/** The log's lines about a received booking, mails first. */
async function linesOf(bookingId: string) {
  const { deliveries } = await call(salon, "listDeliveries", { query: {} }, owner);
  const lines = deliveries.filter(
    ({ about, kind }) => about?.bookingId === bookingId && kind === "booking_received",
  );
  return lines.sort((one, other) => one.by.localeCompare(other.by));
}

test("a customer with a verified number chooses mail, text or WhatsApp, and gets each notice one way", async () => {
  const { guest, number } = await addProved();
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({
    toldBy: "mail",
    tellsBy: ["mail", "sms", "whatsapp"],
  });
  await call(salon, "updateMe", { body: { toldBy: "whatsapp" } }, guest);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await salon.drain();
  expect(await linesOf(bookingId)).toMatchObject([{ by: "whatsapp", state: "sent", to: number }]);
  await call(salon, "updateMe", { body: { toldBy: "sms" } }, guest);
  await cancelVisit(salon, bookingId, guest);
  expect(await twilio.textsTo(number)).toMatchObject([
    { by: "whatsapp", text: expect.stringContaining("your visit is booked") },
    { by: "sms", text: expect.stringContaining("your visit is cancelled") },
  ]);
  // What was sent by WhatsApp stays so in the log.
  expect(await linesOf(bookingId)).toMatchObject([{ by: "whatsapp", state: "sent" }]);
  expect(await readMails(salon, guest.email, "received")).toEqual([]);
  expect(await readMails(salon, guest.email, "cancelled")).toEqual([]);
});

test("WhatsApp needs a verified number", async () => {
  const guest = await addPerson(salon);
  const early = await refused(salon, "updateMe", { body: { toldBy: "whatsapp" } }, guest);
  expect(early).toMatchObject({ code: "wrong_state" });
});

test("a notice that WhatsApp refuses at once goes by mail, and is not tried again", async () => {
  const { guest, number } = await addChosen(withoutWhatsapp);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await salon.drain();
  expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
  expect(await linesOf(bookingId)).toMatchObject([{ by: "mail", state: "sent", to: guest.email }]);
  await cancelVisit(salon, bookingId, guest);
  await salon.drain();
  expect(await readMails(salon, guest.email, "cancelled")).toHaveLength(1);
  expect(await twilio.textsTo(number)).toHaveLength(2);
});

test("a notice that Twilio accepts and WhatsApp refuses later goes by mail, once", async () => {
  const { guest, number } = await addChosen();
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const [text] = await twilio.textsTo(number);
  for (const MessageStatus of ["failed", "failed"]) {
    await twilio.tell(text?.tellsAt ?? "", { MessageStatus, ErrorCode: "63016" });
  }
  expect(await linesOf(bookingId)).toMatchObject([
    { by: "mail", state: "sent", to: guest.email },
    { by: "whatsapp", text: { receipt: "undelivered", receiptWhy: "failed, code 63016" } },
  ]);
  expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
});

test("WhatsApp messages count among the day's texts", async () => {
  const { guest } = await addChosen();
  const used = async () => (await call(salon, "listDeliveries", { query: {} }, owner)).texts?.notices.sent;
  const before = (await used()) ?? 0;
  await book(salon, guest, await freeVisit(salon));
  await salon.drain();
  expect(await used()).toBe(before + 1);
});

test("a reader who answers STOP in WhatsApp gets mail until they send START", async () => {
  const { guest, number } = await addChosen();
  const answer = async (Body: string) =>
    await twilio.tell("http://localhost:4600/api/webhooks/texts", {
      MessageSid: `SM${Body}`,
      SmsStatus: "received",
      From: `whatsapp:${number}`,
      Body,
    });
  await answer("STOP");
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ toldBy: "mail", hasStoppedTexts: true });
  await book(salon, guest, await freeVisit(salon));
  expect(await twilio.textsTo(number)).toEqual([]);
  await answer("START");
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ toldBy: "whatsapp" });
});

test("a salon that ends WhatsApp mails those who had chosen it, says so, and no longer accepts the choice", async () => {
  const { guest } = await addChosen();
  const sender = salon.app.sms;
  if (!sender) throw new Error("The salon sends no texts.");
  salon.app.sms = { ...sender, channels: ["sms"] };
  try {
    expect(await call(salon, "readMe", {}, guest)).toMatchObject({
      toldBy: "mail",
      tellsBy: ["mail", "sms"],
    });
    await book(salon, guest, await freeVisit(salon));
    await salon.drain();
    expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
    const asked = { body: { toldBy: "whatsapp" } } as const;
    expect(await refused(salon, "updateMe", asked, guest)).toMatchObject({ code: "not_set_up" });
  } finally {
    salon.app.sms = sender;
  }
});
