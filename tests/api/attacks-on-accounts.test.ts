import { decodeJwt } from "jose";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { limits } from "#server/http/limits.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, askIdentity, askToken, type Browser, setRole, signUp } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { textsTo } from "#tests/support/texts.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const password = "sona-27";

const salon = givenSalon();

test("the owner of an address who sets a password locks out the person who made the account", async () => {
  const email = "mitu@example.com";
  const { token } = await signUp(salon, { email, password, name: "Not Mitu" });
  const { body: feed } = await callLoosely(salon, "createMyFeed", {}, { token });
  await addOtherWaysIn(email);
  const signIn = await setPasswordByMail(email);
  expect(signIn.body).not.toHaveProperty("twoFactorRedirect");
  expect(await countOtherWaysIn(email)).toEqual({ passkeys: 0, factors: 0 });
  const url = new URL(String(feed.url)).pathname;
  expect((await salon.server.inject({ method: "GET", url })).statusCode).toBe(404);
});

test("the maker's verified number gets no texts about the owner's visits either", async () => {
  const email = "putul@example.com";
  const { token } = await signUp(salon, { email, password, name: "Not Putul" });
  const { sub, sid } = decodeJwt<{ sid: string }>(token);
  const maker = { userId: String(sub), sessionId: sid, email, name: "Not Putul" };
  const mobile = newNumber();
  await proveNumber(salon, maker, mobile);
  await call(salon, "updateMe", { body: { toldBy: "sms" } }, maker);
  const texts = (await textsTo(salon, `+88${mobile}`)).length;

  const { browser } = await setPasswordByMail(email);
  const { sid: own } = decodeJwt<{ sid: string }>(await askToken(salon, browser, email));
  const putul = { ...maker, sessionId: own };
  expect(await call(salon, "readMe", {}, putul)).toMatchObject({ mobileProof: "open", toldBy: "mail" });
  await book(salon, putul, await freeVisit(salon));
  expect(await textsTo(salon, `+88${mobile}`)).toHaveLength(texts);
  expect(await readMails(salon, email, "received")).toHaveLength(1);
});

test("a user with a verified address keeps passkeys and codes when setting a new password", async () => {
  const email = "sumi@example.com";
  await signUp(salon, { email, password, name: "Sumi" });
  await sql`update auth_user set "emailVerified" = ${true} where "email" = ${email}`.execute(
    salon.app.engine.write,
  );
  await addOtherWaysIn(email);
  const signIn = await setPasswordByMail(email);
  expect(signIn.body).toMatchObject({ twoFactorRedirect: true });
  expect(await countOtherWaysIn(email)).toEqual({ passkeys: 1, factors: 1 });
});

test("an account with an admin's address only has its own rights", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const double = await addPersonAtAnotherProvider(admin.email);
  const params = { email: admin.email };
  expect(await call(salon, "readAdminStatus", { params }, double)).toEqual({ admin: false });
  expect(await call(salon, "readAdminStatus", { params }, admin)).toEqual({ admin: true });
});

test("a customer can't read the name of anybody who has ever worked at the salon", async () => {
  const { guest, id } = await bookAhead(salon, 60);
  const desk = await addPerson(salon, { role: "staff", name: "Ruma of the desk" });
  await call(salon, "changeBookingState", { params: { id }, body: { to: "confirmed" } }, desk);
  await setRole(salon, desk, "customer");
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline.map(({ by }) => by)).toEqual(["you", "the salon"]);
});

test.each(["listCards", "arrangeCard", "removeCard", "createMembershipPayment", "updateMe"] as const)(
  "%s, which calls other servers, has a limit",
  async (name) => {
    const guest = await addPerson(salon);
    const sent = {
      listCards: {},
      arrangeCard: { params: { id: "pi_unknown" }, body: { save: true } },
      removeCard: { params: { id: "pm_unknown" } },
      createMembershipPayment: { body: { price: 1 } },
      updateMe: { body: { name: guest.name } },
    }[name];
    const most = limits[name]?.calls ?? 100;
    for (let made = 0; made < most; made++) {
      expect((await callLoosely(salon, name, sent, guest)).status).not.toBe(429);
    }
    expect((await callLoosely(salon, name, sent, guest)).status).toBe(429);
  },
);

test("a stranger on the same network signs nobody out by requesting tokens, and has a limit", async () => {
  const email = "rumi@example.com";
  const { browser } = await signUp(salon, { email, password, name: "Rumi" });
  salon.clock.advance(minutes(1));
  const ask = async (cookie: string) => {
    const headers = { origin: publicUrl, cookie };
    const [method, url, remoteAddress] = ["POST", "/api/jwt", "192.0.2.50"] as const;
    return (await salon.server.inject({ method, url, remoteAddress, headers, payload: { email } }))
      .statusCode;
  };
  for (let time = 1; time <= 60; time++) expect(await ask("")).toBe(401);
  expect(await ask("")).toBe(429);
  for (let time = 1; time <= 60; time++) expect(await ask(browser.cookie)).toBe(200);
  expect(await ask(browser.cookie)).toBe(429);
});

test("guessing calendar links leaves no row per guess", async () => {
  const rows = () => salon.app.engine.read.selectFrom("rate_limits").selectAll().execute();
  await callLoosely(salon, "readFeed", { params: { token: "guess-0" } });
  const before = (await rows()).length;
  for (let guess = 1; guess <= 10; guess++) {
    const params = { token: `guess-${guess}` };
    expect((await callLoosely(salon, "readFeed", { params })).status).toBe(404);
  }
  expect(await rows()).toHaveLength(before);
});

async function setPasswordByMail(email: string) {
  const browser: Browser = { cookie: "" };
  await askIdentity(salon, browser, "/request-password-reset", { email });
  const found = await sql<{ identifier: string }>`
    select v."identifier" from auth_verification v join auth_user u on u."id" = v."value"
    where u."email" = ${email}`.execute(salon.app.engine.read);
  const token = found.rows[0]?.identifier.replace("reset-password:", "");
  const newPassword = "rupa-28";
  expect((await askIdentity(salon, browser, "/reset-password", { token, newPassword })).status).toBe(200);
  const { body } = await askIdentity(salon, browser, "/sign-in/email", { email, password: newPassword });
  return { browser, body };
}

async function addOtherWaysIn(email: string): Promise<void> {
  const { write } = salon.app.engine;
  await sql`insert into auth_passkey
    ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp")
    select ${`p-${email}`}, 'key', "id", ${`c-${email}`}, 0, 'singleDevice', ${false}
    from auth_user where "email" = ${email}`.execute(write);
  await sql`insert into auth_two_factor ("id", "secret", "backupCodes", "userId", "verified")
    select ${`f-${email}`}, 'secret', 'codes', "id", ${true} from auth_user where "email" = ${email}`.execute(
    write,
  );
  await sql`update auth_user set "twoFactorEnabled" = ${true} where "email" = ${email}`.execute(write);
}

async function countOtherWaysIn(email: string): Promise<{ passkeys: number; factors: number }> {
  const { read } = salon.app.engine;
  const passkeys = await sql`select 1 from auth_passkey p join auth_user u on u."id" = p."userId"
    where u."email" = ${email}`.execute(read);
  const factors = await sql`select 1 from auth_two_factor f join auth_user u on u."id" = f."userId"
    where u."email" = ${email}`.execute(read);
  return { passkeys: passkeys.rows.length, factors: factors.rows.length };
}

/** A person as after a change of the identity provider: nobody has verified the address there. */
async function addPersonAtAnotherProvider(email: string) {
  const double = await addPerson(salon);
  await sql`update users set "email" = ${email} where "id" = ${double.userId}`.execute(
    salon.app.engine.write,
  );
  return { ...double, email };
}
