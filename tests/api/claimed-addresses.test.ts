import { decodeJwt } from "jose";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call, callLoosely } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { continueWithGoogle } from "#tests/support/google.ts";
import { join } from "#tests/support/members.ts";
import { addPackage, buyPackage } from "#tests/support/packages.ts";
import { addPerson, askIdentity, askToken, setRole, signUp } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const nadia = { subject: "demo-nadia", name: "Nadia Rahman", email: "nadia@google.demo.shiuli.example" };
const squatter = { email: nadia.email, password: "sona-27", name: "Not Nadia" };

let salon: TestSalon;

beforeEach(async () => {
  salon = await openSalon();
});

afterEach(async () => {
  await salon.close();
  expect(salon.bugs).toEqual([]);
});

test("a password account with an unverified address does not block 'Continue with Google'", async () => {
  const { browser, token } = await signUp(salon, squatter);
  await callLoosely(salon, "updateMe", { body: { phone: "01700000009" } }, { token });
  const { body: feed } = await callLoosely(salon, "createMyFeed", {}, { token });
  const { body: stranger } = await callLoosely(salon, "readMe", {}, { token });
  await addWaysIn(nadia.email);

  const hers = await continueWithGoogle(salon, nadia.subject);
  expect(hers.error).toBeNull();
  const herToken = { token: await askToken(salon, hers.browser, nadia.email) };
  const { body: her } = await callLoosely(salon, "readMe", {}, herToken);
  expect(her).toMatchObject({ name: nadia.name, email: nadia.email, phone: null });
  expect(her._id).not.toBe(stranger._id);

  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);
  expect(await askToken(salon, browser, nadia.email)).toBe("unauthenticated");
  expect((await askIdentity(salon, { cookie: "" }, "/sign-in/email", squatter)).status).toBe(401);
  const url = new URL(String(feed.url)).pathname;
  expect((await salon.server.inject({ method: "GET", url })).statusCode).toBe(404);
  expect(await countWaysIn(nadia.email)).toEqual({ passwords: 0, passkeys: 0, factors: 0, sessions: 1 });
});

test("the former holder's bookings stand, and the new one does not see them", async () => {
  const { token } = await signUp(salon, squatter);
  const { sub, sid } = decodeJwt<{ sid: string }>(token);
  const guest = { ...squatter, userId: String(sub), sessionId: sid };
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const hers = await continueWithGoogle(salon, nadia.subject);
  const herToken = { token: await askToken(salon, hers.browser, nadia.email) };
  const list = await callLoosely(salon, "listUserBookings", { params: { email: nadia.email } }, herToken);
  expect(list.body).toEqual([]);
  const admin = await addPerson(salon, { role: "admin" });
  const all = await call(salon, "listBookings", { query: {} }, admin);
  expect(all.find(({ _id }) => _id === bookingId)).toMatchObject({ status: "pending" });
});

test("the audit log records that an account was replaced, and nobody gets a mail about it", async () => {
  const { token } = await signUp(salon, squatter);
  const { sub } = decodeJwt(token);
  await salon.drain();
  const before = (await salon.mails()).length;
  await continueWithGoogle(salon, nadia.subject);
  await salon.drain();
  const { read } = salon.app.engine;
  const noted = read
    .selectFrom("audit_log")
    .select(["actor_id", "action"])
    .where("subject_id", "=", String(sub));
  expect(await noted.execute()).toEqual([{ actor_id: null, action: "replace" }]);
  expect((await salon.mails()).length).toBe(before);
});

test("a user with a verified address keeps the account, and can sign in with Google, too", async () => {
  const { token } = await signUp(salon, squatter);
  const { body: before } = await callLoosely(salon, "readMe", {}, { token });
  await sql`update auth_user set "emailVerified" = ${true} where "email" = ${nadia.email}`.execute(
    salon.app.engine.write,
  );
  const hers = await continueWithGoogle(salon, nadia.subject);
  expect(hers.error).toBeNull();
  const herToken = { token: await askToken(salon, hers.browser, nadia.email) };
  expect((await callLoosely(salon, "readMe", {}, herToken)).body._id).toBe(before._id);
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(200);
});

test("an account that the salon gave a role is not replaced", async () => {
  const { token } = await signUp(salon, squatter);
  const { body: me } = await callLoosely(salon, "readMe", {}, { token });
  await setRole(salon, { userId: String(me._id), sessionId: "", ...squatter }, "staff");
  expect((await continueWithGoogle(salon, nadia.subject)).error).toBe("account_not_linked");
  expect((await callLoosely(salon, "readMe", {}, { token })).body).toMatchObject({ role: "staff" });
});

test("an account that has paid ahead is not replaced, and its password still opens its package and its year", async () => {
  const { token } = await signUp(salon, squatter);
  const { sub, sid } = decodeJwt<{ sid: string }>(token);
  const guest = { ...squatter, userId: String(sub), sessionId: sid };
  const owner = await addPerson(salon, { role: "admin" });
  await buyPackage(salon, guest, await addPackage(salon, owner));
  expect((await continueWithGoogle(salon, nadia.subject)).error).toBe("account_not_linked");
  expect(await call(salon, "listMyPackages", {}, guest)).toHaveLength(1);
});

test("an account with a year of membership is not replaced either, until the year is over", async () => {
  const { token } = await signUp(salon, squatter);
  const { sub, sid } = decodeJwt<{ sid: string }>(token);
  await join(salon, { ...squatter, userId: String(sub), sessionId: sid });
  expect((await continueWithGoogle(salon, nadia.subject)).error).toBe("account_not_linked");
  salon.clock.advance(days(366));
  expect((await continueWithGoogle(salon, nadia.subject)).error).toBeNull();
});

async function addWaysIn(email: string): Promise<void> {
  const { write } = salon.app.engine;
  await sql`insert into auth_passkey
    ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp")
    select 'p', 'key', "id", 'c', 0, 'singleDevice', ${false} from auth_user where "email" = ${email}`.execute(
    write,
  );
  await sql`insert into auth_two_factor ("id", "secret", "backupCodes", "userId", "verified")
    select 'f', 'secret', 'codes', "id", ${true} from auth_user where "email" = ${email}`.execute(write);
}

async function countWaysIn(email: string): Promise<Record<string, number>> {
  const { read } = salon.app.engine;
  const { rows } = await sql<{ id: string }>`select "id" from auth_user where "email" = ${email}`.execute(
    read,
  );
  const subject = rows[0]?.id;
  const count = async (query: ReturnType<typeof sql>) => (await query.execute(read)).rows.length;
  return {
    passwords: await count(
      sql`select 1 from auth_account where "userId" = ${subject} and "password" is not null`,
    ),
    passkeys: await count(sql`select 1 from auth_passkey where "userId" = ${subject}`),
    factors: await count(sql`select 1 from auth_two_factor where "userId" = ${subject}`),
    sessions: await count(sql`select 1 from auth_session where "userId" = ${subject}`),
  };
}
