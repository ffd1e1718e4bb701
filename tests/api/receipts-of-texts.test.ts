import { expect, test } from "vitest";
import { NoAnswer, type SmsSender, type TextState } from "#server/sms/port.ts";
import { hearGateway } from "#server/usecases/deliveries/hear-gateway.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { givenTwilio } from "#tests/support/twilio.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const twilio = givenTwilio(salon);

/** A customer who has chosen texts. */
async function addChosen() {
  const guest = await addPerson(salon);
  const mobile = newNumber();
  const number = `+88${mobile}`;
  await salon.app.engine.write
    .updateTable("users")
    .set({ phone: mobile, proved_mobile: number, told_by: "sms" })
    .where("id", "=", guest.userId)
    .execute();
  return { guest, number };
}

/** A customer who was notified of a booked visit by text. */
async function givenTold() {
  const { guest, number } = await addChosen();
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const [text] = await twilio.textsTo(number);
  if (!text) throw new Error("No text was sent.");
  return { guest, number, bookingId, tellsAt: text.tellsAt };
}

/** The log's lines about a notice, mails first. */
async function linesOf(bookingId: string, told = "booking_received") {
  const { deliveries } = await call(salon, "listDeliveries", { query: {} }, owner);
  const lines = deliveries.filter(({ about, kind }) => about?.bookingId === bookingId && kind === told);
  return lines.sort((one, other) => one.by.localeCompare(other.by));
}

/** Makes the salon forget the answer to a text. */
async function loseAnswer(tellsAt: string): Promise<void> {
  const work = new URL(tellsAt).searchParams.get("work") ?? "";
  const { write } = salon.app.engine;
  await write.updateTable("sent_texts").set({ sent_at: null }).where("id", "=", work).execute();
  await write.updateTable("outbox").set({ done_at: null, locked_until: 0 }).where("id", "=", work).execute();
}

/**
 * Sends texts in another way for a while.
 * @param send.tell reports to the salon what became of the text, before any answer
 */
async function sendingBy(
  send: (tell: (state: TextState) => Promise<unknown>) => ReturnType<SmsSender["send"]>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { app } = salon;
  const { sms } = app;
  const other: SmsSender = {
    channels: ["sms"],
    send: ({ work }) =>
      send((state) => {
        const hear = () => ({ kind: "receipt", work, state, why: null }) as const;
        return hearGateway({ ...app, sms: { ...other, hear } }, { url: "", signature: "", body: "" });
      }),
  };
  app.sms = other;
  try {
    await meanwhile();
    await salon.drain();
  } finally {
    app.sms = sms;
  }
}

const received = async (email: string) => await readMails(salon, email, "received");

test("the log says that a text has reached its phone, whatever is reported afterwards", async () => {
  const { guest, bookingId, tellsAt } = await givenTold();
  for (const MessageStatus of ["delivered", "sent", "undelivered", "queued", "delivered"]) {
    expect(await twilio.tell(tellsAt, { MessageStatus, ErrorCode: "" })).toBe(204);
  }
  expect(await linesOf(bookingId)).toMatchObject([
    { by: "sms", state: "sent", text: { receipt: "delivered", receiptWhy: null } },
  ]);
  expect(await received(guest.email)).toEqual([]);
});

test("a text that does not reach its phone is replaced by one mail, however often that is reported", async () => {
  const { guest, bookingId, tellsAt } = await givenTold();
  for (const MessageStatus of ["sent", "undelivered", "undelivered", "delivered"]) {
    await twilio.tell(tellsAt, { MessageStatus, ErrorCode: "30003" });
  }
  await Promise.all([1, 2, 3].map(() => twilio.tell(tellsAt, { MessageStatus: "failed" })));
  expect(await linesOf(bookingId)).toMatchObject([
    { by: "mail", state: "sent", to: guest.email, text: null },
    { by: "sms", text: { receipt: "undelivered", receiptWhy: "undelivered, code 30003" } },
  ]);
  expect(await received(guest.email)).toHaveLength(1);
});

test("no mail replaces a text about a visit that was cancelled in the meantime", async () => {
  const { guest, bookingId, tellsAt } = await givenTold();
  await cancelVisit(salon, bookingId, guest);
  await twilio.tell(tellsAt, { MessageStatus: "undelivered", ErrorCode: "30005" });
  expect(await received(guest.email)).toEqual([]);
  expect((await linesOf(bookingId))[0]).toMatchObject({
    by: "mail",
    state: "not_sent",
    notSent: "cancelled",
  });
});

test("an undelivered text to a guest without an address is in the log with the reason", async () => {
  const number = `+88${newNumber()}`;
  const { body } = phoneCall(await freeVisit(salon), { number });
  const asked = { body: { ...body, byText: true } };
  const { insertedId } = await call(salon, "createDeskBooking", asked, staff);
  const [text] = await twilio.textsTo(number);
  await twilio.tell(text?.tellsAt ?? "", { MessageStatus: "undelivered", ErrorCode: "30006" });
  expect(await linesOf(insertedId, "booking_confirmed")).toMatchObject([
    { by: "mail", state: "not_sent", notSent: "no_address" },
    { by: "sms", to: number, text: { receipt: "undelivered" } },
  ]);
});

test("after a lost answer a text is not sent again once Twilio reports it", async () => {
  const { guest, bookingId, tellsAt } = await givenTold();
  await loseAnswer(tellsAt);
  await twilio.tell(tellsAt, { MessageStatus: "sent" });
  const [line] = await linesOf(bookingId);
  expect(line).toMatchObject({ by: "sms", state: "sent", attempts: 2 });
  expect(await received(guest.email)).toEqual([]);
});

test("a text that fails before its sending has ended goes by mail, and is not sent again", async () => {
  const { guest, number, bookingId, tellsAt } = await givenTold();
  await loseAnswer(tellsAt);
  await twilio.tell(tellsAt, { MessageStatus: "failed", ErrorCode: "30008" });
  expect(await linesOf(bookingId)).toMatchObject([
    { by: "mail", state: "sent", text: { receipt: "undelivered" } },
  ]);
  expect(await received(guest.email)).toHaveLength(1);
  expect(await twilio.textsTo(number)).toHaveLength(1);
});

test("a text reported as accepted and then undelivered before its sending has ended goes by mail once", async () => {
  const { guest } = await addChosen();
  const visit = await freeVisit(salon);
  let bookingId = "";
  await sendingBy(
    async (tell) => {
      await tell("taken");
      await tell("undelivered");
      return {};
    },
    async () => {
      ({ bookingId } = await book(salon, guest, visit));
    },
  );
  expect(await linesOf(bookingId)).toMatchObject([
    { by: "mail", state: "sent" },
    { by: "sms", state: "sent", text: { receipt: "undelivered" } },
  ]);
  expect(await received(guest.email)).toHaveLength(1);
});

test.each([
  { later: "delivered", mails: 0 },
  { later: "undelivered", mails: 1 },
] as const)(
  "a text reported in place of an answer goes by mail only if it does not arrive ($later)",
  async ({ later, mails }) => {
    const { guest } = await addChosen();
    const visit = await freeVisit(salon);
    let tries = 0;
    await sendingBy(
      async (tell) => {
        tries += 1;
        if (tries === 2) await tell("taken");
        throw new NoAnswer("The gateway did not answer.");
      },
      async () => {
        await book(salon, guest, visit);
        await salon.drain();
        salon.clock.advance(minutes(1));
      },
    );
    expect({ tries, mails: await received(guest.email) }).toEqual({ tries: 2, mails: [] });
    const { id } = await salon.app.engine.read
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "sms_booking_received")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    await twilio.tell(`${publicUrl}/api/webhooks/texts?work=${id}`, { MessageStatus: later });
    expect(await received(guest.email)).toHaveLength(mails);
  },
);

test("an unanswered text that does not arrive is sent again when the owner asks for it", async () => {
  const number = `+88${newNumber()}`;
  const { body } = phoneCall(await freeVisit(salon), { number });
  let bookingId = "";
  await sendingBy(
    async (tell) => {
      await tell("undelivered");
      throw new NoAnswer("The gateway did not answer.");
    },
    async () => {
      const asked = { body: { ...body, byText: true } };
      bookingId = (await call(salon, "createDeskBooking", asked, staff)).insertedId;
    },
  );
  const [line] = await linesOf(bookingId, "booking_confirmed");
  expect(line).toMatchObject({ by: "sms", state: "trying", text: { receipt: "undelivered" } });
  await call(salon, "sendAgain", { params: { id: line?._id ?? "" } }, owner);
  expect(await twilio.textsTo(number)).toHaveLength(1);
  const [sent] = await linesOf(bookingId, "booking_confirmed");
  expect(sent).toMatchObject({ by: "sms", state: "sent", text: { receipt: null } });
});

test("only Twilio's callbacks are believed, and useless ones are still acknowledged", async () => {
  const { bookingId, tellsAt } = await givenTold();
  expect(await twilio.tell(tellsAt, { MessageStatus: "undelivered" }, "another secret")).toBe(422);
  for (const url of [tellsAt.replace(/work=.*/, "work=none"), tellsAt.replace(/\?.*/, "")]) {
    expect(await twilio.tell(url, { MessageStatus: "undelivered" })).toBe(204);
  }
  expect(await linesOf(bookingId)).toMatchObject([{ by: "sms", state: "sent", text: { receipt: null } }]);
});
