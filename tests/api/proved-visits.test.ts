import { expect, test } from "vitest";
import { listIdentities } from "#server/database/users.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { identityEvents } from "#server/usecases/people/identity-events.ts";
import { writeInvitationToken } from "#server/usecases/people/invitations.ts";
import { verifyEmail } from "#server/usecases/people/verify-email.ts";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, saleOf } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** The desk books for a guest. @param email the address to write to; absent when the box is not ticked */
async function bookFor(guestId: string, email?: string): Promise<string> {
  const about = { guestId, ...(email !== undefined && { email }) };
  return (await call(salon, "createDeskBooking", phoneCall(await freeVisit(salon), about), staff)).insertedId;
}

/** The account that shows a visit. */
async function accountOf(id: string): Promise<string | null> {
  const bookings = salon.app.engine.read.selectFrom("bookings").select("user_id");
  return (await bookings.where("id", "=", id).executeTakeFirstOrThrow()).user_id;
}

const shownTo = async (person: Person) => (await bookingsOf(salon, person)).map(({ _id }) => _id);
const isProved = async ({ userId }: Person) =>
  (await call(salon, "readGuest", { params: { id: userId } }, staff)).isAddressProved;

test("a visit announced to an account's address is among its bookings once the address is verified", async () => {
  const rupa = await addPerson(salon);
  const told = await bookFor(rupa.userId, rupa.email);
  await bookFor(rupa.userId);
  expect(await shownTo(rupa)).toEqual([]);
  expect(await isProved(rupa)).toBe(false);
  await verifyEmail(salon.app, rupa.userId);
  expect(await shownTo(rupa)).toEqual([told]);
  expect(await isProved(rupa)).toBe(true);
  const later = await bookFor(rupa.userId, rupa.email);
  await verifyEmail(salon.app, rupa.userId);
  expect((await shownTo(rupa)).toSorted()).toEqual([told, later].toSorted());
});

test("accepting an invitation verifies the address, too", async () => {
  const mitu = await addPerson(salon);
  const told = await bookFor(mitu.userId, mitu.email);
  const body = { email: mitu.email, role: "staff" as const };
  const { insertedId } = await call(salon, "createInvitation", { body }, owner);
  const token = writeInvitationToken(salon.app.seal, insertedId);
  await call(salon, "acceptInvitation", { body: { token } }, mitu);
  expect(await shownTo(mitu)).toEqual([told]);
});

test("the identity provider's word verifies it, too", async () => {
  const lata = await addPerson(salon);
  const told = await bookFor(lata.userId, lata.email);
  const [account] = await listIdentities(salon.app.engine.read, lata.userId);
  await identityEvents(salon.app, "embedded").emailVerified(account?.subject ?? "", "link");
  expect(await shownTo(lata)).toEqual([told]);
});

test("a visit announced to another address, or for another guest, is not given to the account", async () => {
  const dipa = await addPerson(salon);
  const other = await addPerson(salon);
  const elsewhere = { provider: "elsewhere", subject: "1", emailVerified: false, photoURL: null };
  const sameAddress = await findOrCreateUser(salon.app, { ...elsewhere, email: dipa.email, name: "Dipa" });
  const toOther = await bookFor(dipa.userId, other.email);
  const forOther = await bookFor(sameAddress, dipa.email);
  const byPhone = { name: "Dipa", number: "01788000111", email: dipa.email };
  const phoned = await call(salon, "createDeskBooking", phoneCall(await freeVisit(salon), byPhone), staff);
  for (const userId of [dipa.userId, other.userId, sameAddress]) await verifyEmail(salon.app, userId);
  for (const id of [toOther, forOther, phoned.insertedId]) expect(await accountOf(id)).toBeNull();
});

test("visits of a guest merged into the account's stay with the desk", async () => {
  const nila = await addPerson(salon);
  const about = { name: "Nila on the phone", number: "01788000222" };
  const { insertedId: phoned } = await call(salon, "createGuest", { body: about }, staff);
  const before = await bookFor(phoned, nila.email);
  const sent = { params: { id: nila.userId }, body: { otherId: phoned } };
  await call(salon, "mergeGuests", sent, staff);
  const told = await bookFor(phoned, nila.email);
  await verifyEmail(salon.app, nila.userId);
  expect(await shownTo(nila)).toEqual([told]);
  const { visitList } = await call(salon, "readGuest", { params: { id: nila.userId } }, staff);
  expect(visitList.map(({ _id }) => _id).toSorted()).toEqual([before, told].toSorted());
});

test("visits and packages of a guest merged into the account's stay with the desk, no matter who verifies the number later", async () => {
  const [daughter, mother] = [await addPerson(salon), await addPerson(salon)];
  const about = { name: "Nila on the family's phone", number: newNumber() };
  const order = phoneCall(await freeVisit(salon), about);
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  await call(salon, "sellPackage", saleOf(await addPackage(salon, owner), about), staff);
  const { guests } = await call(salon, "listGuests", { query: { search: about.number } }, staff);
  const sent = { params: { id: daughter.userId }, body: { otherId: guests[0]?._id ?? "" } };
  await call(salon, "mergeGuests", sent, staff);
  await proveNumber(salon, mother, about.number);
  expect(await shownTo(mother)).toEqual([]);
  expect(await call(salon, "listMyPackages", {}, mother)).toEqual([]);
  expect((await refused(salon, "cancelBooking", { params: { id }, body: {} }, mother)).code).toBe(
    "not_found",
  );
  await proveNumber(salon, daughter, about.number);
  expect(await shownTo(daughter)).toEqual([id]);
  expect(await call(salon, "listMyPackages", {}, daughter)).toHaveLength(1);
});

test("a deleted account gets nothing, however its address is verified later", async () => {
  const tuli = await addPerson(salon);
  const told = await bookFor(tuli.userId, tuli.email);
  await call(salon, "deleteMe", { query: { email: tuli.email } }, tuli);
  await verifyEmail(salon.app, tuli.userId);
  expect(await accountOf(told)).toBeNull();
});

test("a visit booked while the address is being verified still reaches the account", async () => {
  for (let time = 0; time < 5; time++) {
    const jui = await addPerson(salon);
    const order = phoneCall(await freeVisit(salon), { email: jui.email, name: jui.name });
    const body = { ...order.body, guestId: jui.userId };
    const [{ insertedId }] = await Promise.all([
      call(salon, "createDeskBooking", { body }, staff),
      verifyEmail(salon.app, jui.userId),
    ]);
    expect(await shownTo(jui)).toEqual([insertedId]);
  }
});
