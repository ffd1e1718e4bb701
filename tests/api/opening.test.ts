import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { updateSalon } from "#server/database/salon.ts";
import { findUser, listIdentities } from "#server/database/users.ts";
import { writeInvitationToken } from "#server/usecases/people/invitations.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit, hold, orderOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const customer = givenPerson(salon);

beforeAll(async () => {
  await updateSalon(salon.app.engine.write, { opened_at: null, mail_arrived_at: null });
  await salon.app.engine.announce("availability");
});

test("before the opening a customer can't book, and staff can try it", async () => {
  const visit = await freeVisit(salon);
  const refused = await callLoosely(salon, "createPaymentIntent", orderOf(visit), customer);
  expect(refused).toMatchObject({ status: 409, body: { code: "not_open" } });
  const member = await callLoosely(salon, "createMembershipPayment", { body: { price: 120 } }, customer);
  expect(member).toMatchObject({ status: 409, body: { code: "not_open" } });
  expect((await hold(salon, staff, await freeVisit(salon))).clientSecret).not.toBe("");
});

test("the salon says that it is not open, and on which day it will be", async () => {
  expect(await call(salon, "readSalon", {})).toMatchObject({ open: false, opensOn: null });
  await call(salon, "planOpening", { body: { date: "2026-12-05" } }, owner);
  expect(await call(salon, "readSalon", {})).toMatchObject({ open: false, opensOn: "2026-12-05" });
});

test("a past opening date is not shown", async () => {
  const yesterday = await callLoosely(salon, "planOpening", { body: { date: "2026-11-01" } }, owner);
  expect(yesterday).toMatchObject({ status: 422, body: { errors: [{ field: "date" }] } });
  await updateSalon(salon.app.engine.write, { opens_on: "2026-11-01" });
  await salon.app.engine.announce("pages", ["readSalon"]);
  expect(await call(salon, "readSalon", {})).toMatchObject({ open: false, opensOn: null });
});

test("a salon can't open while a step is missing, and then opens for everybody", async () => {
  const early = await callLoosely(salon, "openSalon", {}, owner);
  expect(early).toMatchObject({ status: 409, body: { code: "not_set_up" } });
  expect((await call(salon, "readSetup", {}, owner)).missing).toContain("mail");

  expect(await call(salon, "sendTestMail", {}, owner)).toEqual({ to: owner.email });
  await salon.drain();
  expect((await salon.mails()).some((mail) => mail.includes("A test mail from"))).toBe(true);
  await call(salon, "confirmTestMail", {}, owner);
  expect(await call(salon, "checkCards", {}, owner)).toEqual({ state: "works" });

  await book(salon, owner, await freeVisit(salon));
  const ready = await call(salon, "readSetup", {}, owner);
  expect(ready.missing).toEqual([]);
  expect(ready.steps.find(({ step }) => step === "opening")?.state).toBe("open");

  expect(await call(salon, "openSalon", {}, owner)).toEqual({ modifiedCount: 1 });
  expect(await call(salon, "openSalon", {}, owner)).toEqual({ modifiedCount: 0 });
  expect(await call(salon, "readSalon", {})).toMatchObject({ open: true });
  expect((await hold(salon, customer, await freeVisit(salon))).clientSecret).not.toBe("");
});

test("an invitation is mailed, is only for its address, and works once", async () => {
  const invited = await addPerson(salon);
  const { insertedId } = await call(
    salon,
    "createInvitation",
    { body: { email: invited.email, role: "staff" } },
    owner,
  );
  await salon.drain();
  expect((await salon.mails()).some((mail) => mail.includes("/invitation#"))).toBe(true);
  const body = { token: writeInvitationToken(salon.app.seal, insertedId) };
  const other = await callLoosely(salon, "acceptInvitation", { body }, customer);
  expect(other).toMatchObject({ status: 409, body: { code: "invitation_of_another" } });
  expect(await call(salon, "acceptInvitation", { body }, invited)).toEqual({ role: "staff" });
  expect(await call(salon, "readMe", {}, invited)).toMatchObject({ role: "staff" });
  const again = await callLoosely(salon, "acceptInvitation", { body }, invited);
  expect(again).toMatchObject({ status: 409, body: { code: "invitation_over" } });
  // The owner's page still shows it.
  const late = await callLoosely(salon, "withdrawInvitation", { params: { id: insertedId } }, owner);
  expect(late).toMatchObject({ status: 409, body: { code: "invitation_over" } });
});

test("a forged, withdrawn, replaced or week-old invitation is invalid", async () => {
  const invited = await addPerson(salon);
  const invite = () =>
    call(salon, "createInvitation", { body: { email: invited.email, role: "staff" } }, owner);
  const accept = (token: string) => callLoosely(salon, "acceptInvitation", { body: { token } }, invited);
  const over = { status: 409, body: { code: "invitation_over" } };
  const first = await invite();
  expect(await accept(`${first.insertedId}.forged`)).toMatchObject(over);
  const second = await invite();
  expect(await accept(writeInvitationToken(salon.app.seal, first.insertedId))).toMatchObject(over);
  await call(salon, "withdrawInvitation", { params: { id: second.insertedId } }, owner);
  expect(await accept(writeInvitationToken(salon.app.seal, second.insertedId))).toMatchObject(over);
  const third = await invite();
  salon.clock.advance(days(7));
  expect(await accept(writeInvitationToken(salon.app.seal, third.insertedId))).toMatchObject(over);
});

test("accepting an invitation verifies the address for the salon and for the account that signs in", async () => {
  const invited = await addPerson(salon);
  const [account] = await listIdentities(salon.app.engine.read, invited.userId);
  const toProve = () => salon.app.identity.createVerification(account?.subject ?? "");
  expect(await toProve()).toMatchObject({ email: invited.email });
  const body = { email: invited.email, role: "staff" as const };
  const { insertedId } = await call(salon, "createInvitation", { body }, owner);
  const refused = await callLoosely(
    salon,
    "acceptInvitation",
    { body: { token: `${insertedId}.no` } },
    invited,
  );
  expect(refused.status).toBe(409);
  expect(await toProve()).not.toBeNull();
  await call(
    salon,
    "acceptInvitation",
    { body: { token: writeInvitationToken(salon.app.seal, insertedId) } },
    invited,
  );
  expect(await toProve()).toBeNull();
  expect(await findUser(salon.app.engine.read, invited.userId)).toMatchObject({ email_verified: 1 });
});

test("while the identity provider fails nobody gets a role, and the same invitation works afterwards", async () => {
  const invited = await addPerson(salon);
  const body = { email: invited.email, role: "staff" as const };
  const { insertedId } = await call(salon, "createInvitation", { body }, owner);
  const sent = { body: { token: writeInvitationToken(salon.app.seal, insertedId) } };
  const { identity } = salon.app;
  salon.app.identity = { ...identity, noteProvedEmail: () => Promise.reject(new Error("No answer.")) };
  expect(await callLoosely(salon, "acceptInvitation", sent, invited)).toMatchObject({ status: 500 });
  salon.app.identity = identity;
  salon.bugs.length = 0;
  expect(await call(salon, "readMe", {}, invited)).toMatchObject({ role: "customer" });
  expect(await call(salon, "acceptInvitation", sent, invited)).toEqual({ role: "staff" });
});

test("an invitation verifies no address for an account with a passkey, which a new password removes", async () => {
  const invited = await addPerson(salon);
  const [account] = await listIdentities(salon.app.engine.read, invited.userId);
  const subject = account?.subject ?? "";
  await sql`insert into auth_passkey
    ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp")
    values (${`p-${subject}`}, 'key', ${subject}, ${`c-${subject}`}, 0, 'singleDevice', ${false})`.execute(
    salon.app.engine.write,
  );
  const body = { email: invited.email, role: "staff" as const };
  const { insertedId } = await call(salon, "createInvitation", { body }, owner);
  const token = writeInvitationToken(salon.app.seal, insertedId);
  expect(await call(salon, "acceptInvitation", { body: { token } }, invited)).toEqual({ role: "staff" });
  expect(await salon.app.identity.createVerification(subject)).toMatchObject({ email: invited.email });
});

test("an owner who accepts an invitation to the front desk stays an owner", async () => {
  const body = { email: owner.email, role: "staff" as const };
  const { insertedId } = await call(salon, "createInvitation", { body }, owner);
  const token = writeInvitationToken(salon.app.seal, insertedId);
  expect(await call(salon, "acceptInvitation", { body: { token } }, owner)).toEqual({ role: "admin" });
});
