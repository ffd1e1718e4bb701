import { sql } from "kysely";
import { expect, test } from "vitest";
import { givenSalon } from "#tests/support/given.ts";
import { askIdentity, type Browser, signUp } from "#tests/support/people.ts";
import { codeNow } from "#tests/support/totp.ts";

const password = "sona-27";

const salon = givenSalon();

test("an authenticator app's code is accepted once", async () => {
  const { email, key } = await withCodes("mim");
  const code = codeNow(key, 1);
  expect((await giveCode(await askedForCode(email), code)).status).toBe(200);
  expect(await giveCode(await askedForCode(email), code)).toMatchObject({
    status: 401,
    body: { code: "INVALID_CODE" },
  });
});

test("the code that turned codes on does not sign in", async () => {
  const { email, code } = await withCodes("lata");
  expect((await giveCode(await askedForCode(email), code)).status).toBe(401);
});

test("when several enter one code at once, one is signed in", async () => {
  const { email, key } = await withCodes("rupa");
  const browsers: Browser[] = [];
  for (let count = 0; count < 4; count++) browsers.push(await askedForCode(email));
  const code = codeNow(key, 1);
  const answers = await Promise.all(browsers.map((browser) => giveCode(browser, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

test("codes that are turned on several times at once have one key, which works", async () => {
  const email = "tuli@example.com";
  const { browser } = await signUp(salon, { email, password, name: "tuli" });
  const turnOn = () => askIdentity(salon, { ...browser }, "/two-factor/enable", { password });
  const answers = await Promise.all([turnOn(), turnOn(), turnOn()]);
  const { rows } = await sql`
    select 1 from auth_two_factor join auth_user on auth_user."id" = "userId" where "email" = ${email}
  `.execute(salon.app.engine.read);
  expect(rows).toHaveLength(1);
  const given = [];
  for (const { body } of answers) given.push((await giveCode({ ...browser }, codeNow(keyIn(body)))).status);
  expect(given.filter((status) => status === 200)).toHaveLength(1);
});

async function withCodes(name: string) {
  const email = `${name}@example.com`;
  const { browser } = await signUp(salon, { email, password, name });
  const { body } = await askIdentity(salon, { ...browser }, "/two-factor/enable", { password });
  const key = keyIn(body);
  const code = codeNow(key);
  expect((await giveCode({ ...browser }, code)).status).toBe(200);
  return { email, key, code };
}

function keyIn({ totpURI }: Record<string, unknown>): string {
  return new URL(String(totpURI)).searchParams.get("secret") ?? "";
}

async function askedForCode(email: string): Promise<Browser> {
  const browser: Browser = { cookie: "" };
  const answer = await askIdentity(salon, browser, "/sign-in/email", { email, password });
  expect(answer.body).toMatchObject({ twoFactorRedirect: true });
  return browser;
}

function giveCode(browser: Browser, code: string) {
  return askIdentity(salon, browser, "/two-factor/verify-totp", { code });
}
