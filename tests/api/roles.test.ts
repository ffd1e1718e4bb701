import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { access } from "#contract/access.ts";
import { type CallName, paths } from "#contract/paths.ts";
import { decideAccess } from "#domain/access.ts";
import { roleMatrix, roles } from "#tests/api/role-matrix.ts";
import { sampleCalls } from "#tests/api/sample-calls.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import {
  addPerson,
  askIdentity,
  askToken,
  type Person,
  setRole,
  signUp,
  tokenOf,
} from "#tests/support/people.ts";

const names = Object.keys(paths) as CallName[];

const salon = givenSalon();
const subject = givenPerson(salon);
let people: Record<(typeof roles)[number], Person | null>;

beforeAll(async () => {
  people = {
    visitor: null,
    self: subject,
    other: await addPerson(salon),
    staff: await addPerson(salon, { role: "staff" }),
    admin: await addPerson(salon, { role: "admin" }),
  };
});

describe.each(names)("%s", (name) => {
  test.each(roles)("%s", async (role) => {
    const sent = await sampleCalls[name](salon, subject);
    const { status } = await callLoosely(salon, name, sent, people[role]);
    const expected = roleMatrix[name][roles.indexOf(role)];
    expect([401, 403].includes(status) ? status : "allow").toBe(expected);
    expect(status).toBeLessThan(500);
  });
});

test("the contract's table matches the routes", () => {
  for (const name of names.filter((one) => one !== "createToken")) {
    const decided = roles.map((role) => {
      const person = people[role];
      const actor = person && { ...person, role: role === "staff" || role === "admin" ? role : "customer" };
      const decision = decideAccess(access[name], actor as Parameters<typeof decideAccess>[1], subject.email);
      return decision === "allow" ? "allow" : decision === "forbidden" ? 403 : 401;
    });
    expect({ [name]: decided }).toEqual({ [name]: roleMatrix[name] });
  }
});

test("a demoted admin loses the users' list at once, with the same token", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const token = await tokenOf(salon, admin);
  expect((await callLoosely(salon, "listUsers", {}, { token })).status).toBe(200);
  await setRole(salon, admin, "customer");
  expect((await callLoosely(salon, "listUsers", {}, { token })).status).toBe(403);
});

test("a deleted user has no access at once, and returns as somebody new", async () => {
  const account = { email: "returns@example.com", password: "sona-27", name: "Returning Guest" };
  const { token } = await signUp(salon, account);
  const { _id } = await call(salon, "readMe", {}, await personOf(token));
  await call(salon, "deleteUser", { params: { id: _id }, query: {} }, people.admin);
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);

  expect((await askIdentity(salon, { cookie: "" }, "/sign-in/email", account)).status).toBe(401);
  const again = await signUp(salon, account);
  const { body } = await callLoosely(salon, "readMe", {}, { token: again.token });
  expect(body).toMatchObject({ email: account.email, role: "customer" });
  expect(body._id).not.toBe(_id);
});

test("signing out invalidates the bearer token, too", async () => {
  const account = { email: "leaves@example.com", password: "sona-27", name: "Leaving Guest" };
  const { browser, token } = await signUp(salon, account);
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(200);
  expect((await askIdentity(salon, browser, "/sign-out", {})).status).toBe(200);
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);
});

test("a token expires after a quarter of an hour", async () => {
  const token = await tokenOf(salon, subject);
  salon.clock.advance(minutes(15) - 1);
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(200);
  salon.clock.advance(1);
  const { status, headers, body } = await callLoosely(salon, "readMe", {}, { token });
  expect([status, headers["www-authenticate"], body.code]).toEqual([401, "Bearer", "unauthenticated"]);
});

test("a token that was not signed here is invalid", async () => {
  const claims = {
    sid: subject.sessionId,
    sub: subject.userId,
    iss: "http://localhost:4600",
    aud: "shiuli-api",
  };
  const end = Math.floor(salon.clock.now() / 1000) + 600;
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(end - 600)
    .setExpirationTime(end)
    .sign(new TextEncoder().encode("another secret of thirty-two characters"));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${part({ alg: "none" })}.${part({ ...claims, iat: end - 600, exp: end })}.`;
  for (const token of [forged, unsigned, "", "null", "undefined", "a.b.c"]) {
    expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);
  }
});

test("the session's cookie alone only allows the call for a token", async () => {
  const account = { email: "cookie@example.com", password: "sona-27", name: "Cookie Guest" };
  const { browser } = await signUp(salon, account);
  const headers = { cookie: browser.cookie };
  const me = await salon.server.inject({ method: "GET", url: "/api/me", headers });
  expect(me.statusCode).toBe(401);
  const elsewhere = await salon.server.inject({
    method: "POST",
    url: "/api/jwt",
    headers: { ...headers, origin: "https://elsewhere.example" },
    payload: { email: account.email },
  });
  expect(elsewhere.statusCode).toBe(403);
});

test("a token is only given for one's own address, regardless of case", async () => {
  const account = { email: "Own@Example.com", password: "sona-27", name: "Own Guest" };
  const { browser, token } = await signUp(salon, account);
  expect((await callLoosely(salon, "readMe", {}, { token })).body.email).toBe("own@example.com");
  expect(await askToken(salon, browser, subject.email)).toBe("unauthenticated");
  expect(await askToken(salon, { cookie: "" }, account.email)).toBe("unauthenticated");
});

test("nobody can delete their own account here, and there is always an admin", async () => {
  const { admin } = people;
  if (!admin) throw new Error("There is an admin.");
  const own = await callLoosely(salon, "deleteUser", { params: { id: admin.userId }, query: {} }, admin);
  expect([own.status, own.body.code]).toEqual([409, "own_account"]);
});

async function personOf(token: string): Promise<Person> {
  const reading = await salon.app.tokens.readToken(token, salon.clock.now());
  if (!reading.ok) throw new Error("The token is good.");
  return { userId: reading.userId, sessionId: reading.sessionId, email: "", name: "" };
}
