import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { insertIdentity, insertUser, type UserRow, updateUser } from "#server/database/users.ts";
import { expectDocumented } from "#tests/support/documented.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

/** A person who is signed in. */
export interface Person {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
}

/**
 * A person with an active session, as after a sign-up, but without hashing a password.
 * @param about.role customer by default
 * @param about.verified whether the address is verified; false by default
 */
export async function addPerson(
  salon: Pick<TestSalon, "app" | "clock">,
  about: { role?: UserRow["role"]; email?: string; name?: string; verified?: boolean } = {},
): Promise<Person> {
  const tag = randomUUID().slice(0, 8);
  const person = { email: `${tag}@example.com`, name: `Guest ${tag}`, ...about };
  const { app } = salon;
  const subject = randomUUID();
  const sessionId = randomUUID();
  const userId = await app.engine.transaction(async (tx) => {
    const profile = {
      email: person.email,
      emailVerified: about.verified === true,
      name: person.name,
      photoURL: null,
    };
    const id = await insertUser(tx, { ...profile, role: about.role ?? "customer" }, salon.clock.now());
    await insertIdentity(tx, { provider: "embedded", subject, userId: id }, salon.clock.now());
    const now = new Date(salon.clock.now());
    await sql`
      insert into auth_user ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values (${subject}, ${person.name}, ${person.email}, ${about.verified === true}, ${now}, ${now})`.execute(
      tx,
    );
    const end = new Date(salon.clock.now() + 10 * 365 * 86_400_000);
    await sql`
      insert into auth_session ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
      values (${sessionId}, ${end}, ${randomUUID()}, ${now}, ${now}, ${subject})`.execute(tx);
    return id;
  });
  return { userId, sessionId, email: person.email, name: person.name };
}

export async function setRole(salon: TestSalon, person: Person, role: UserRow["role"]): Promise<void> {
  await updateUser(salon.app.engine.write, person.userId, { role });
}

/** A bearer token that is fresh at the salon's current time. */
export function tokenOf(salon: TestSalon, { userId, sessionId }: Person): Promise<string> {
  return salon.app.tokens.issueToken({ userId, sessionId }, salon.clock.now());
}

/** The state that a browser keeps between requests. */
export interface Browser {
  cookie: string;
}

/** Sends a request to the identity provider as the site's own page does, and keeps the cookies that it gets. */
export async function askIdentity(
  salon: TestSalon,
  browser: Browser,
  path: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await salon.server.inject({
    method: "POST",
    url: `/api/auth${path}`,
    headers: { origin: publicUrl, cookie: browser.cookie, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  const given = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  if (given.length > 0) browser.cookie = given.join("; ");
  return { status: answer.statusCode, body: answer.body ? answer.json() : {} };
}

/** Signs a person up and in through the site, and requests a bearer token as the site then does. */
export async function signUp(
  salon: TestSalon,
  account: { email: string; password: string; name: string },
): Promise<{ browser: Browser; token: string }> {
  const browser: Browser = { cookie: "" };
  const made = await askIdentity(salon, browser, "/sign-up/email", account);
  if (made.status !== 200) throw new Error(`The sign-up was refused: ${JSON.stringify(made.body)}`);
  await askIdentity(salon, browser, "/sign-in/email", account);
  return { browser, token: await askToken(salon, browser, account.email) };
}

/** @returns the token, or the code of the refusal */
export async function askToken(salon: TestSalon, browser: Browser, email: string): Promise<string> {
  const answer = await salon.server.inject({
    method: "POST",
    url: "/api/jwt",
    headers: { origin: publicUrl, cookie: browser.cookie },
    payload: { email },
  });
  const { statusCode: status, headers, body: text } = answer;
  expectDocumented("createToken", { status, type: String(headers["content-type"] ?? ""), text });
  const { token, code } = answer.json();
  return token ?? code;
}
