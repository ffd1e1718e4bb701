import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findUsersByEmail, listIdentities } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { createToken } from "#server/usecases/people/create-token.ts";
import { leaveSalon } from "#server/usecases/people/remove-user.ts";
import { givenSalon } from "#tests/support/given.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { addPerson, askToken, type Person, signUp } from "#tests/support/people.ts";
import { tracesOf } from "#tests/support/traces.ts";

/* Another tab may request a token just as the account is deleted. That must not create the person again. */

const salon = givenSalon();
const gone = { ok: false, code: "unauthenticated" };

test("a token requested before the identity provider has removed the account does not recreate the person", async () => {
  const guest = await addPerson(salon);
  const proof = await proofOf(guest);
  const asks: Awaited<ReturnType<typeof askFor>>[] = [];
  const identity: UseCases["identity"] = {
    ...salon.app.identity,
    async removeAccount(account) {
      asks.push(
        await askFor({ ...salon.app, identity: { ...identity, prove: async () => proof } }, guest.email),
      );
      await salon.app.identity.removeAccount(account);
    },
  };
  await leaveSalon({ ...salon.app, identity }, guest.userId);
  expect(asks).toMatchObject([gone]);
  expect(await findUsersByEmail(salon.app.engine.read, guest.email)).toEqual([]);
  expect(await listIdentities(salon.app.engine.read, guest.userId)).toEqual([]);
});

test("neither does one whose sign-in was checked before all of that", async () => {
  const guest = await addPerson(salon);
  const proof = await proofOf(guest);
  const prove = async () => {
    await leaveSalon(salon.app, guest.userId);
    return proof;
  };
  const asked = await askFor({ ...salon.app, identity: { ...salon.app.identity, prove } }, guest.email);
  expect(asked).toMatchObject(gone);
  expect(await findUsersByEmail(salon.app.engine.read, guest.email)).toEqual([]);
});

test("an address that just changed at the provider is not stored for a deleted person", async () => {
  const guest = await addPerson(salon);
  const proof = { ...(await proofOf(guest)), email: "quaderi@example.com" };
  const app = meanwhile(salon.app, () => leaveSalon(salon.app, guest.userId));
  await askFor({ ...app, identity: { ...app.identity, prove: async () => proof } }, proof.email);
  expect(await tracesOf(salon, [/quaderi/i])).toEqual([]);
});

test("a person who signs up again after leaving is a new one", async () => {
  const account = { email: `${randomUUID()}@example.com`, password: "sona-27", name: "Mim" };
  await signUp(salon, account);
  const [first] = await findUsersByEmail(salon.app.engine.read, account.email);
  await leaveSalon(salon.app, first?.id ?? "");
  const { browser } = await signUp(salon, account);
  expect(await askToken(salon, browser, account.email)).not.toBe("unauthenticated");
  const [again] = await findUsersByEmail(salon.app.engine.read, account.email);
  expect(again?.id).not.toBe(first?.id);
});

async function proofOf(guest: Person) {
  const [account] = await listIdentities(salon.app.engine.read, guest.userId);
  if (!account) throw new Error("This person has no account.");
  return { ...guest, ...account, emailVerified: true, photoURL: null };
}

function askFor(app: UseCases, email: string) {
  return createToken(app, new Headers(), { email, language: "en", network: null });
}
