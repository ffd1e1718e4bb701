import { sql } from "kysely";
import { expect, test } from "vitest";
import { callLoosely } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, askIdentity, signUp } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const password = "sona-27";
const domain = "@example.com";
const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.com`;
const tooLong = `${"a".repeat(60_000 - domain.length)}${domain}`;

const salon = givenSalon();

test("an address has at most 254 characters wherever the identity provider accepts one", async () => {
  expect(longest).toHaveLength(254);
  for (const email of [tooLong, `x${longest}`]) {
    for (const path of ["/sign-up/email", "/sign-in/email", "/request-password-reset"]) {
      const answer = await askIdentity(salon, { cookie: "" }, path, { email, password, name: "Mim" });
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, "INVALID_EMAIL"]);
    }
  }
  const taken = { email: longest, password, name: "Mim" };
  expect((await askIdentity(salon, { cookie: "" }, "/sign-up/email", taken)).status).toBe(200);
  const longer = await sql`select 1 from auth_user where length("email") > 254`.execute(
    salon.app.engine.read,
  );
  expect(longer.rows).toEqual([]);
});

test("an address has at most 254 characters wherever the API accepts one", async () => {
  const guest = await addPerson(salon);
  const message = { firstName: "Mim", lastName: "Akter", mobile: "01700000001" };
  const takes = [
    callLoosely(salon, "createContactMessage", { body: { ...message, email: tooLong } }),
    callLoosely(salon, "createToken", { body: { email: tooLong } }),
    callLoosely(salon, "createUser", { body: { name: "Mim", email: tooLong } }, guest),
  ];
  for (const { status } of await Promise.all(takes)) expect([403, 422]).toContain(status);
});

test("other texts that the identity provider stores are limited, too", async () => {
  const account = { email: "mim@example.com", password, name: "Mim" };
  const { browser } = await signUp(salon, account);
  const long = await askIdentity(salon, browser, "/update-user", { name: "n".repeat(201) });
  expect(long.status).toBe(400);
  await salon.server.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    headers: { origin: publicUrl, "user-agent": "Browser ".repeat(1000) },
    payload: account,
  });
  const agents = await sql<{ agent: string | null }>`select "userAgent" as agent from auth_session`.execute(
    salon.app.engine.read,
  );
  expect(Math.max(...agents.rows.map(({ agent }) => agent?.length ?? 0))).toBe(400);
});

test("a null character, which PostgreSQL can't store, is refused like other wrong input", async () => {
  const { browser } = await signUp(salon, { email: "zero@example.com", password, name: "Zero" });
  const zero = "a\0b";
  for (const [path, body] of [
    ["/sign-in/email", { email: `${zero}@example.com`, password }],
    ["/reset-password", { token: zero, newPassword: "rupa-28" }],
    ["/update-user", { image: `/${zero}` }],
    ["/passkey/delete-passkey", { id: zero }],
    ["/passkey/verify-authentication", { response: { id: zero } }],
    ["/passkey/verify-registration", { response: {}, name: zero }],
  ] as const) {
    const answer = await askIdentity(salon, { ...browser }, path, body);
    const code = "email" in body ? "INVALID_EMAIL" : "NO_TEXT";
    expect([path, answer.status, answer.body.code]).toEqual([path, 400, code]);
  }
});

test("a sign-in window can't be made to store more than it needs", async () => {
  const kept = () =>
    sql<{ value: string }>`select "value" from auth_verification`.execute(salon.app.engine.read);
  const before = (await kept()).rows.length;
  const window = { provider: "google", callbackURL: "/api/auth/popup-done", disableRedirect: true };
  const ask = (more: object) => askIdentity(salon, { cookie: "" }, "/sign-in/social", { ...window, ...more });
  const much = "m".repeat(50_000);
  for (const more of [{ additionalData: { much } }, { additionalParams: { much } }, { scopes: [much] }])
    expect((await ask(more)).status).toBe(400);
  expect((await kept()).rows).toHaveLength(before);
  expect((await ask({})).status).toBe(200);
});
