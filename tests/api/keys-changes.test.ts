import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { scopeOf } from "#contract/scopes.ts";
import type { Scope } from "#domain/scopes.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addKey } from "#tests/support/programs.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const writing = ["bookings:read", "bookings:write", "bookings:cancel"] as const;

const order = async () => phoneCall(await freeVisit(salon));

const visits = async () =>
  Number(
    (await callLoosely(salon, "listBookings", { query: { limit: "1" } }, owner)).headers["x-total-count"],
  );

test("a visit's history names the program to its owner and the desk, and the salon to the customer", async () => {
  const { token } = await addKey(salon, [...writing], owner);
  const { id, guest } = await bookAhead(salon, 72);
  const cancelled = { params: { id }, body: { by: "salon" } };
  expect((await callLoosely(salon, "cancelBooking", cancelled, { token })).status).toBe(200);
  const by = async (reader: typeof owner) =>
    (await call(salon, "readTimeline", { params: { id } }, reader)).at(-1)?.by;
  expect([await by(staff), await by(owner), await by(guest)]).toEqual([
    "Our website",
    "Our website",
    "the salon",
  ]);
});

test("a program can't use a guest's package session", async () => {
  const { token } = await addKey(salon, [...writing], owner);
  const { body } = await order();
  const sent = { body: { ...body, package: "01900000-0000-7000-8000-000000000000" } };
  const answer = await callLoosely(salon, "createDeskBooking", sent, { token });
  expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
  expect((await callLoosely(salon, "createDeskBooking", { body }, { token })).status).toBe(201);
});

test("a program that may change visits but not read them can move one, and is not told whose it is", async () => {
  const { id, guest, visit } = await bookAhead(salon, 72);
  const { startsAt, masterId } = visit;
  const moved = async (...scopes: Scope[]) => {
    const { token } = await addKey(salon, scopes, owner);
    const sent = { params: { id }, body: { startsAt, masterId } };
    return (await callLoosely(salon, "moveBooking", sent, { token })).body;
  };
  const nobody = { name: "", email: "", number: "" };
  expect(await moved("bookings:write")).toMatchObject({ _id: id, startsAt, ...nobody });
  expect(await moved("bookings:read", "bookings:write")).toMatchObject({ _id: id, email: guest.email });
});

test("no other call that changes visits returns an address", () => {
  const changing = (Object.keys(scopeOf) as CallName[]).filter((name) =>
    ["bookings:write", "bookings:cancel"].includes(scopeOf[name] ?? ""),
  );
  const schemas = changing.map((name) => [name, JSON.stringify(z.toJSONSchema(calls[name].answer))] as const);
  expect(schemas.filter(([, schema]) => schema.includes('"email"')).map(([name]) => name)).toEqual([
    "moveBooking",
  ]);
});

test("each change by a program is logged once, and a refused one is not", async () => {
  const { id: keyId, token } = await addKey(salon, [...writing], owner);
  const made = await callLoosely(salon, "createDeskBooking", await order(), { token });
  const params = { id: String(made.body.insertedId) };
  const changes = [
    ["updateBooking", { params, body: { note: "By the lift." } }],
    ["changeBookingState", { params, body: { to: "confirmed" } }],
    ["cancelBooking", { params, body: { by: "salon" } }],
  ] as const;
  for (const [name, sent] of changes)
    expect([name, (await callLoosely(salon, name, sent, { token })).status]).toEqual([name, 200]);
  expect((await callLoosely(salon, "cancelBooking", changes[2][1], { token })).status).toBe(409);
  const log = await salon.app.engine.read
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", keyId)
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    "create_key",
    "by_key_createDeskBooking",
    ...changes.map(([name]) => `by_key_${name}`),
  ]);
});

test("a change that can't be logged is not made", async () => {
  const { token } = await addKey(salon, [...writing], owner);
  const sent = await order();
  const before = await visits();
  const { write } = salon.app.engine;
  await sql`alter table audit_log rename to audit_log_away`.execute(write);
  const failed = await callLoosely(salon, "createDeskBooking", sent, { token });
  await sql`alter table audit_log_away rename to audit_log`.execute(write);
  salon.bugs.length = 0;
  expect([failed.status, await visits()]).toEqual([500, before]);
  expect((await callLoosely(salon, "createDeskBooking", sent, { token })).status).toBe(201);
});

test("a program can book a limited number of visits a minute", async () => {
  const { id, token } = await addKey(salon, [...writing], owner);
  const { now } = salon.clock;
  const count = { key: `createDeskBooking:${id}`, window_start: now() - (now() % 60_000), count: 60 };
  await salon.app.engine.write.insertInto("rate_limits").values(count).execute();
  const { status, headers } = await callLoosely(salon, "createDeskBooking", await order(), { token });
  expect([status, headers["retry-after"]]).toEqual([429, "60"]);
  expect((await callLoosely(salon, "createDeskBooking", await order(), staff)).status).toBe(201);
});

test("a network that sends unknown keys is refused with every key for a minute, and no other network is", async () => {
  salon.clock.advance(minutes(2));
  const { token } = await addKey(salon, ["catalogue:read"], owner);
  const show = async (key: string, remoteAddress: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return await salon.server.inject({ url: "/api/services", headers, remoteAddress });
  };
  const unknown = `shk_${"B".repeat(43)}`;
  for (let shown = 0; shown <= 20; shown++)
    expect((await show(unknown, "198.51.100.7")).statusCode).toBe(401);
  for (const key of [unknown, token]) {
    const { statusCode, headers } = await show(key, "198.51.100.7");
    expect([statusCode, headers["retry-after"]]).toEqual([429, "60"]);
  }
  expect((await show(token, "198.51.100.8")).statusCode).toBe(200);
  salon.clock.advance(minutes(1));
  expect((await show(token, "198.51.100.7")).statusCode).toBe(200);
});
