import { afterEach, beforeEach, expect, test } from "vitest";
import { createFirebaseIdentity } from "#server/identity/firebase.ts";
import type { IdentityProvider } from "#server/identity/port.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";
import { isLive } from "#tests/support/live-session.ts";

const hour = 60 * 60_000;
const project = {
  projectId: "shiuli-salon",
  apiKey: "key",
  authDomain: "shiuli-salon.firebaseapp.com",
  emulatorUrl: null,
};
const account = { provider: "firebase", subject: "uid-1" };

let database: TestEngine;
let identity: IdentityProvider;
let now: number;

beforeEach(async () => {
  database = await openTestEngine();
  now = Date.UTC(2026, 10, 2, 9);
  identity = createFirebaseIdentity({
    engine: database.engine,
    project,
    now: () => now,
    // A token is the time of its sign-in, in seconds.
    readIdToken: async (token) => ({
      subject: account.subject,
      email: "anika@example.com",
      emailVerified: true,
      isElsewhere: false,
      name: "Anika Rahman",
      picture: null,
      signedInAt: Number(token),
    }),
  });
});

afterEach(() => database.remove());

test("a sign-in is one session, however often its token is renewed", async () => {
  const first = await prove(100);
  now += hour;
  expect((await prove(100))?.sessionId).toBe(first?.sessionId);
  expect((await prove(200))?.sessionId).not.toBe(first?.sessionId);
  expect(await isLive(identity, database.engine, first?.sessionId)).toBe(true);
  expect(await identity.listSessions(account)).toMatchObject([
    { userAgent: "a browser" },
    { userAgent: "a browser" },
  ]);
});

test("an ended session stays ended, even if Firebase still renews its token", async () => {
  const proof = await prove(100);
  const other = await prove(200);
  const stranger = { provider: "firebase", subject: "uid-2" };
  expect(await identity.endSession(stranger, proof?.sessionId ?? "")).toBe(false);
  expect(await identity.endSession(account, proof?.sessionId ?? "")).toBe(true);
  expect(await isLive(identity, database.engine, proof?.sessionId)).toBe(false);
  await identity.forgetExpired();
  expect(await prove(100)).toBeNull();
  expect(await isLive(identity, database.engine, other?.sessionId)).toBe(true);
  await identity.removeAccount(account);
  expect([await prove(100), await prove(200)]).toEqual([null, null]);
  expect(await prove(300)).not.toBeNull();
});

test("signing out ends this session, or all the others", async () => {
  const here = await prove(100);
  const there = await prove(200);
  expect((await post("/sign-out-others", 100)).status).toBe(200);
  expect(await isLive(identity, database.engine, there?.sessionId)).toBe(false);
  expect(await isLive(identity, database.engine, here?.sessionId)).toBe(true);
  await post("/sign-out", 100);
  expect(await isLive(identity, database.engine, here?.sessionId)).toBe(false);
  expect((await post("/sign-in/email", 100)).status).toBe(404);
});

test("a session unused for a month is over, until it is verified again", async () => {
  const proof = await prove(100);
  now += 31 * 24 * hour;
  expect(await isLive(identity, database.engine, proof?.sessionId)).toBe(false);
  expect(await identity.listSessions(account)).toEqual([]);
  await identity.forgetExpired();
  await prove(100);
  expect(await isLive(identity, database.engine, proof?.sessionId)).toBe(true);
});

test("its pages may reach Firebase's addresses, or the emulator's, and no others", () => {
  expect(identity.origins.frames).toEqual(["https://shiuli-salon.firebaseapp.com"]);
  const emulated = { ...project, emulatorUrl: "http://127.0.0.1:9099" };
  const { origins } = createFirebaseIdentity({
    engine: database.engine,
    project: emulated,
    now: () => now,
  });
  expect([origins.frames, origins.connections]).toEqual([
    ["http://127.0.0.1:9099"],
    ["http://127.0.0.1:9099"],
  ]);
});

function prove(signedInAt: number) {
  return identity.prove(headersOf(signedInAt));
}

function post(path: string, signedInAt: number): Promise<Response> {
  const headers = headersOf(signedInAt);
  return identity.handle(new Request(`http://localhost/api/auth${path}`, { method: "POST", headers }));
}

function headersOf(signedInAt: number): Headers {
  return new Headers({ "x-id-token": String(signedInAt), "user-agent": "a browser" });
}
