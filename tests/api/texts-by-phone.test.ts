import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cancelVisit, hourAhead, otherStart } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { textsTo } from "#tests/support/texts.ts";
import { addTexted, newNumber } from "#tests/support/told-by-text.ts";
import { book, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

async function bookFor(guest: Person, atLeastHours = 60) {
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, atLeastHours);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { bookingId } = await book(salon, guest, visit);
  return { id: bookingId, visit };
}

/** What the owner sees about the last message of a visit. */
async function deliveriesOf(id: string) {
  const { deliveries } = await call(salon, "listDeliveries", { query: { limit: 100 } }, owner);
  return deliveries.filter(({ about }) => about?.bookingId === id);
}

test("a customer who has chosen texts only gets texts about a visit, from booking to cancelling", async () => {
  const { guest, number } = await addTexted(salon);
  const { id, visit } = await bookFor(guest);
  await salon.drain();
  await call(salon, "changeBookingState", { params: { id }, body: { to: "confirmed" } }, staff);
  await salon.drain();
  await call(
    salon,
    "moveBooking",
    { params: { id }, body: { startsAt: await otherStart(salon, visit) } },
    guest,
  );
  await salon.drain();
  await cancelVisit(salon, id, guest);
  const texts = await textsTo(salon, number);
  expect(texts.map((text) => text.slice(0, 40))).toEqual([
    expect.stringContaining("your visit is booked"),
    expect.stringContaining("your visit is confirmed"),
    expect.stringContaining("your visit has a new time"),
    expect.stringContaining("your visit is cancelled"),
  ]);
  expect(texts[3]).toContain("$6 goes back");
  const mails = await readMails(salon, guest.email);
  expect(mails.map(({ messageId }) => messageId.split(".")[0]).sort()).toEqual(["<receipt"]);
});

test("the owner sees each text that was sent, its number and its segments", async () => {
  const { guest, number } = await addTexted(salon);
  const { id } = await bookFor(guest);
  await salon.drain();
  const received = (await deliveriesOf(id)).find(({ kind }) => kind === "booking_received");
  expect(received).toMatchObject({ by: "sms", state: "sent", to: number, text: { segments: 1, cost: null } });
  const receipt = (await deliveriesOf(id)).find(({ kind }) => kind === "receipt");
  expect(receipt).toMatchObject({ by: "mail", to: guest.email, text: null });
});

test("the choice counts when a notice is sent, not when it is queued", async () => {
  const { guest, number } = await addTexted(salon);
  const { id } = await bookFor(guest);
  await call(salon, "updateMe", { body: { toldBy: "mail" } }, guest);
  await salon.drain();
  expect(await textsTo(salon, number)).toEqual([]);
  expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
  await call(salon, "updateMe", { body: { toldBy: "sms" } }, guest);
  await cancelVisit(salon, id, guest);
  expect(await textsTo(salon, number)).toHaveLength(1);
  expect(await readMails(salon, guest.email, "cancelled")).toEqual([]);
});

test("no reminder is sent for a visit that was moved or cancelled", async () => {
  const { guest, number } = await addTexted(salon);
  const cancelled = await bookFor(guest, 30);
  const moved = await bookFor(guest, 30);
  await salon.drain();
  await cancelVisit(salon, cancelled.id, guest);
  const startsAt = await otherStart(salon, moved.visit);
  await call(salon, "moveBooking", { params: { id: moved.id }, body: { startsAt } }, guest);
  await salon.drain();
  salon.clock.advance(days(3));
  const reminders = (await textsTo(salon, number)).filter((text) => text.includes("see you soon"));
  expect(reminders).toEqual([]);
  const why = (await deliveriesOf(moved.id)).filter(({ state }) => state === "not_sent");
  expect(why.map(({ notSent }) => notSent)).toEqual(["moved", "moved"]);
  salon.clock.advance(Date.parse(startsAt) - salon.clock.now() - hours(1));
  const late = (await textsTo(salon, number)).filter((text) => text.includes("see you soon"));
  expect(late).toHaveLength(1);
});

test("a reminder by text has a short link that only stops reminders", async () => {
  const { guest, number } = await addTexted(salon);
  const { id, visit } = await bookFor(guest, 30);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now() - hours(24));
  const reminder = (await textsTo(salon, number)).find((text) => text.includes("see you soon"));
  const code = /\/s\/([\w-]{10})$/.exec(reminder ?? "")?.[1] ?? "";
  const opened = await salon.server.inject({ url: `/s/${code}` });
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toMatch(new RegExp(`/unsubscribe#${code}$`));
  expect(await call(salon, "unsubscribe", { body: { token: code } })).toEqual({ modifiedCount: 2 });
  expect((await refused(salon, "unsubscribe", { body: { token: "AAAAAAAAAA" } })).code).toBe("not_found");
  expect((await call(salon, "readMe", {}, guest)).notices).toMatchObject({
    reminderDay: false,
    reminderHours: false,
    reviewRequest: true,
  });
  salon.clock.advance(hours(22.5));
  await salon.drain();
  expect((await deliveriesOf(id)).find(({ notSent }) => notSent)).toMatchObject({ notSent: "switched_off" });
  await cancelVisit(salon, id, staff, { by: "salon" });
  expect((await textsTo(salon, number)).at(-1)).toContain("we are sorry");
});

test("texts need a verified number, and end when it leaves the profile", async () => {
  const guest = await addPerson(salon);
  const early = await refused(salon, "updateMe", { body: { toldBy: "sms" } }, guest);
  expect(early).toMatchObject({ code: "wrong_state" });
  const texted = await addTexted(salon);
  await call(salon, "updateMe", { body: { phone: newNumber() } }, texted.guest);
  await bookFor(texted.guest);
  expect(await textsTo(salon, texted.number)).toEqual([]);
  expect(await readMails(salon, texted.guest.email, "received")).toHaveLength(1);
});

test("a guest without mail gets texts only if they asked the desk for them", async () => {
  for (const byText of [true, undefined]) {
    const number = `+88${newNumber()}`;
    const order = phoneCall(await freeVisit(salon), { number });
    const body = { ...order.body, ...(byText && { byText }) };
    const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
    const texts = await textsTo(salon, number);
    expect(texts).toEqual(byText ? [expect.stringContaining("your visit is confirmed")] : []);
    await cancelVisit(salon, insertedId, staff, { by: "salon" });
    expect(await textsTo(salon, number)).toHaveLength(byText ? 2 : 0);
  }
});

test("what counts the texts to a guest is not a hash that all numbers could be tried against", async () => {
  const number = newNumber();
  const { body } = phoneCall(await freeVisit(salon), { number });
  await call(salon, "createDeskBooking", { body: { ...body, byText: true } }, staff);
  const counts = await salon.app.engine.read.selectFrom("rate_limits").select("key").execute();
  expect(counts.filter(({ key }) => key.startsWith("mails:"))).not.toEqual([]);
  const hash = createHash("sha256").update(number).digest("hex");
  expect(counts.filter(({ key }) => key.includes(hash.slice(0, 32)))).toEqual([]);
});

test("a text about a visit a year ahead has its year", async () => {
  const number = newNumber();
  const visit = await freeVisit(salon);
  const booked = async (weeks: number, language: "en" | "bn") => {
    const startsAt = new Date(Date.parse(visit.startsAt) + days(7 * weeks)).toISOString();
    const { body } = phoneCall({ ...visit, startsAt }, { number });
    await call(salon, "createDeskBooking", { body: { ...body, byText: true, language } }, staff);
    return (await textsTo(salon, `+88${number}`)).at(-1);
  };
  expect(await booked(1, "en")).not.toContain("2026");
  expect(await booked(52, "en")).toMatch(/ Nov 2027, \d/);
  expect(await booked(53, "bn")).toContain(" ২০২৭, ");
});

test("a guest who reads Bangla gets texts in Bangla", async () => {
  const { guest, number } = await addTexted(salon);
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  await bookFor(guest);
  expect((await textsTo(salon, number)).at(-1)).toContain("বুকিং পেয়েছি");
});

test.each([
  ["knows no such number", "+8801700000001"],
  ["does not answer twice", "+8801700000004"],
])("a notice is mailed when the gateway %s", async (_gateway, number) => {
  const { guest } = await addTexted(salon);
  await salon.app.engine.write
    .updateTable("users")
    .set({ phone: number, proved_mobile: number })
    .where("id", "=", guest.userId)
    .execute();
  const { id } = await bookFor(guest);
  await salon.drain();
  salon.clock.advance(minutes(1));
  await salon.drain();
  const received = (await deliveriesOf(id)).find(({ kind }) => kind === "booking_received");
  expect(received).toMatchObject({ by: "mail", state: "sent", to: guest.email });
  expect(await readMails(salon, guest.email, "received")).toHaveLength(1);
});
