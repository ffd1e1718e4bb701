import { verifyPassword } from "better-auth/crypto";
import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientAddressHeader } from "#server/identity/client-address.ts";
import { createDemoProvider } from "#server/identity/demo-provider.ts";
import { authOptions } from "#server/identity/embedded/options.ts";
import { createEmbeddedIdentity } from "#server/identity/embedded.ts";
import type { IdentityProvider } from "#server/identity/port.ts";
import { passDemoWindow } from "#tests/support/demo-google.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";
import { isLive } from "#tests/support/live-session.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";

const publicUrl = "http://127.0.0.1:4300";
const secret = "a secret of more than thirty-two characters";
const anika = { email: "anika@example.com", password: "sona-27" };

const demoProvider = createDemoProvider({ publicUrl, secret });

let database: TestEngine;
let identity: IdentityProvider;

beforeEach(async () => {
  database = await openTestEngine();
  identity = createEmbeddedIdentity({
    database: database.engine,
    publicUrl,
    secret,
    demoProvider,
    passwords: quickPasswords,
  });
});

afterEach(() => database.remove());

test("the tables are what better-auth expects", async () => {
  const options = authOptions({ database: database.engine, publicUrl, secret });
  const { toBeAdded, toBeCreated } = await getMigrations(options);
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
});

test("a password is hashed at better-auth's cost, and only a test may pass a cheaper way in", async () => {
  identity = createEmbeddedIdentity({ database: database.engine, publicUrl, secret });
  expect((await signUp(anika)).status).toBe(200);
  const kept = await sql<{ password: string }>`select "password" from auth_account`.execute(
    database.engine.read,
  );
  const tried = { hash: kept.rows[0]?.password ?? "", password: anika.password };
  expect(await verifyPassword(tried)).toBe(true);
  expect(await quickPasswords.verify(tried)).toBe(false);
});

test("signing up signs in, and the proof names the address in lower case", async () => {
  const answer = await signUp({ ...anika, email: "Anika@Example.com" });
  expect(answer.status).toBe(200);
  const proof = await identity.prove(cookies(answer));
  expect(proof).toMatchObject({ provider: "embedded", email: "anika@example.com", emailVerified: false });
  expect(await isLive(identity, database.engine, proof?.sessionId)).toBe(true);
});

test("a session outlives a restart of the server, and another server knows it too", async () => {
  const signedIn = cookies(await signUp(anika));
  const other = createEmbeddedIdentity({ database: database.engine, publicUrl, secret });
  expect(await other.prove(signedIn)).toMatchObject({ email: anika.email });
});

test("expired sessions are removed, and active ones stay", async () => {
  const signedIn = cookies(await signUp(anika));
  const proof = await identity.prove(signedIn);
  await signUp({ ...anika, email: "gone@example.com" });
  await sql`update auth_session set "expiresAt" = ${new Date(0)} where "id" <> ${proof?.sessionId}`.execute(
    database.engine.write,
  );
  await identity.forgetExpired();
  const left = await database.engine.read.selectFrom("auth_session").select("id").execute();
  expect(left).toEqual([{ id: proof?.sessionId }]);
});

test("the session cookie can't be read by scripts and isn't sent from other sites", async () => {
  const [cookie] = (await signUp(anika)).headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test("a sign-up with a known address changes nothing, whatever the password", async () => {
  await signUp(anika);
  await askSignUp({ ...anika, password: "something else" });
  expect((await post("/sign-in/email", { ...anika, password: "something else" })).status).toBe(401);
  expect((await post("/sign-in/email", anika)).status).toBe(200);
});

test("a password of five characters is refused", async () => {
  expect((await askSignUp({ ...anika, password: "12345" })).status).toBe(400);
});

test("a wrong password and an unknown address get the same answer", async () => {
  await signUp(anika);
  const wrong = await post("/sign-in/email", { ...anika, password: "wrong one" });
  const unknown = await post("/sign-in/email", { ...anika, email: "nobody@example.com" });
  expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(wrong.status).toBe(401);
});

test("signing out ends the session, and ending all sessions ends every one", async () => {
  const first = cookies(await signUp(anika));
  const second = cookies(await post("/sign-in/email", anika));
  const proof = await identity.prove(first);
  await post("/sign-out", {}, first);
  expect(await identity.prove(first)).toBeNull();
  expect(await isLive(identity, database.engine, proof?.sessionId)).toBe(false);
  await identity.endSessions({ provider: "embedded", subject: proof?.subject ?? "" });
  expect(await identity.prove(second)).toBeNull();
});

test("name and photo can be changed, and only to a valid name and a picture's address", async () => {
  const signedIn = cookies(await signUp(anika));
  const changed = await post("/update-user", { name: " Anika Rahman ", image: "/art/mark.svg" }, signedIn);
  expect(changed.status).toBe(200);
  expect(await identity.prove(signedIn)).toMatchObject({ name: "Anika Rahman", photoURL: "/art/mark.svg" });
  const script = await post("/update-user", { image: "javascript:alert(1)" }, signedIn);
  expect(await script.json()).toMatchObject({ code: "INVALID_PICTURE" });
});

test("a request from another site's page is refused", async () => {
  const signedIn = cookies(await signUp(anika));
  signedIn.set("origin", "https://elsewhere.example");
  expect((await post("/sign-out", {}, signedIn)).status).toBe(403);
});

test("endpoints that the product doesn't use don't exist", async () => {
  expect((await post("/delete-user", {})).status).toBe(404);
  expect((await identity.handle(new Request(`${publicUrl}/api/auth/list-sessions`))).status).toBe(404);
});

test("the twenty-first wrong password within a minute is refused, only for that client", async () => {
  for (let attempt = 1; attempt <= 20; attempt++) await post("/sign-in/email", anika);
  expect((await post("/sign-in/email", anika)).status).toBe(429);
  expect((await post("/sign-in/email", anika, from("10.0.0.2"))).status).toBe(401);
});

test("so are the twenty-first code and the twenty-first passkey", async () => {
  for (const path of ["/two-factor/verify-totp", "/two-factor/verify-backup-code"]) {
    for (let attempt = 1; attempt <= 20; attempt++) {
      expect((await post(path, { code: "000000" })).status).toBe(401);
    }
    expect((await post(path, { code: "000000" })).status).toBe(429);
  }
  const passkey = { response: { id: "unknown" } };
  for (let attempt = 1; attempt <= 20; attempt++) await post("/passkey/verify-authentication", passkey);
  expect((await post("/passkey/verify-authentication", passkey)).status).toBe(429);
});

test("a seeded account signs in, and seeding it again changes nothing", async () => {
  const account = { ...anika, name: "Anika Rahman", emailVerified: true };
  const first = await identity.createAccount(account);
  const second = await identity.createAccount({ ...account, password: "another one" });
  expect(second).toEqual(first);
  expect((await post("/sign-in/email", anika)).status).toBe(200);
});

test("the demo's Google signs in the person that the visitor picks", async () => {
  const done = await signInWithDemoGoogle("demo-nadia");
  expect(done.headers.get("location")).toBe("/api/auth/popup-done");
  expect(await identity.prove(cookies(done))).toMatchObject({
    email: "nadia@google.demo.shiuli.example",
    emailVerified: true,
    name: "Nadia Rahman",
  });
});

test("unless the former holder is signed out, the demo's Google takes over no password account", async () => {
  await signUp({ email: "nadia@google.demo.shiuli.example", password: "squatter" });
  const done = await signInWithDemoGoogle("demo-nadia");
  expect(done.headers.get("location")).toContain("error=account_not_linked");
});

test("cancelling the demo's Google returns with an error and no session", async () => {
  const done = await signInWithDemoGoogle("");
  expect(done.headers.get("location")).toContain("error=access_denied");
  expect(await identity.prove(cookies(done))).toBeNull();
});

async function signInWithDemoGoogle(subject: string): Promise<Response> {
  const callbackURL = "/api/auth/popup-done";
  const started = await post("/sign-in/social", {
    provider: "google",
    callbackURL,
    errorCallbackURL: callbackURL,
    disableRedirect: true,
  });
  const { url } = (await started.json()) as { url: string };
  const end = await passDemoWindow(demoProvider, url, subject);
  if ("stopped" in end) throw new Error(`The window stopped: ${await end.stopped.text()}`);
  return identity.handle(new Request(end.back, { headers: cookies(started) }));
}

/** Signs a person up, then in, as the pages do. */
async function signUp(account: { email: string; password: string }): Promise<Response> {
  await askSignUp(account);
  return await post("/sign-in/email", account);
}

function askSignUp({ email, password }: { email: string; password: string }): Promise<Response> {
  return post("/sign-up/email", { email, password, name: "" });
}

function post(path: string, body: object, headers = new Headers()): Promise<Response> {
  const sent = new Headers({ "content-type": "application/json", origin: publicUrl });
  sent.set(clientAddressHeader, "10.0.0.1");
  headers.forEach((value, name) => {
    sent.set(name, value);
  });
  return identity.handle(
    new Request(`${publicUrl}/api/auth${path}`, {
      method: "POST",
      headers: sent,
      body: JSON.stringify(body),
    }),
  );
}

function from(address: string): Headers {
  return new Headers({ [clientAddressHeader]: address });
}

function cookies(answer: Response): Headers {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
}
