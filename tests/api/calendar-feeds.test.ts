import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { bookAhead, cancelVisit, otherStart } from "#tests/support/booked.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

const salon = givenSalon();
let admin: Person;

beforeAll(async () => {
  admin = await addPerson(salon, { role: "admin" });
});

test("a customer's calendar follows moved and cancelled visits", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const { url } = await call(salon, "createMyFeed", {}, guest);
  const [before] = await eventsAt(url);
  expect(before?.startDate.toJSDate()).toEqual(new Date(visit.startsAt));
  expect(before?.startDate.zone.tzid).toBe("UTC");
  expect(before?.summary).toBe("Threading at Shiuli");

  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  const [after, ...others] = await eventsAt(url);
  expect(others).toEqual([]);
  expect([after?.uid, after?.sequence]).toEqual([before?.uid, 1]);
  expect(after?.startDate.toJSDate()).toEqual(new Date(startsAt));

  await cancelVisit(salon, id, guest);
  expect(await eventsAt(url)).toEqual([]);
});

test("a private calendar lists only its owner's visits, in the salon's time zone, and is not cached", async () => {
  const { guest } = await bookAhead(salon, 60);
  const other = await bookAhead(salon, 60);
  const { url } = await call(salon, "createMyFeed", {}, guest);
  const answer = await open(url);
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(answer.body).toContain("X-WR-TIMEZONE:Asia/Dhaka");
  expect(answer.body).toContain("X-WR-CALNAME:Shiuli");
  expect(await eventsAt(url)).toHaveLength(1);
  for (const { email, name } of [guest, other.guest]) {
    expect(answer.body).not.toContain(email);
    expect(answer.body).not.toContain(name);
  }
});

test("a master's calendar contains first names and services, nothing more", async () => {
  const { visit, guest } = await bookAhead(salon, 60);
  const params = { id: visit.masterId };
  const { url } = await call(salon, "createMasterFeed", { params }, admin);
  const events = await eventsAt(url);
  const hers = events.find(({ startDate }) => +startDate.toJSDate() === Date.parse(visit.startsAt));
  expect(hers?.summary).toBe("Nadia: Threading");
  const { body } = await open(url);
  for (const secret of ["Rahman", guest.email, "01700000001"]) expect(body).not.toContain(secret);
  expect(body).not.toContain("DESCRIPTION");
  expect(await call(salon, "deleteMasterFeed", { params }, admin)).toEqual({ deletedCount: 1 });
  expect((await open(url)).statusCode).toBe(404);
});

test("a link is invalid once it is revoked or replaced, or its owner has left", async () => {
  const guest = await addPerson(salon);
  expect(await call(salon, "readMyFeed", {}, guest)).toEqual({ createdAt: null });
  const first = await call(salon, "createMyFeed", {}, guest);
  expect(await call(salon, "readMyFeed", {}, guest)).toEqual({ createdAt: first.createdAt });
  const second = await call(salon, "createMyFeed", {}, guest);
  expect((await open(first.url)).statusCode).toBe(404);
  expect((await open(second.url)).statusCode).toBe(200);
  await call(salon, "deleteMyFeed", {}, guest);
  expect((await open(second.url)).statusCode).toBe(404);
  const third = await call(salon, "createMyFeed", {}, guest);
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  expect((await open(third.url)).statusCode).toBe(404);
});

test("the database stores no link, only a hash that verifies one", async () => {
  const guest = await addPerson(salon);
  const { url } = await call(salon, "createMyFeed", {}, guest);
  const rows = await salon.app.engine.read.selectFrom("calendar_feeds").selectAll().execute();
  const token = /feeds\/([^/]+)/.exec(url)?.[1] ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a program that asks too often must wait an hour", async () => {
  const guest = await addPerson(salon);
  const { url } = await call(salon, "createMyFeed", {}, guest);
  const token = /feeds\/([^/]+)/.exec(url)?.[1] ?? "";
  for (let asked = 0; asked < 120; asked++) await callLoosely(salon, "readFeed", { params: { token } });
  expect((await refused(salon, "readFeed", { params: { token } })).code).toBe("too_many_requests");
  salon.clock.advance(hours(1));
  expect((await open(url)).statusCode).toBe(200);
});

function open(url: string) {
  return salon.server.inject({ url: new URL(url).pathname });
}

async function eventsAt(url: string): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse((await open(url)).body));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}
