import { expect, test } from "vitest";
import { bookAhead } from "#tests/support/booked.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { addStaff, phoneCall } from "#tests/support/desk.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, askIdentity, signUp } from "#tests/support/people.ts";
import { book, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

test.each(["Win\nnow", "a\u2028b", "a\u0007b", "a\u202eb", "Nadia\r\nBcc: you@example.com"])(
  "a name is one line without control characters: %j is refused",
  async (name) => {
    const guest = await addPerson(salon);
    const staff = await addStaff(salon);
    expect((await refused(salon, "updateMe", { body: { name } }, guest)).errors?.[0]?.field).toBe("name");
    const message = { firstName: name, lastName: "R", email: guest.email, mobile: "01700000001" };
    expect((await refused(salon, "createContactMessage", { body: message })).errors?.[0]?.field).toBe(
      "firstName",
    );
    const visit = await freeVisit(salon);
    const body = { name, number: "01700000001", serviceIds: [visit.service._id], startsAt: visit.startsAt };
    expect((await refused(salon, "createDeskBooking", { body }, staff)).errors?.[0]?.field).toBe("name");
  },
);

test("a name from a sign-up or a later change becomes one line", async () => {
  const account = {
    email: "one-line@example.com",
    password: "a-fine-password",
    name: "Nadia\r\n\u0000Rahman",
  };
  const { token, browser } = await signUp(salon, account);
  expect((await callLoosely(salon, "readMe", {}, { token })).body.name).toBe("Nadia Rahman");
  const changed = await askIdentity(salon, browser, "/update-user", { name: "Mim\n\u2028Akter" });
  expect(changed.status).toBe(200);
  const session = await salon.server.inject({
    url: "/api/auth/get-session",
    headers: { cookie: browser.cookie },
  });
  expect(session.json().user.name).toBe("Mim Akter");
});

test("an address in a name is not a link in a mail", async () => {
  const guest = await addPerson(salon);
  await book(salon, guest, await freeVisit(salon));
  const { write } = salon.app.engine;
  await write
    .updateTable("bookings")
    .set({ name: "Win at https://evil.example/now" })
    .where("email", "=", guest.email)
    .execute();
  await salon.drain();
  const text = (await salon.mails()).filter((mail) => mail.includes(guest.email)).join("\n");
  expect(text).toContain("Win at");
  expect(decode(text)).not.toMatch(/evil\.example|https:\/\/evil/);
});

test("an unverified address only gets the confirmation of what was paid", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const hours = await freeHours(salon, [service._id]);
  const far = hours.filter(({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + days(4));
  const [first, ...others] = far;
  const masterId = first?.masterIds[0] ?? "";
  const { bookingId } = await book(salon, guest, { service, masterId, startsAt: first?.startsAt ?? "" });
  for (const { startsAt } of others.slice(0, 3)) {
    await call(
      salon,
      "moveBooking",
      { params: { id: bookingId }, body: { startsAt, masterId: "any" } },
      guest,
    );
  }
  await salon.drain();
  salon.clock.advance(days(3.9));
  await salon.drain();
  const kinds = (await readMails(salon, guest.email)).map(({ messageId }) => messageId.split(".")[0]);
  expect(kinds.sort()).toEqual(["<receipt", "<received"]);
});

test("a customer can move a visit six times an hour, and staff as often as needed", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const hours = await freeHours(salon, [visit.service._id], visit.masterId);
  const later = hours
    .filter(({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + days(5))
    .slice(0, 8);
  const move = (startsAt: string, as: typeof guest) =>
    callLoosely(salon, "moveBooking", { params: { id }, body: { startsAt } }, as);
  const statuses = [];
  for (const { startsAt } of later.slice(0, 7)) statuses.push((await move(startsAt, guest)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await move(later[7]?.startsAt ?? "", await addStaff(salon))).status).toBe(200);
});

test("however often a visit moves in a day, the number of its customer's mails is limited", async () => {
  const { guest, id } = await bookAhead(salon, 60);
  const staff = await addStaff(salon);
  const { visit } = await bookAhead(salon, 200);
  const hours = await freeHours(salon, [visit.service._id]);
  const later = hours
    .filter(({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + days(6))
    .slice(0, 45);
  for (const { startsAt } of later) {
    await callLoosely(salon, "moveBooking", { params: { id }, body: { startsAt, masterId: "any" } }, staff);
    salon.clock.advance(1100);
    await salon.drain();
  }
  const moved = await readMails(salon, guest.email, "moved");
  expect(later.length).toBeGreaterThan(40);
  expect(moved.length).toBeGreaterThan(10);
  expect(moved.length).toBeLessThan(25);
});

test("an account with somebody else's address does not use up what the salon may mail there", async () => {
  const stranger = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const far = (await freeHours(salon, [service._id])).filter(
    ({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + days(6),
  );
  const [first, ...others] = far;
  const visit = { service, masterId: first?.masterIds[0] ?? "", startsAt: first?.startsAt ?? "" };
  const { bookingId: id } = await book(salon, stranger, visit);
  for (const [index, { startsAt }] of others.slice(0, 30).entries()) {
    if (index % 6 === 0) salon.clock.advance(hours(1));
    await call(salon, "moveBooking", { params: { id }, body: { startsAt, masterId: "any" } }, stranger);
  }
  const about = { name: "Rupa Das", email: stranger.email };
  const deskVisit = phoneCall(await freeVisit(salon), about);
  await call(salon, "createDeskBooking", deskVisit, await addStaff(salon));
  await salon.drain();
  expect(await readMails(salon, stranger.email, "confirmed")).toHaveLength(1);
});

/** A mail as its reader sees it: soft line breaks are joined, and quoted characters decoded. */
function decode(mail: string): string {
  const joined = mail.replace(/=\r?\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
