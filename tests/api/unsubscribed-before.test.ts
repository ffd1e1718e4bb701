import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { bookAhead, hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { type ReadMail, readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { book, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("who unsubscribed before having an account stays unsubscribed with it, until switching the mails on", async () => {
  const email = "mou@example.com";
  const [first] = await remindedOf(await bookByPhone(email), email);
  await call(salon, "unsubscribe", { body: { token: tokenIn(first) } });
  const guest = await addPerson(salon, { email, verified: true });
  expect((await call(salon, "readMe", {}, guest)).notices).toMatchObject({ reminderDay: false });
  expect(await remindedOf(await bookByPhone(email), email)).toHaveLength(1);
  await call(salon, "updateMe", { body: { notices: { reminderDay: true } } }, guest);
  expect((await call(salon, "readMe", {}, guest)).notices).toMatchObject({ reminderDay: true });
  expect(await remindedOf(await bookByPhone(email), email)).toHaveLength(2);
});

test("who stops one reminder by its link gets none at all, and can switch each on again", async () => {
  const email = "neela@example.com";
  const [first] = await remindedOf(await bookByPhone(email), email);
  await call(salon, "unsubscribe", { body: { token: tokenIn(first) } });
  const startsAt = await bookByPhone(email);
  salon.clock.advance(startsAt - hours(2) - salon.clock.now());
  await salon.drain();
  expect(await readMails(salon, email, "reminder_hours")).toEqual([]);
  const guest = await addPerson(salon, { email, verified: true });
  const off = { reminderDay: false, reminderHours: false, reviewRequest: true };
  expect((await call(salon, "readMe", {}, guest)).notices).toEqual(off);
  await call(salon, "updateMe", { body: { notices: { reminderHours: true } } }, guest);
  expect((await call(salon, "readMe", {}, guest)).notices).toEqual({ ...off, reminderHours: true });
});

test("an unverified address tells nobody what its owner unsubscribed from", async () => {
  const email = "runa@example.com";
  const [mail] = await remindedOf(await bookByPhone(email), email);
  await call(salon, "unsubscribe", { body: { token: tokenIn(mail) } });
  const stranger = await addPerson(salon, { email });
  expect((await call(salon, "readMe", {}, stranger)).notices).toMatchObject({ reminderDay: true });
});

test("who switched reminders off gets none about a coming visit after deleting the account either", async () => {
  const { guest, visit } = await bookAhead(salon, 60);
  const notices = { reminderDay: false, reminderHours: false };
  await call(salon, "updateMe", { body: { notices } }, guest);
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await tidyUp(salon.app);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(2) - salon.clock.now());
  await salon.drain();
  expect(await readMails(salon, guest.email, "reminder")).toEqual([]);
});

test("an unverified address gets no reminders after its account was deleted either", async () => {
  const stranger = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 60);
  await book(salon, stranger, { service, masterId: masterIds[0] ?? "", startsAt });
  await salon.drain();
  await call(salon, "deleteMe", { query: { email: stranger.email } }, stranger);
  salon.clock.advance(Date.parse(startsAt) - hours(2) - salon.clock.now());
  await salon.drain();
  expect(await readMails(salon, stranger.email, "reminder")).toEqual([]);
});

test("who unsubscribed before having an account stays unsubscribed after deleting it", async () => {
  const email = "shapla@example.com";
  const [first] = await remindedOf(await bookByPhone(email), email);
  await call(salon, "unsubscribe", { body: { token: tokenIn(first) } });
  const guest = await addPerson(salon, { email, verified: true });
  const startsAt = await bookByPhone(email);
  await call(salon, "deleteMe", { query: { email } }, guest);
  expect(await remindedOf(startsAt, email)).toHaveLength(1);
});

test("an unverified address gets no reminders of a visit whose payment arrives after its account was deleted", async () => {
  const stranger = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 60);
  const { clientSecret } = await hold(salon, stranger, { service, masterId: masterIds[0] ?? "", startsAt });
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "deleteMe", { query: { email: stranger.email } }, stranger);
  await tidyUp(salon.app);
  await tell(salon, intentId);
  await salon.drain();
  expect(await readMails(salon, stranger.email, "receipt")).toHaveLength(1);
  salon.clock.advance(Date.parse(startsAt) - hours(2) - salon.clock.now());
  await salon.drain();
  expect(await readMails(salon, stranger.email, "reminder")).toEqual([]);
});

/** @returns when the visit begins */
async function bookByPhone(email: string): Promise<number> {
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 60);
  const visit = { service, masterId: masterIds[0] ?? "", startsAt };
  await call(salon, "createDeskBooking", phoneCall(visit, { email }), staff);
  return Date.parse(startsAt);
}

/** All reminders so far, a day before a visit. */
async function remindedOf(startsAt: number, email: string): Promise<ReadMail[]> {
  salon.clock.advance(startsAt - hours(24) - salon.clock.now());
  await salon.drain();
  return await readMails(salon, email, "reminder_day");
}

function tokenIn(mail: ReadMail | undefined): string {
  const address = /<(.+)>/.exec(mail?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  return address.split("/").at(-1) ?? "";
}
