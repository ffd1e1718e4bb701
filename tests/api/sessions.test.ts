import { expect, onTestFinished, test, vi } from "vitest";
import { findUsersByEmail, listIdentities } from "#server/database/users.ts";
import { forgetSecondFactor } from "#server/identity/embedded/accounts.ts";
import { call, callFully, callLoosely } from "#tests/support/calls.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, askIdentity, askToken, type Browser, signUp } from "#tests/support/people.ts";
import { codeNow } from "#tests/support/totp.ts";

const password = "sona-27";

const salon = givenSalon();

test("a user sees the signed-in devices, with this one marked", async () => {
  const { token, other } = await onTwoDevices("mim@example.com");
  const { body: sessions } = await callFully(salon, "listSessions", {}, { token });
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  const { body: fromThere } = await callFully(salon, "listSessions", {}, { token: other });
  const marked = fromThere.find(({ current }) => current);
  expect(marked?._id).toBe(sessions.find(({ current }) => !current)?._id);
});

test("a device that was signed out is refused at once, and its cookie gives no new token", async () => {
  const { token, other, browser } = await onTwoDevices("jui@example.com");
  const id = await idOfOther(token);
  expect((await callLoosely(salon, "endSession", { params: { id } }, { token })).body).toEqual({
    deletedCount: 1,
  });
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(token)).toBe(200);
  expect(await askToken(salon, browser, "jui@example.com")).toBe("unauthenticated");
  expect((await callLoosely(salon, "endSession", { params: { id } }, { token })).status).toBe(404);
});

test("a device is signed out thirty days after it signed in, by the salon's clock", async () => {
  // better-auth starts a session by the machine's clock, which may be far ahead of the salon's.
  standStill(salon.clock.now());
  const { token, browser } = await onTwoDevices("keya@example.com");
  expect(await statusOf(token)).toBe(200);
  salon.clock.advance(days(30) - minutes(1));
  const late = await askToken(salon, browser, "keya@example.com");
  expect(await statusOf(late)).toBe(200);
  salon.clock.advance(days(2));
  expect(await askToken(salon, browser, "keya@example.com")).toBe("unauthenticated");
  const fresh = await sameSession(late);
  expect(await statusOf(fresh)).toBe(401);
});

test("nobody can sign out somebody else's device", async () => {
  const { token, other } = await onTwoDevices("beli@example.com");
  const stranger = await addPerson(salon, { role: "admin" });
  const id = await idOfOther(token);
  expect((await callLoosely(salon, "endSession", { params: { id } }, stranger)).status).toBe(404);
  expect(await statusOf(other)).toBe(200);
  const own = await call(salon, "listSessions", {}, stranger);
  expect(own.map(({ _id }) => _id)).toEqual([stranger.sessionId]);
});

test("all other devices can be signed out, and then this one, too", async () => {
  const { token, other } = await onTwoDevices("lata@example.com");
  await callLoosely(salon, "endSessions", { query: { keep: "current" } }, { token });
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  await callLoosely(salon, "endSessions", {}, { token });
  expect(await statusOf(token)).toBe(401);
});

test("a password alone gives no token when a code is needed, and five wrong codes end the try", async () => {
  standStill();
  const email = "rupa@example.com";
  const { browser } = await signUp(salon, { email, password, name: "Rupa" });
  const key = await turnCodesOn(browser);
  const late: Browser = { cookie: "" };
  const first = await askIdentity(salon, late, "/sign-in/email", { email, password });
  expect(first.body).toMatchObject({ twoFactorRedirect: true });
  expect(await askToken(salon, late, email)).toBe("unauthenticated");
  for (let wrong = 1; wrong <= 5; wrong++) {
    const answer = await askIdentity(salon, { ...late }, "/two-factor/verify-totp", { code: "000000" });
    expect(answer.body.code).toBe("INVALID_CODE");
  }
  const over = await askIdentity(salon, { ...late }, "/two-factor/verify-totp", { code: codeNow(key) });
  expect(over.body.code).toBe("TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE");
  await askIdentity(salon, late, "/sign-in/email", { email, password });
  expect((await askIdentity(salon, late, "/two-factor/verify-totp", { code: codeNow(key, 1) })).status).toBe(
    200,
  );
  expect(await askToken(salon, late, email)).toMatch(/^ey/);
});

test("ten wrong codes lock the codes for a while, however often the password is entered again", async () => {
  standStill();
  const email = "kajol@example.com";
  const { browser } = await signUp(salon, { email, password, name: "Kajol" });
  const key = await turnCodesOn(browser);
  for (let round = 1; round <= 2; round++) {
    const late: Browser = { cookie: "" };
    await askIdentity(salon, late, "/sign-in/email", { email, password });
    for (let wrong = 1; wrong <= 5; wrong++) {
      await askIdentity(salon, { ...late }, "/two-factor/verify-totp", { code: "000000" });
    }
  }
  const last: Browser = { cookie: "" };
  await askIdentity(salon, last, "/sign-in/email", { email, password });
  const locked = await askIdentity(salon, last, "/two-factor/verify-totp", { code: codeNow(key, 1) });
  expect([locked.status, locked.body.code]).toEqual([429, "ACCOUNT_TEMPORARILY_LOCKED"]);
});

test("a user who lost the phone signs in with the password once the owner removed the second factor", async () => {
  standStill();
  const email = "tuli@example.com";
  const { browser, token } = await signUp(salon, { email, password, name: "Tuli" });
  await turnCodesOn(browser);
  expect(await statusOf(token)).toBe(401);
  const [user] = await findUsersByEmail(salon.app.engine.read, email);
  for (const account of await listIdentities(salon.app.engine.read, user?.id ?? "")) {
    await forgetSecondFactor(salon.app.engine, account);
  }
  const anew: Browser = { cookie: "" };
  await askIdentity(salon, anew, "/sign-in/email", { email, password });
  expect(await askToken(salon, anew, email)).toMatch(/^ey/);
});

/**
 * Stops the machine's clock. Three codes are valid at a time, and tests that need all of them must not cross into the
 * next half minute.
 */
function standStill(now = Date.now()): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** @returns the key that an authenticator app would get */
async function turnCodesOn(browser: Browser): Promise<string> {
  const begun = await askIdentity(salon, { ...browser }, "/two-factor/enable", { password });
  const key = new URL(String(begun.body.totpURI)).searchParams.get("secret") ?? "";
  const confirmed = await askIdentity(salon, browser, "/two-factor/verify-totp", { code: codeNow(key, -1) });
  expect(confirmed.status).toBe(200);
  return key;
}

/** A person who has signed up here and signed in on another device. */
async function onTwoDevices(email: string) {
  const { token } = await signUp(salon, { email, password, name: "Mim" });
  const browser: Browser = { cookie: "" };
  await askIdentity(salon, browser, "/sign-in/email", { email, password });
  return { token, browser, other: await askToken(salon, browser, email) };
}

/** A new token for another token's session, as if it had been made now. */
async function sameSession(token: string): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return await salon.app.tokens.issueToken({ userId: claims.sub, sessionId: claims.sid }, salon.clock.now());
}

async function idOfOther(token: string): Promise<string> {
  const { body: sessions } = await callFully(salon, "listSessions", {}, { token });
  return sessions.find(({ current }) => !current)?._id ?? "";
}

async function statusOf(token: string): Promise<number> {
  return (await callLoosely(salon, "readMe", {}, { token })).status;
}
