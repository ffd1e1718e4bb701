import { afterAll, beforeAll, expect, test } from "vitest";
import { callLoosely } from "#tests/support/calls.ts";
import { type Claims, openProvider } from "#tests/support/openid-provider.ts";
import { askToken } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";

/* Only the OpenID provider knows who has an address, and it may reassign one. */

const mim: Claims = { sub: "mim", email: "mim@example.com", email_verified: true, name: "Mim Akter" };

let provider: Awaited<ReturnType<typeof openProvider>>;
let salon: TestSalon;

beforeAll(async () => {
  provider = await openProvider();
  salon = await openSalon({ settings: provider.settings });
});

afterAll(async () => {
  await salon.close();
  await provider.close();
  expect(salon.bugs).toEqual([]);
});

test("an address that changes at the provider changes here with the next sign-in, and the person stays", async () => {
  const before = await meAs(mim);
  const after = await meAs({ ...mim, email: "mim.begum@example.com" });
  expect(after).toMatchObject({ _id: before._id, email: "mim.begum@example.com" });
});

test("the next holder of an address is a different person", async () => {
  const first = await meAs({ ...mim, sub: "first", email: "desk@example.com" });
  await meAs({ ...mim, sub: "first", email: "left@example.com" });
  const next = await meAs({ ...mim, sub: "next", email: "desk@example.com", name: "Tuli" });
  expect(next).toMatchObject({ email: "desk@example.com", name: "Tuli" });
  expect(next._id).not.toBe(first._id);
});

test("an unverified address from the provider is also used, and proves nothing", async () => {
  const person = { ...mim, sub: "shila", email: "shila@example.com" };
  const before = await meAs(person);
  const typed = await meAs({ ...person, email: "typed@example.com", email_verified: false });
  expect(typed).toMatchObject({ _id: before._id, email: "typed@example.com" });
  const owner = await meAs({ ...mim, sub: "owner", email: "typed@example.com", name: "Owner" });
  expect(owner).toMatchObject({ name: "Owner" });
  expect(owner._id).not.toBe(before._id);
});

test("an address that another account has here stays with that account", async () => {
  const owner = { ...mim, sub: "rupa", email: "rupa@example.com" };
  const hers = await meAs(owner);
  const person = { ...mim, sub: "jui", email: "jui@example.com" };
  const own = await meAs(person);
  const { error, browser } = await provider.signIn(salon, { ...person, email: owner.email });
  expect(error).toBeNull();
  expect(await askToken(salon, browser, owner.email)).toBe("unauthenticated");
  expect(await meOf(browser, person.email)).toMatchObject({ _id: own._id });
  expect(await meAs(owner)).toMatchObject({ _id: hers._id });
});

/** Signs in somebody with these claims. @returns the person as the salon knows them */
async function meAs(claims: Claims) {
  const { error, browser } = await provider.signIn(salon, claims);
  expect(error).toBeNull();
  return await meOf(browser, claims.email);
}

async function meOf(browser: { cookie: string }, email: string) {
  const token = await askToken(salon, browser, email);
  return (await callLoosely(salon, "readMe", {}, { token })).body;
}
