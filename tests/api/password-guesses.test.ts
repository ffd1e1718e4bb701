import { sql } from "kysely";
import { expect, test } from "vitest";
import { hours } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { askIdentity, type Browser, signUp } from "#tests/support/people.ts";

const password = "sona-27";
const slowed = { status: 429, body: { code: "TOO_MANY_GUESSES" } };

const salon = givenSalon();

test("the eleventh try of an account's password within an hour is refused, from any network", async () => {
  const { email } = await newcomer("mim");
  await guess(email, 10);
  expect(await signIn(email, password)).toMatchObject(slowed);
  salon.clock.advance(hours(1));
  expect((await signIn(email, password)).status).toBe(200);
});

test("an unknown address is slowed in the same way", async () => {
  await guess("nobody@example.com", 10);
  expect(await signIn("nobody@example.com", password)).toMatchObject(slowed);
});

test("a correct password resets the count", async () => {
  const { email } = await newcomer("lata");
  await guess(email, 9);
  expect((await signIn(email, password)).status).toBe(200);
  await guess(email, 9);
  expect((await signIn(email, password)).status).toBe(200);
});

test("guesses don't lock the owner out of a browser used before", async () => {
  const { email, browser } = await newcomer("rupa");
  await guess(email, 10);
  expect(await signIn(email, password)).toMatchObject(slowed);
  expect((await signIn(email, password, { ...browser })).status).toBe(200);
  await guess(email, 10, browser);
  expect(await signIn(email, password, browser)).toMatchObject(slowed);
});

test("a new password by mail works even while the guessing goes on", async () => {
  const { email } = await newcomer("jui");
  await guess(email, 10);
  const browser: Browser = { cookie: "" };
  await askIdentity(salon, browser, "/request-password-reset", { email });
  const token = await resetTokenOf(email);
  await askIdentity(salon, browser, "/reset-password", { token, newPassword: "rupa-28" });
  await guess(email, 10);
  expect(await signIn(email, "rupa-28")).toMatchObject(slowed);
  expect((await signIn(email, "rupa-28", browser)).status).toBe(200);
});

test("an open session can't guess the current password either", async () => {
  const { browser } = await newcomer("tuli");
  const change = (currentPassword: string) =>
    askIdentity(salon, { ...browser }, "/change-password", { currentPassword, newPassword: "rupa-28" });
  for (let tried = 0; tried < 10; tried++) expect((await change(`wrong-${tried}`)).status).toBe(400);
  expect(await change(password)).toMatchObject(slowed);
});

test("nor can requests for new backup codes, which would bypass the authenticator", async () => {
  const { email, browser } = await newcomer("shila");
  await sql`update auth_user set "twoFactorEnabled" = ${true} where "email" = ${email}`.execute(
    salon.app.engine.write,
  );
  const ask = (tried: string) =>
    askIdentity(salon, { ...browser }, "/two-factor/generate-backup-codes", { password: tried });
  for (let tried = 0; tried < 10; tried++) expect((await ask(`wrong-${tried}`)).status).toBe(400);
  expect(await ask(password)).toMatchObject(slowed);
});

test("a leaked password is refused at sign-up, at a reset and at a change", async () => {
  const common = { status: 400, body: { code: "PASSWORD_TOO_COMMON" } };
  const account = { email: "beli@example.com", password: "iloveyou", name: "Beli" };
  expect(await askIdentity(salon, { cookie: "" }, "/sign-up/email", account)).toMatchObject(common);
  const { email, browser } = await newcomer("beli");
  const change = { currentPassword: password, newPassword: "123456" };
  expect(await askIdentity(salon, { ...browser }, "/change-password", change)).toMatchObject(common);
  await askIdentity(salon, { cookie: "" }, "/request-password-reset", { email });
  const reset = { token: await resetTokenOf(email), newPassword: "PassWord" };
  expect(await askIdentity(salon, { cookie: "" }, "/reset-password", reset)).toMatchObject(common);
  const six = { ...reset, newPassword: "kq7-vb" };
  expect((await askIdentity(salon, { cookie: "" }, "/reset-password", six)).status).toBe(200);
});

async function newcomer(name: string) {
  const email = `${name}@example.com`;
  return { email, ...(await signUp(salon, { email, password, name })) };
}

async function guess(email: string, times: number, browser?: Browser): Promise<void> {
  for (let tried = 0; tried < times; tried++) {
    expect((await signIn(email, `wrong-${tried}`, browser && { ...browser })).status).toBe(401);
  }
}

function signIn(email: string, guessed: string, browser: Browser = { cookie: "" }) {
  return askIdentity(salon, browser, "/sign-in/email", { email, password: guessed });
}

async function resetTokenOf(email: string): Promise<string> {
  const found = await sql<{ identifier: string }>`
    select v."identifier" from auth_verification v join auth_user u on u."id" = v."value"
    where u."email" = ${email}`.execute(salon.app.engine.read);
  return found.rows[0]?.identifier.replace("reset-password:", "") ?? "";
}
