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

async function withCodes(name: string) {
  const email = `${name}@example.com`;
  const { browser } = await signUp(salon, { email, password, name });
  const { body } = await askIdentity(salon, { ...browser }, "/two-factor/enable", { password });
  const key = new URL(String(body.totpURI)).searchParams.get("secret") ?? "";
  const code = codeNow(key);
  expect((await giveCode({ ...browser }, code)).status).toBe(200);
  return { email, key, code };
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
