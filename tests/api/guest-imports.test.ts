import { expect, test } from "vitest";
import type { Sent } from "#contract/calls.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenPerson(salon, { role: "admin" });
const staff = givenStaff(salon);

type Line = Sent<"planImport">["body"]["lines"][number];

/** A line with a number that no other test uses. */
let next = 0;
const line = (about: Partial<Line> = {}) => {
  next += 1;
  const number = `018${String(next).padStart(8, "0")}`;
  return { row: next, externalId: `C-${next}`, name: `Guest ${next}`, number, ...about };
};
const plan = (lines: Line[]) => call(salon, "planImport", { body: { kind: "guests", lines } }, owner);
const send = (lines: Line[]) => call(salon, "importFile", file(lines), owner);
const guestsFound = async (search: string) =>
  (await call(salon, "listGuests", { query: { search } }, staff)).guests;

test("a dry run says what would happen to each line, and writes nothing", async () => {
  const known = line();
  await send([known]);
  const [fresh, more] = [line(), { ...known, note: "No mustard oil" }];
  const planned = await plan([fresh, more, line({ number: "12" }), { row: 999 }]);
  expect(planned).toMatchObject({
    made: 1,
    unchanged: 0,
    joined: [{ row: known.row, name: known.name, adds: ["note"], keeps: [] }],
    refused: [{ reason: "wrong_number" }, { row: 999, reason: "empty" }],
  });
  expect(await guestsFound(fresh.number)).toEqual([]);
});

test("imported guests are found by name and number, have their note, and get no message", async () => {
  const mails = await outbox();
  const imported = line({ name: "Faria Karim", email: "faria@example.com", note: "Short nails" });
  expect(await send([imported])).toMatchObject({ made: 1, joined: 0, refused: 0 });
  const [found] = await guestsFound(imported.number);
  expect(found).toMatchObject({ name: "Faria Karim", hasAccount: false, visits: 0 });
  const guest = await call(salon, "readGuest", { params: { id: found?._id ?? "" } }, staff);
  expect(guest.notes).toMatchObject([{ note: "Short nails", pinned: false }]);
  expect(await outbox()).toBe(mails);
});

test("importing a file twice writes nothing the second time, even if the desk has changed the number", async () => {
  const imported = line();
  await send([imported]);
  expect(await refused(salon, "importFile", file([imported]), owner)).toMatchObject({
    code: "wrong_state",
  });
  const [found] = await guestsFound(imported.number);
  const params = { id: found?._id ?? "" };
  await call(salon, "updateGuest", { params, body: { number: "01999000111" } }, staff);
  expect(await plan([imported])).toMatchObject({ made: 0, unchanged: 1, joined: [] });
});

test("two imports of one file at once add each guest once", async () => {
  const lines = Array.from({ length: 20 }, () => line());
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      addPerson(salon, { role: "admin" }).then((one) => callLoosely(salon, "importFile", file(lines), one)),
    ),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  for (const one of lines) expect(await guestsFound(one.number)).toHaveLength(1);
});

test("undoing an import keeps guests who were booked, changed or noted since", async () => {
  const [gone, booked, changed, noted] = [line(), line(), line(), line()];
  const { insertedId } = await send([gone, booked, changed, noted]);
  const idOf = async ({ number }: { number: string }) => (await guestsFound(number))[0]?._id ?? "";
  const visit = await freeVisit(salon);
  const { name, number } = booked;
  const guestId = await idOf(booked);
  const booking = phoneCall(visit, { name, number });
  await call(salon, "createDeskBooking", { body: { ...booking.body, guestId } }, staff);
  await call(
    salon,
    "updateGuest",
    { params: { id: await idOf(changed) }, body: { address: "Banani" } },
    staff,
  );
  const note = { note: "Late", pinned: false };
  await call(salon, "createGuestNote", { params: { id: await idOf(noted) }, body: note }, staff);

  const params = { id: insertedId };
  expect(await call(salon, "takeImportBack", { params }, owner)).toEqual({ takenBack: 1, stayed: 3 });
  expect(await guestsFound(gone.number)).toEqual([]);
  for (const one of [booked, changed, noted]) expect(await guestsFound(one.number)).toHaveLength(1);
  expect(await refused(salon, "takeImportBack", { params }, owner)).toMatchObject({ code: "wrong_state" });
  expect(await send([gone])).toMatchObject({ made: 1 });
});

test("undoing an import removes what it added to a guest, unless somebody has changed it", async () => {
  const known = line({ externalId: "" });
  await send([known]);
  const [before] = await guestsFound(known.number);
  const { insertedId } = await send([{ ...known, address: "Lalmatia", note: "Likes tea" }]);
  expect((await guestsFound(known.number))[0]).toMatchObject({ _id: before?._id, address: "Lalmatia" });
  await call(salon, "takeImportBack", { params: { id: insertedId } }, owner);
  const guest = await call(salon, "readGuest", { params: { id: before?._id ?? "" } }, staff);
  expect(guest).toMatchObject({ address: "", notes: [], name: known.name });
});

test("an import can't be undone after two days", async () => {
  const { insertedId } = await send([line()]);
  salon.clock.advance(days(2));
  const params = { id: insertedId };
  expect(await refused(salon, "takeImportBack", { params }, owner)).toMatchObject({ code: "wrong_state" });
  const listed = await call(salon, "listImports", {}, owner);
  expect(listed.find(({ _id }) => _id === insertedId)).toMatchObject({
    until: null,
    takenBack: null,
    made: 1,
  });
});

test("an account is matched by its number, and by its address once that is verified", async () => {
  const guest = await addPerson(salon, { verified: true });
  await book(salon, guest, await freeVisit(salon));
  const joined = line({ number: "", email: guest.email, address: "Uttara" });
  const planned = await plan([joined]);
  expect(planned.joined).toMatchObject([{ subjectId: guest.userId, adds: ["address"] }]);
  await salon.app.engine.write
    .updateTable("users")
    .set({ email_verified: 0 })
    .where("id", "=", guest.userId)
    .execute();
  expect(await plan([joined])).toMatchObject({ made: 1, joined: [] });
});

test("exported guests come page by page in the order of their ids, and import without a change", async () => {
  const about = { name: "=cmd()", address: "-5", note: '"quoted", one\ntwo' };
  await send([line(about)]);
  const { guests, next: more } = await call(salon, "exportGuests", { query: {} }, owner);
  expect(more).toBeNull();
  expect(guests).toContainEqual(expect.objectContaining(about));
  const lines = guests
    .filter(({ name, number, email }) => name !== "" && number + email !== "")
    .map(({ _id, lastVisit, owes, ...others }, index) => ({ ...others, externalId: _id, row: index + 1 }));
  const planned = await plan(lines);
  expect(planned).toMatchObject({ made: 0, joined: [] });
});

test("only the owner may send a file, of 4 MB at most, and anybody else has the usual body limit", async () => {
  const huge = { kind: "guests", lines: [{ row: 1, name: "x".repeat(3_000_000) }] };
  expect(await callLoosely(salon, "planImport", { body: huge })).toMatchObject({ status: 413 });
  expect(await callLoosely(salon, "planImport", { body: huge }, staff)).toMatchObject({ status: 413 });
  expect(await callLoosely(salon, "planImport", { body: huge }, owner)).toMatchObject({ status: 422 });
  const over = { kind: "guests", lines: [{ row: 1, name: "x".repeat(5_000_000) }] };
  expect(await callLoosely(salon, "planImport", { body: over }, owner)).toMatchObject({ status: 413 });
});

function file(lines: Line[]) {
  return { body: { kind: "guests" as const, fileName: "guests.csv", lines } };
}

async function outbox(): Promise<number> {
  const { count } = await salon.app.engine.read
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test("a file with a repeated row number is refused", async () => {
  const one = line();
  expect(await refused(salon, "importFile", file([one, { ...line(), row: one.row }]), owner)).toMatchObject({
    status: 422,
  });
});
