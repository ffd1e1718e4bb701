import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { textsTo } from "#tests/support/texts.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { offeredTo, takenHour } from "#tests/support/waiting.ts";

const salon = givenSalon();
const desk = givenStaff(salon);
const owner = givenOwner(salon);

/** Somebody waits for a taken hour, and it becomes free. */
async function offerTo(person: Person, before = async () => {}) {
  const { guest, visit, id, wish } = await takenHour(salon);
  await call(salon, "joinWaitingList", { body: wish }, person);
  await before();
  await cancelVisit(salon, id, guest);
  await salon.drain();
  return { visit, offered: await offeredTo(salon, person) };
}

async function addProved({ verified = false } = {}) {
  const person = await addPerson(salon, { verified });
  const mobile = newNumber();
  await proveNumber(salon, person, mobile);
  return { person, number: `+88${mobile}` };
}

const offersIn = (texts: readonly string[]) => texts.filter((text) => text.includes("/o/"));

test("an hour offered by text opens by its link, which shows others nothing and stops no reminders", async () => {
  const { person, number } = await addProved({ verified: true });
  await call(salon, "updateMe", { body: { toldBy: "sms", language: "bn" } }, person);
  const { visit, offered } = await offerTo(person);
  const [text] = offersIn(await textsTo(salon, number));
  expect(text).toContain("থ্রেডিং");
  expect(text).not.toContain("Threading");
  const code = /\/o\/([\w-]{10})$/.exec(text ?? "")?.[1] ?? "";
  const opened = await salon.server.inject({ url: `/o/${code}` });
  expect(opened.statusCode).toBe(303);
  const page = new URL(String(opened.headers.location));
  expect(`${page.origin}${page.pathname}`).toBe(
    `${publicUrl}/bn/dashboard/bookingAppointment/${visit.service._id}`,
  );
  expect(Object.fromEntries(page.searchParams)).toEqual({
    at: visit.startsAt,
    offered: offered?._id,
    master: visit.masterId,
  });
  expect((await refused(salon, "unsubscribe", { body: { token: code } })).code).toBe("not_found");
});

test.each(["AAAAAAAAAA", "%00", "https:%2F%2Fexample.com"])(
  "an unknown link, %s, leads to My bookings",
  async (code) => {
    const opened = await salon.server.inject({ url: `/o/${code}` });
    expect(opened.headers.location).toBe(`${publicUrl}/dashboard/myBookings`);
  },
);

test("a mail about an offered hour names the service in its reader's language", async () => {
  const person = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, person);
  await offerTo(person);
  const [mail] = await readMails(salon, person.email, "hour_offered.");
  expect(mail?.text).toContain("থ্রেডিং");
  expect(mail?.text).not.toContain("Threading");
});

test("an unverified address gets no offer but a verified number does, otherwise only the desk can offer, and the owner sees why", async () => {
  const { person, number } = await addProved();
  await offerTo(person);
  expect(offersIn(await textsTo(salon, number))).toHaveLength(1);
  expect(await readMails(salon, person.email, "hour_offered.")).toEqual([]);
  const { person: other } = await addProved();
  const { visit, offered } = await offerTo(other, async () => {
    await call(salon, "updateMe", { body: { phone: newNumber() } }, other);
  });
  expect(offered).toBeNull();
  const [waits] = await call(salon, "listMyWaiting", {}, other);
  const byHand = { params: { id: waits?._id ?? "" }, body: { startsAt: visit.startsAt } };
  await call(salon, "offerHour", byHand, desk);
  await salon.drain();
  expect(await readMails(salon, other.email, "hour_offered.")).toEqual([]);
  const { deliveries } = await call(salon, "listDeliveries", { query: { limit: 100 } }, owner);
  expect(deliveries.filter(({ kind }) => kind === "hour_offered")[0]).toMatchObject({
    notSent: "unverified",
  });
});

test("a caller on the list is notified at the address that the desk typed", async () => {
  const { guest, id, wish } = await takenHour(salon);
  const email = "lubna.rahman@example.com";
  const body = { ...wish, name: "Lubna Rahman", number: newNumber(), email };
  await call(salon, "addWaitingGuest", { body }, desk);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(await readMails(salon, email, "hour_offered.")).toHaveLength(1);
});
