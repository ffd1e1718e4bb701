import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmbeddedIdentity } from "#server/identity/embedded.ts";
import type { IdentityEvents, IdentityProvider } from "#server/identity/port.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";

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
  expect(await database.engine.read.selectFrom("auth_session").select("id").execute()).toEqual([]);
  expect((await post("/sign-in/email", { ...anika, password: "rupa-28" })).status).toBe(200);
});

test("neither does one that waits for its code", async () => {
  await sql`insert into auth_verification ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
    select 'v', '2fa-waits', "id", ${new Date(Date.now() + 60_000)}, "createdAt", "updatedAt" from auth_user
  `.execute(database.engine.write);
  await setNewPassword("rupa-28");
  const left = await sql`select 1 from auth_verification`.execute(database.engine.read);
  expect(left.rows).toEqual([]);
});

async function setNewPassword(newPassword: string): Promise<void> {
  await post("/request-password-reset", { email: anika.email });
  const asked = await sql<{ identifier: string }>`
    select "identifier" from auth_verification where "identifier" like 'reset-password:%'
  `.execute(database.engine.read);
  const token = asked.rows[0]?.identifier.replace("reset-password:", "");
  expect((await post("/reset-password", { token, newPassword })).status).toBe(200);
}

function post(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", origin: publicUrl };
  const url = `${publicUrl}/api/auth${path}`;
  return identity.handle(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

function cookies(answer: Response): Headers {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
}
