import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmbeddedIdentity } from "#server/identity/embedded.ts";
import type { IdentityEvents, IdentityProvider } from "#server/identity/port.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { codeNow } from "#tests/support/totp.ts";

const publicUrl = "http://127.0.0.1:4300";
const anika = { email: "anika@example.com", password: "sona-27" };
const unheard: IdentityEvents = {
  resetRequested: async () => {},
  verificationRequested: async () => {},
  signUpRepeated: async () => {},
  emailVerified: async () => {},
  addressClaimed: async () => false,
};

let database: TestEngine;
let identity: IdentityProvider;
/** Runs once, while a password is checked. */
let meanwhile: (() => Promise<unknown>) | null;

beforeEach(async () => {
  meanwhile = null;
  database = await openTestEngine();
  identity = createEmbeddedIdentity({
    database: database.engine,
    publicUrl,
    secret: "a secret of more than thirty-two characters",
    events: unheard,
    passwords: {
      ...quickPasswords,
      async verify(tried) {
        const happens = meanwhile;
        meanwhile = null;
        await happens?.();
        return await quickPasswords.verify(tried);
      },
    },
  });
  await post("/sign-up/email", { ...anika, name: "Anika" });
});

afterEach(() => database.remove());

test("a sign-in with the old password during a password change leaves no session", async () => {
  meanwhile = () => setNewPassword("rupa-28");
  const overtaken = await post("/sign-in/email", anika);
  expect(overtaken.status).toBe(401);
  expect(await identity.prove(cookies(overtaken))).toBeNull();
  expect(await listSessions()).toEqual([]);
  expect((await post("/sign-in/email", { ...anika, password: "rupa-28" })).status).toBe(200);
});

test("neither does one that waits for its code", async () => {
  await addWaiting();
  await setNewPassword("rupa-28");
  expect(await listUnfinished()).toEqual([]);
});

test("nor one that is asked for its code only after the password change", async () => {
  // A new password by mail removes the codes of an account with an unproved address.
  await sql`update auth_user set "emailVerified" = ${true}`.execute(database.engine.write);
  const key = await turnCodesOn(await post("/sign-in/email", anika));
  meanwhile = () => setNewPassword("rupa-28");
  const overtaken = await post("/sign-in/email", anika);
  const coded = await post("/two-factor/verify-totp", { code: codeNow(key, 1) }, overtaken);
  expect([overtaken.status, coded.status]).toEqual([401, 401]);
  expect(await listSessions()).toEqual([]);
});

test("a password change in Settings ends sign-ins that wait for their code, and links for a new password", async () => {
  const settings = await post("/sign-in/email", anika);
  await addWaiting();
  await post("/request-password-reset", { email: anika.email });
  expect(await listUnfinished()).toHaveLength(2);
  expect((await changePassword("rupa-28", settings)).status).toBe(200);
  expect(await listUnfinished()).toEqual([]);
});

test("a change with the old password does not replace one that was made meanwhile", async () => {
  const settings = await post("/sign-in/email", anika);
  meanwhile = () => setNewPassword("rupa-28");
  expect((await changePassword("tuli-29", settings)).status).toBe(400);
  expect(await listSessions()).toEqual([]);
  expect((await post("/sign-in/email", { ...anika, password: "rupa-28" })).status).toBe(200);
});

test("turning codes off with the old password leaves no session either", async () => {
  const settings = await post("/sign-in/email", anika);
  meanwhile = () => setNewPassword("rupa-28");
  const overtaken = await post("/two-factor/disable", { password: anika.password }, settings);
  expect(overtaken.status).toBe(400);
  expect(await listSessions()).toEqual([]);
});

/** A sign-in whose password was accepted, and which waits for its code. */
async function addWaiting(): Promise<void> {
  await sql`insert into auth_verification ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
    select 'v', '2fa-waits', "id", ${new Date(Date.now() + 60_000)}, "createdAt", "updatedAt" from auth_user
  `.execute(database.engine.write);
}

async function listUnfinished(): Promise<unknown[]> {
  return (await sql`select 1 from auth_verification`.execute(database.engine.read)).rows;
}

function listSessions(): Promise<unknown[]> {
  return database.engine.read.selectFrom("auth_session").select("id").execute();
}

/** @returns the authenticator's key */
async function turnCodesOn(browser: Response): Promise<string> {
  const enabled = await post("/two-factor/enable", { password: anika.password }, browser);
  const key = new URL((await enabled.json()).totpURI).searchParams.get("secret") ?? "";
  const proved = await post("/two-factor/verify-totp", { code: codeNow(key) }, browser);
  expect(proved.status).toBe(200);
  return key;
}

function changePassword(newPassword: string, browser: Response): Promise<Response> {
  const change = { currentPassword: anika.password, newPassword, revokeOtherSessions: true };
  return post("/change-password", change, browser);
}

async function setNewPassword(newPassword: string): Promise<void> {
  await post("/request-password-reset", { email: anika.email });
  const asked = await sql<{ identifier: string }>`
    select "identifier" from auth_verification where "identifier" like 'reset-password:%'
  `.execute(database.engine.read);
  const token = asked.rows[0]?.identifier.replace("reset-password:", "");
  expect((await post("/reset-password", { token, newPassword })).status).toBe(200);
}

/** @param before an earlier answer, whose cookies its browser sends */
function post(path: string, body: object, before?: Response): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json", origin: publicUrl });
  if (before) headers.set("cookie", cookies(before).get("cookie") ?? "");
  const url = `${publicUrl}/api/auth${path}`;
  return identity.handle(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

function cookies(answer: Response): Headers {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
}
