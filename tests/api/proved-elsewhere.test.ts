import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listIdentities } from "#server/database/users.ts";
import { createToken } from "#server/usecases/people/create-token.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";

/*
 * When somebody has made an account with a password and an unverified address, and Google then verifies that address
 * for a person, Firebase gives that person the account. The same account then has another holder.
 */

const salon = givenSalon();

test("when Google verifies an address, its maker is signed out and learns nothing of the visits", async () => {
  const maker = await addPerson(salon);
  const feed = await call(salon, "createMyFeed", {}, maker);
  await proveNumber(salon, maker, newNumber());
  await call(salon, "updateMe", { body: { toldBy: "sms" } }, maker);

  const holder = await signInAgain(maker, { isProvedElsewhere: true });
  expect((await callLoosely(salon, "readMe", {}, maker)).status).toBe(401);
  expect(await readFeed(feed.url)).toBe(404);
  expect(await call(salon, "readMe", {}, holder)).toMatchObject({ mobileProof: "open", toldBy: "mail" });
});

test("a person who verifies the address by a link, or had done so before, keeps everything", async () => {
  for (const [verified, isProvedElsewhere] of [
    [false, false],
    [true, true],
  ] as const) {
    const person = await addPerson(salon, { verified });
    const feed = await call(salon, "createMyFeed", {}, person);
    await signInAgain(person, { isProvedElsewhere });
    expect((await callLoosely(salon, "readMe", {}, person)).status).toBe(200);
    expect(await readFeed(feed.url)).toBe(200);
  }
});

/** Signs in to a person's account on another device, with a verified address. */
async function signInAgain(person: Person, how: { isProvedElsewhere: boolean }): Promise<Person> {
  const [account] = await listIdentities(salon.app.engine.read, person.userId);
  if (!account) throw new Error("This person has no account.");
  const sessionId = randomUUID();
  await sql`
    insert into auth_session ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
    select ${sessionId}, "expiresAt", ${randomUUID()}, "createdAt", "updatedAt", "userId"
    from auth_session where "id" = ${person.sessionId}`.execute(salon.app.engine.write);
  const proof = { ...person, ...account, ...how, sessionId, emailVerified: true, photoURL: null };
  const identity = { ...salon.app.identity, prove: async () => proof };
  const asked = { email: person.email, language: "en", network: null } as const;
  expect(await createToken({ ...salon.app, identity }, new Headers(), asked)).toMatchObject({ ok: true });
  return { ...person, sessionId };
}

async function readFeed(url: string): Promise<number> {
  return (await salon.server.inject({ method: "GET", url: new URL(url).pathname })).statusCode;
}
