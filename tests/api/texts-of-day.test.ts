import { expect, test } from "vitest";
import { NoAnswer, type SmsSender, type TakenSms } from "#server/sms/port.ts";
import { sendText } from "#server/usecases/letters/send-text.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { textsTo } from "#tests/support/texts.ts";
import { addTexted, newNumber } from "#tests/support/told-by-text.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

const today = async () => (await call(salon, "listDeliveries", { query: {} }, owner)).texts;

const usedUp = async () => {
  const { exceptions } = await call(salon, "listExceptions", {}, owner);
  return exceptions.filter(({ kind }) => kind === "texts_used_up");
};

test("beyond the day's limit customers get mails, the owner is told once, and codes are still sent", async () => {
  const { guest, number } = await addTexted(salon);
  await call(salon, "saveSalonSettings", { body: { textsPerDay: 5 } }, owner);
  for (let visits = 0; visits < 3; visits++) {
    const { bookingId } = await book(salon, guest, await freeVisit(salon));
    await salon.drain();
    await cancelVisit(salon, bookingId, guest);
    await salon.drain();
  }
  expect(await textsTo(salon, number)).toHaveLength(4);
  expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
  expect(await readMails(salon, guest.email, "cancelled")).toHaveLength(1);
  expect(await today()).toEqual({ notices: { sent: 4, most: 4 }, codes: { sent: 0, most: 1 } });
  expect(await usedUp()).toHaveLength(1);

  const mobile = newNumber();
  await call(salon, "sendMobileCode", { body: { mobile } }, await addPerson(salon));
  expect(await textsTo(salon, `+88${mobile}`)).toHaveLength(1);
  const other = { body: { mobile: newNumber() } };
  const tooMany = await refused(salon, "sendMobileCode", other, await addPerson(salon));
  expect(tooMany.code).toBe("too_many_requests");
  expect(await usedUp()).toHaveLength(2);
});

test("when the codes' share is used up notices keep theirs, and the next day starts again", async () => {
  salon.clock.advance(days(1));
  await call(salon, "sendMobileCode", { body: { mobile: newNumber() } }, await addPerson(salon));
  await salon.drain();
  expect(await today()).toEqual({ notices: { sent: 0, most: 4 }, codes: { sent: 1, most: 1 } });
  const { guest, number } = await addTextedWithoutCode();
  await book(salon, guest, await freeVisit(salon));
  expect(await textsTo(salon, number)).toHaveLength(1);
});

test("concurrent texts never exceed the limit, and one that the gateway refused does not count", async () => {
  salon.clock.advance(days(1));
  const people = [];
  for (let some = 0; some < 6; some++) people.push(await addTextedWithoutCode());
  for (const { guest } of people) await book(salon, guest, await freeVisit(salon));
  await salon.drain();
  expect((await today())?.notices).toEqual({ sent: 4, most: 4 });
  salon.clock.advance(days(1));
  const failing = await addTextedWithoutCode("01700000003");
  await book(salon, failing.guest, await freeVisit(salon));
  await salon.drain();
  expect((await today())?.notices.sent).toBe(0);
});

test("concurrent texts for the last places fill exactly those, and a retried one keeps its place", async () => {
  salon.clock.advance(days(1));
  const gateway = gatewayThat(async () => ({}));
  const sent = await Promise.all(["a", "b", "c", "d", "e", "f"].map((id) => gateway.send(`once ${id}`)));
  expect(sent.filter((one) => one === "sent")).toHaveLength(4);
  salon.clock.advance(days(1));
  for (const id of ["a", "b", "c"]) await gateway.send(`full ${id}`);
  const silent = gatewayThat(async () => {
    throw new NoAnswer("Nobody answers.");
  });
  await expect(silent.send("full d")).rejects.toThrow(NoAnswer);
  expect(await gateway.send("full d")).toBe("sent");
  expect(await gateway.send("full e")).toBe("limit");
});

test("a text that the gateway accepted is not sent again, whatever fails afterwards", async () => {
  salon.clock.advance(days(1));
  const gateway = gatewayThat(async () => ({ gatewayId: "the same for all" }));
  expect(await gateway.send("taken")).toBe("sent");
  expect(await gateway.send("taken")).toBe("sent");
  expect(gateway.asked).toEqual(["taken"]);
  // The database stores each name of a gateway only once.
  await expect(gateway.send("not kept")).rejects.toThrow(NoAnswer);
  expect((await today())?.notices.sent).toBe(2);
});

/** A gateway with the given answer, which is asked for texts of the notices' share. */
function gatewayThat(answers: () => Promise<TakenSms>) {
  const asked: string[] = [];
  const sms: SmsSender = {
    channels: ["sms"],
    send: async ({ id }) => {
      asked.push(id);
      return await answers();
    },
  };
  const { engine, now, seal } = salon.app;
  const app = { engine, now, seal, sms };
  const send = (id: string) =>
    sendText(app, {
      id,
      work: id,
      number: "+8801711234567",
      text: "Your visit is booked.",
      share: "notices",
    });
  return { asked, send };
}

/** A customer who has chosen texts and verified the number on another day. */
async function addTextedWithoutCode(mobile = newNumber()) {
  const guest = await addPerson(salon);
  const { write } = salon.app.engine;
  await write
    .updateTable("users")
    .set({ phone: mobile, proved_mobile: `+88${mobile}`, told_by: "sms" })
    .where("id", "=", guest.userId)
    .execute();
  return { guest, number: `+88${mobile}` };
}
