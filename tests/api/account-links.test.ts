import { sql } from "kysely";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { findUsersByEmail } from "#server/database/users.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { hours } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { askIdentity, askToken, type Browser, signUp } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const password = "sona-27";

const salon = givenSalon();

test("a forgotten password sends a link by mail that works once and ends every session", async () => {
  const { browser, email } = await newcomer("mim");
  const elsewhere: Browser = { cookie: "" };
  await askIdentity(salon, elsewhere, "/sign-in/email", { email, password });
  expect((await ask("/request-password-reset", { email })).status).toBe(200);
  await salon.drain();
  const token = await tokenIn(email, "reset-password");
  const short = await ask("/reset-password", { token, newPassword: "five5" });
  expect(short.body.code).toBe("PASSWORD_TOO_SHORT");
  expect((await ask("/reset-password", { token, newPassword: "rupa-28" })).status).toBe(200);
  for (const old of [browser, elsewhere]) {
    expect(await askToken(salon, old, email)).toBe("unauthenticated");
  }
  expect((await ask("/sign-in/email", { email, password })).status).toBe(401);
  expect((await ask("/sign-in/email", { email, password: "rupa-28" })).status).toBe(200);
  const again = await ask("/reset-password", { token, newPassword: "hira-29" });
  expect(again.body.code).toBe("INVALID_TOKEN");
});

test("an unknown address gets the same answer, and no mail", async () => {
  const { email } = await newcomer("lata");
  const known = await ask("/request-password-reset", { email });
  const unknown = await ask("/request-password-reset", { email: "nobody@example.com" });
  expect(unknown).toEqual(known);
  await salon.drain();
  expect(await mailsTo("nobody@example.com")).toEqual([]);
});

test("using one link makes the others invalid, and an old one has expired", async () => {
  const { email } = await newcomer("rupa");
  await ask("/request-password-reset", { email });
  await salon.drain();
  const first = await tokenIn(email, "reset-password");
  await ask("/request-password-reset", { email });
  await sql`update auth_verification set "expiresAt" = ${new Date(0)}
    where "identifier" = ${`reset-password:${first}`}`.execute(salon.app.engine.write);
  expect((await ask("/reset-password", { token: first, newPassword: "hira-29" })).body.code).toBe(
    "INVALID_TOKEN",
  );
  await ask("/request-password-reset", { email });
  await salon.drain();
  const tokens = (await linksIn(email, "reset-password")).filter((token) => token !== first);
  expect(tokens).toHaveLength(2);
  expect((await ask("/reset-password", { token: tokens[0], newPassword: "hira-29" })).status).toBe(200);
  expect((await ask("/reset-password", { token: tokens[1], newPassword: "mukta-30" })).status).toBe(400);
});

test("repeated requests can't fill a mailbox", async () => {
  const { email } = await newcomer("tuli");
  for (let time = 1; time <= 8; time++) await ask("/request-password-reset", { email });
  await salon.drain();
  expect(await linksIn(email, "reset-password")).toHaveLength(5);
});

test("strangers who ask for an address's links all day leave its owner one an hour", async () => {
  const { email } = await newcomer("bina");
  for (let hour = 1; hour <= 5; hour++) {
    for (let time = 1; time <= 5; time++) await ask("/request-password-reset", { email });
    salon.clock.advance(hours(1));
  }
  await salon.drain();
  expect(await linksIn(email, "reset-password")).toHaveLength(15 + 2);
});

test("signing up sends a link that verifies the address, and the welcome follows", async () => {
  const { browser, email } = await newcomer("jui");
  await salon.drain();
  expect(await subjectsTo(email)).toEqual(["Confirm your e-mail address for Shiuli"]);
  expect(await isVerified(email)).toBe(false);
  const token = await tokenIn(email, "verify-email");
  expect(await open(`/verify-email?token=${token}x`)).toBe(401);
  expect(await isVerified(email)).toBe(false);
  expect(await open(`/verify-email?token=${token}`)).toBe(200);
  expect(await isVerified(email)).toBe(true);
  await salon.drain();
  expect(await subjectsTo(email)).toContain("Welcome to Shiuli");
  const again = await ask("/send-verification-email", { email }, browser);
  expect(again.body.code).toBe("EMAIL_ALREADY_VERIFIED");
});

test("a new verification link only goes to the account's own address", async () => {
  const { browser, email } = await newcomer("beli");
  await salon.drain();
  const foreign = await ask("/send-verification-email", { email: "other@example.com" }, browser);
  expect(foreign.status).toBe(400);
  expect((await ask("/send-verification-email", { email }, browser)).status).toBe(200);
  await salon.drain();
  expect(await linksIn(email, "verify-email")).toHaveLength(2);
});

test("setting a new password by mail verifies the address", async () => {
  const { email } = await newcomer("kajol");
  await ask("/request-password-reset", { email });
  await salon.drain();
  const token = await tokenIn(email, "reset-password");
  await ask("/reset-password", { token, newPassword: "rupa-28" });
  expect(await isVerified(email)).toBe(true);
});

test("an address verified before the first token counts from the first token on", async () => {
  const browser: Browser = { cookie: "" };
  const email = "early@example.com";
  await askIdentity(salon, browser, "/sign-up/email", { email, password, name: "Early" });
  await askIdentity(salon, browser, "/sign-in/email", { email, password });
  await salon.drain();
  await open(`/verify-email?token=${await tokenIn(email, "verify-email")}`);
  await askToken(salon, browser, email);
  expect(await isVerified(email)).toBe(true);
  await salon.drain();
  expect(await subjectsTo(email)).toContain("Welcome to Shiuli");
});

test("another site's account joins a user only if that user has verified the address here, too", async () => {
  const other = { emailVerified: true, name: "Tara", photoURL: null };
  const unproved = await newcomer("tara");
  const squatted = { ...other, provider: "elsewhere", subject: "1", email: unproved.email };
  const [stranger] = await findUsersByEmail(salon.app.engine.read, unproved.email);
  expect(await findOrCreateUser(salon.app, squatted)).not.toBe(stranger?.id);

  const proved = await newcomer("mala");
  await salon.drain();
  await open(`/verify-email?token=${await tokenIn(proved.email, "verify-email")}`);
  const [mala] = await findUsersByEmail(salon.app.engine.read, proved.email);
  const hers = { ...other, provider: "elsewhere", subject: "2", email: proved.email };
  expect(await findOrCreateUser(salon.app, hers)).toBe(mala?.id);
  const unverified = { ...hers, subject: "3", emailVerified: false };
  expect(await findOrCreateUser(salon.app, unverified)).not.toBe(mala?.id);
});

async function newcomer(name: string) {
  const email = `${name}@example.com`;
  return { email, ...(await signUp(salon, { email, password, name })) };
}

function ask(path: string, body: object, browser: Browser = { cookie: "" }) {
  return askIdentity(salon, { ...browser }, path, body);
}

async function open(path: string): Promise<number> {
  return (await salon.server.inject({ url: `/api/auth${path}` })).statusCode;
}

async function isVerified(email: string): Promise<boolean> {
  const [user] = await findUsersByEmail(salon.app.engine.read, email);
  return user?.email_verified === 1;
}

async function mailsTo(email: string) {
  const mails = await Promise.all((await salon.mails()).map((mail) => PostalMime.parse(mail)));
  return mails.filter((mail) => mail.to?.some((one) => one.address === email));
}

async function subjectsTo(email: string) {
  return (await mailsTo(email)).map((mail) => mail.subject);
}

async function linksIn(email: string, page: string): Promise<string[]> {
  const link = new RegExp(`^${publicUrl}/${page}#(\\S+)$`, "m");
  return (await mailsTo(email)).flatMap((mail) => link.exec(mail.text ?? "")?.[1] ?? []);
}

async function tokenIn(email: string, page: string): Promise<string> {
  const [token] = await linksIn(email, page);
  if (!token) throw new Error(`No mail to ${email} has a link to ${page}.`);
  return token;
}
