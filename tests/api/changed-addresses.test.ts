import { expect, test } from "vitest";
import { listIdentities } from "#server/database/users.ts";
import { createToken, findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("a person whose address changed at the identity provider signs in under the new one, as the same person", async () => {
  const person = await addPerson(salon, { verified: true });
  await bookFor(person.email);
  const moved = await signInAs(person, "moved@example.com");
  expect(await call(salon, "readMe", {}, moved)).toMatchObject({ _id: person.userId, email: moved.email });
  expect(await bookingsOf(salon, moved)).toMatchObject([{ email: moved.email }]);
  const params = { email: person.email };
  expect((await callLoosely(salon, "listUserBookings", { params }, moved)).status).toBe(403);
  const guest = await call(salon, "readGuest", { params: { id: person.userId } }, staff);
  expect(guest).toMatchObject({ email: moved.email, isAddressProved: true });
  expect(await bookFor(moved.email)).toBe(person.userId);
});

test("somebody who verifies an address that another person had before is not that person", async () => {
  const person = await addPerson(salon, { verified: true });
  await signInAs(person, "left@example.com");
  const newcomer = { provider: "elsewhere", subject: "newcomer", email: person.email, emailVerified: true };
  const id = await findOrCreateUser(salon.app, { ...newcomer, name: "Mim", photoURL: null });
  expect(id).not.toBe(person.userId);
  expect(await bookFor(person.email)).toBe(id);
});

test("a new address that is unverified, or verified by another person, gives no access", async () => {
  const owner = await addPerson(salon, { verified: true });
  const person = await addPerson(salon, { verified: true });
  for (const isProved of [false, true]) {
    const moved = await signInAs(person, owner.email, isProved);
    expect(await call(salon, "readMe", {}, moved)).toMatchObject({ _id: person.userId, email: owner.email });
    expect(await bookFor(owner.email)).toBe(owner.userId);
    expect(await bookingsOf(salon, moved)).toEqual([]);
  }
  expect((await bookingsOf(salon, owner)).length).toBe(2);
});

/** Signs in to a person's account after the provider has changed its address. */
async function signInAs(person: Person, email: string, emailVerified = true): Promise<Person> {
  const [account] = await listIdentities(salon.app.engine.read, person.userId);
  if (!account) throw new Error("This person has no account.");
  const proof = { ...account, ...person, email, emailVerified, photoURL: null };
  const identity = { ...salon.app.identity, prove: async () => proof };
  const asked = { email, language: "en", network: null } as const;
  const made = await createToken({ ...salon.app, identity }, new Headers(), asked);
  expect(made).toMatchObject({ ok: true });
  return { ...person, email };
}

/** Books at the desk with an address. @returns the account that sees the visit */
async function bookFor(email: string): Promise<string | null | undefined> {
  const { insertedId } = await call(
    salon,
    "createDeskBooking",
    phoneCall(await freeVisit(salon), { email }),
    staff,
  );
  const bookings = salon.app.engine.read
    .selectFrom("bookings")
    .select("user_id")
    .where("id", "=", insertedId);
  return (await bookings.executeTakeFirst())?.user_id;
}
