import { sql } from "kysely";
import { expect, test } from "vitest";
import { deleteUser } from "#server/usecases/people/remove-user.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson, askIdentity, askToken, signUp } from "#tests/support/people.ts";
import { openSalon } from "#tests/support/salon.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const admin = givenOwner(salon);

test("a user changes name, photo and mobile number one by one", async () => {
  const guest = await addPerson(salon);
  const change = (body: { name?: string; photoURL?: string | null; phone?: string | null }) =>
    call(salon, "updateMe", { body }, guest);
  await change({ name: " Mim Akter ", photoURL: "/art/mark.svg" });
  await change({ phone: "01711000000" });
  const me = { name: "Mim Akter", photoURL: "/art/mark.svg", phone: "01711000000", role: "customer" };
  expect(await call(salon, "readMe", {}, guest)).toMatchObject(me);
  await change({ phone: null });
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ ...me, phone: null });
  expect((await callLoosely(salon, "updateMe", { body: { role: "admin" } }, guest)).status).toBe(422);
});

test("an admin gives somebody the staff role and removes it again, at once", async () => {
  const desk = await addPerson(salon);
  const give = (role: "staff" | "customer") =>
    call(salon, "changeRole", { params: { id: desk.userId }, body: { role } }, admin);
  expect(await give("staff")).toEqual({ modifiedCount: 1 });
  expect((await callLoosely(salon, "listBookings", {}, desk)).status).toBe(200);
  expect(await give("staff")).toEqual({ modifiedCount: 0 });
  await give("customer");
  expect((await callLoosely(salon, "listBookings", {}, desk)).status).toBe(403);
});

test("an outdated list does not turn a new admin into staff", async () => {
  const desk = await addPerson(salon);
  const params = { id: desk.userId };
  await call(salon, "makeAdmin", { params }, admin);
  const old = { params, body: { role: "staff" as const, from: "customer" as const } };
  expect((await refused(salon, "changeRole", old, admin)).code).toBe("wrong_state");
  expect((await callLoosely(salon, "listUsers", {}, desk)).status).toBe(200);
  await call(salon, "changeRole", { params, body: { role: "customer", from: "admin" } }, admin);
});

test("nobody changes their own role, and one admin always remains", async () => {
  const body = { role: "customer" as const };
  const own = await refused(salon, "changeRole", { params: { id: admin.userId }, body }, admin);
  expect(own.code).toBe("own_account");
  const other = await addPerson(salon, { role: "admin" });
  expect(await call(salon, "changeRole", { params: { id: other.userId }, body }, admin)).toEqual({
    modifiedCount: 1,
  });
  expect(
    (await callLoosely(salon, "changeRole", { params: { id: admin.userId }, body: { role: "admin" } }, admin))
      .status,
  ).toBe(422);
});

test("a deleted account is gone, its review stays without a name, and the same address is a new user", async () => {
  const account = { email: "gone@example.com", password: "sona-27", name: "Nadia Rahman" };
  const { token } = await signUp(salon, account);
  const review = { name: account.name, image: "/art/mark.svg", rating: 5, testimonial: "Calm hands." };
  const added = await callLoosely(salon, "createReview", { body: review }, { token });
  const { body: me } = await callLoosely(salon, "readMe", {}, { token });
  const query = { email: account.email };
  const wrong = await callLoosely(salon, "deleteMe", { query: { email: "other@example.com" } }, { token });
  expect([wrong.status, wrong.body.code]).toEqual([409, "own_account"]);
  expect((await callLoosely(salon, "deleteMe", { query }, { token })).body).toEqual({ deletedCount: 1 });
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);

  const browser = { cookie: "" };
  expect((await askIdentity(salon, browser, "/sign-in/email", account)).status).toBe(401);
  const reviews = await call(salon, "listAllReviews", { query: {} }, admin);
  expect(reviews.find(({ _id }) => _id === added.body.insertedId)).toMatchObject({
    name: "A guest",
    testimonial: "Calm hands.",
  });
  const again = await signUp(salon, account);
  const { body } = await callLoosely(salon, "readMe", {}, { token: again.token });
  expect(body._id).not.toBe(me._id);
});

test("an account deleted by an admin is as gone as one deleted by its owner", async () => {
  const account = { email: "deleted@example.com", password: "sona-27", name: "Deleted Guest" };
  const { browser, token } = await signUp(salon, account);
  const review = { name: account.name, image: "/art/mark.svg", rating: 4, testimonial: "Kind hands." };
  const added = await callLoosely(salon, "createReview", { body: review }, { token });
  const { body: me } = await callLoosely(salon, "readMe", {}, { token });
  const params = { id: String(me._id) };
  expect(await call(salon, "deleteUser", { params, query: {} }, admin)).toEqual({ deletedCount: 1 });

  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);
  expect(await askToken(salon, browser, account.email)).toBe("unauthenticated");
  expect((await askIdentity(salon, { cookie: "" }, "/sign-in/email", account)).status).toBe(401);
  const left = await sql`select 1 from auth_user where "email" = ${account.email}`.execute(
    salon.app.engine.read,
  );
  expect(left.rows).toEqual([]);
  const reviews = await call(salon, "listAllReviews", { query: {} }, admin);
  expect(reviews.find(({ _id }) => _id === added.body.insertedId)).toMatchObject({ name: "A guest" });
  const again = await signUp(salon, account);
  const { body } = await callLoosely(salon, "readMe", {}, { token: again.token });
  expect(body._id).not.toBe(me._id);
});

test("a person whose role has changed since the list was read is not deleted until it is read again", async () => {
  const mitu = await addPerson(salon);
  const params = { id: mitu.userId };
  await call(salon, "changeRole", { params, body: { role: "staff" } }, admin);
  const why = await refused(salon, "deleteUser", { params, query: { from: "customer" } }, admin);
  expect(why).toMatchObject({ status: 409, code: "wrong_state" });
  expect(await call(salon, "readMe", {}, mitu)).toMatchObject({ role: "staff" });
  const seen = { params, query: { from: "staff" as const } };
  expect(await call(salon, "deleteUser", seen, admin)).toEqual({ deletedCount: 1 });
});

test("the queue completes an interrupted removal of an account", async () => {
  const account = { email: "interrupted@example.com", password: "sona-27", name: "Guest" };
  const { token } = await signUp(salon, account);
  const { body: me } = await callLoosely(salon, "readMe", {}, { token });
  const interrupted = { removeAccount: () => Promise.reject(new Error("interrupted")) };
  const app = { ...salon.app, identity: { ...salon.app.identity, ...interrupted } };
  await expect(deleteUser(app, admin.userId, String(me._id))).rejects.toThrow("interrupted");
  salon.clock.advance(2 * 60_000);
  await salon.drain();
  expect((await askIdentity(salon, { cookie: "" }, "/sign-in/email", account)).status).toBe(401);
});

test("a coming visit stays when its customer deletes the account", async () => {
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  const all = await call(salon, "listBookings", { query: {} }, admin);
  expect(all.find(({ _id }) => _id === bookingId)).toMatchObject({ email: guest.email, status: "pending" });
});

test("the last admin can't leave", async () => {
  const other = await openSalon();
  try {
    const only = await other.app.engine.read
      .selectFrom("users")
      .select(["id", "email"])
      .where("role", "=", "admin")
      .execute();
    expect(only).toHaveLength(1);
    const session = await addPerson(other);
    const last = { ...session, userId: only[0]?.id ?? "", email: only[0]?.email ?? "" };
    const no = await refused(other, "deleteMe", { query: { email: last.email } }, last);
    expect(no.code).toBe("last_admin");
  } finally {
    await other.close();
  }
});

test("a changed password signs every other device out, and the old one is invalid", async () => {
  const account = { email: "changes@example.com", password: "sona-27", name: "Changing Guest" };
  const { browser, token } = await signUp(salon, account);
  const change = (currentPassword: string, newPassword: string) =>
    askIdentity(salon, browser, "/change-password", {
      currentPassword,
      newPassword,
      revokeOtherSessions: true,
    });
  const wrong = await change("not this one", "rupa-38");
  expect([wrong.status, wrong.body.code]).toEqual([400, "INVALID_PASSWORD"]);
  expect((await change(account.password, "12345")).body.code).toBe("PASSWORD_TOO_SHORT");
  expect((await change(account.password, "rupa-38")).status).toBe(200);
  expect((await callLoosely(salon, "readMe", {}, { token })).status).toBe(401);
  const renewed = await askToken(salon, browser, account.email);
  expect((await callLoosely(salon, "readMe", {}, { token: renewed })).status).toBe(200);
  expect((await askIdentity(salon, { cookie: "" }, "/sign-in/email", account)).status).toBe(401);
});
