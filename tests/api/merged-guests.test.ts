import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, bookingsOf, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const read = (id: string) => call(salon, "readGuest", { params: { id } }, staff);
const find = async (search: string) =>
  (await call(salon, "listGuests", { query: { search } }, staff)).guests.map(({ _id }) => _id);
const merge = (id: string, otherId: string, kept: object = {}) =>
  call(salon, "mergeGuests", { params: { id }, body: { otherId, ...kept } }, staff);
const takeBack = (id: string) => call(salon, "unmergeGuests", { params: { id } }, staff);

let numbers = 1000;

async function guestOnPhone(name: string) {
  const about = { name, number: `0188888${numbers++}` };
  const { insertedId } = await call(salon, "createGuest", { body: about }, staff);
  return { ...about, id: insertedId, book: async () => bookFor(insertedId, about) };
}

async function bookFor(guestId: string, about: { name: string; number: string }) {
  const visit = await freeVisit(salon);
  return await call(
    salon,
    "createDeskBooking",
    phoneCall(visit, { ...about, guestId } as typeof about),
    staff,
  );
}

test("a merge joins two guests with the chosen fields, and its undo restores both", async () => {
  const kept = await guestOnPhone("Nadia Islam");
  const gone = await guestOnPhone("N. Islam");
  await kept.book();
  await gone.book();
  await call(salon, "createGuestNote", { params: { id: gone.id }, body: { note: "By the window." } }, staff);
  const { keptId, mergeId } = await merge(kept.id, gone.id, { number: "other" });
  expect(keptId).toBe(kept.id);
  const whole = await read(gone.id);
  expect(whole).toMatchObject({ _id: kept.id, name: "Nadia Islam", number: gone.number });
  expect(whole.visitList).toHaveLength(2);
  expect(whole.notes).toHaveLength(1);
  expect(whole.merges).toMatchObject([{ _id: mergeId, name: "N. Islam" }]);
  for (const search of [kept.number, gone.number, "n. isl"]) expect(await find(search)).toEqual([kept.id]);

  await takeBack(mergeId);
  expect(await read(kept.id)).toMatchObject({ name: "Nadia Islam", number: kept.number, merges: [] });
  expect((await read(kept.id)).visitList).toHaveLength(1);
  expect(await read(gone.id)).toMatchObject({ _id: gone.id, name: "N. Islam", number: gone.number });
  expect((await read(gone.id)).notes).toHaveLength(1);
  const again = await refused(salon, "unmergeGuests", { params: { id: mergeId } }, staff);
  expect(again.code).toBe("not_found");
});

test("a merge shows an account no visit, takes none from it, and never joins two accounts", async () => {
  const customer = await addPerson(salon, { verified: true });
  await book(salon, customer, await freeVisit(salon));
  const caller = await guestOnPhone("A caller");
  await caller.book();
  const before = await bookingsOf(salon, customer);
  const { keptId } = await merge(caller.id, customer.userId, { name: "this", email: "this" });
  expect(keptId).toBe(customer.userId);
  expect(await bookingsOf(salon, customer)).toEqual(before);
  expect(await read(keptId)).toMatchObject({ name: "A caller", email: customer.email, hasAccount: true });
  expect((await read(keptId)).visitList).toHaveLength(2);
  const other = await addPerson(salon);
  const both = { params: { id: customer.userId }, body: { otherId: other.userId } };
  const problem = await refused(salon, "mergeGuests", both, staff);
  expect(problem).toMatchObject({ code: "wrong_state", detail: expect.stringContaining("account") });
});

test("after a merge a caller is booked for the remaining guest", async () => {
  const customer = await addPerson(salon);
  const caller = await guestOnPhone("Rifah Tasnia");
  await merge(customer.userId, caller.id);
  const { name, number } = caller;
  await call(salon, "createDeskBooking", phoneCall(await freeVisit(salon), { name, number }), staff);
  expect((await read(customer.userId)).visitList).toHaveLength(1);
  expect(await bookingsOf(salon, customer)).toEqual([]);
});

test("three guests are merged, and each merge can be undone by itself", async () => {
  const [first, second, third] = [
    await guestOnPhone("Mim One"),
    await guestOnPhone("Mim Two"),
    await guestOnPhone("Mim Three"),
  ];
  for (const guest of [first, second, third]) await guest.book();
  const inner = await merge(second.id, third.id);
  const outer = await merge(first.id, second.id);
  expect((await read(third.id))._id).toBe(first.id);
  expect((await read(first.id)).visitList).toHaveLength(3);
  await takeBack(inner.mergeId);
  expect((await read(third.id))._id).toBe(third.id);
  expect((await read(first.id)).visitList).toHaveLength(2);
  await takeBack(outer.mergeId);
  for (const { id } of [first, second, third]) expect((await read(id)).visitList).toHaveLength(1);
});

test("changes by the desk since the merge survive its undo", async () => {
  const kept = await guestOnPhone("Dola");
  const gone = await guestOnPhone("Dola Sen");
  const { mergeId } = await merge(kept.id, gone.id, { name: "other", number: "other" });
  await call(salon, "updateGuest", { params: { id: kept.id }, body: { name: "Dola Das" } }, staff);
  await takeBack(mergeId);
  expect(await read(kept.id)).toMatchObject({ name: "Dola Das", number: kept.number });
});

test("a merge can be undone for thirty days, and the replaced values are then removed", async () => {
  const kept = await guestOnPhone("Kept Long");
  const gone = await guestOnPhone("Gone Long");
  const { mergeId } = await merge(kept.id, gone.id, { name: "other" });
  salon.clock.advance(days(30));
  expect((await read(kept.id)).merges).toEqual([]);
  const late = await refused(salon, "unmergeGuests", { params: { id: mergeId } }, staff);
  expect(late.code).toBe("not_found");
  await tidyUp(salon.app);
  const row = await salon.app.engine.read
    .selectFrom("guest_merges")
    .select("fields")
    .where("id", "=", mergeId)
    .executeTakeFirstOrThrow();
  expect(row.fields).toBe("{}");
});

test("visits booked for either guest during merges and undos are all kept", async () => {
  const kept = await guestOnPhone("Race Kept");
  const gone = await guestOnPhone("Race Gone");
  const service = await serviceNamed(salon, "Threading");
  const starts = [...new Set((await freeHours(salon, [service._id])).map(({ startsAt }) => startsAt))].slice(
    -24,
  );
  const merging = async () => {
    for (let round = 0; round < 4; round++) {
      const { mergeId } = await merge(kept.id, gone.id);
      await takeBack(mergeId);
    }
    await merge(kept.id, gone.id);
  };
  const [, ...answers] = await Promise.all([
    merging(),
    ...starts.map((startsAt, index) => {
      const { id: guestId, name, number } = index % 2 === 0 ? kept : gone;
      const { body } = phoneCall({ service, masterId: "any", startsAt }, { name, number });
      return callLoosely(salon, "createDeskBooking", { body: { ...body, guestId } }, staff);
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(starts.map(() => 200));
  expect((await read(kept.id)).visitList).toHaveLength(starts.length);
});

test("when two desks merge the same two guests at once, one succeeds", async () => {
  const one = await guestOnPhone("Twin One");
  const other = await guestOnPhone("Twin Two");
  const answers = await Promise.all(
    [
      [one.id, other.id],
      [other.id, one.id],
    ].map(([id = "", otherId = ""]) =>
      callLoosely(salon, "mergeGuests", { params: { id }, body: { otherId } }, staff),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const found = new Set([(await read(one.id))._id, (await read(other.id))._id]);
  expect(found.size).toBe(1);
});
