import { expect, test } from "vitest";
import { mostTerms } from "#domain/guests/search.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const customer = givenPerson(salon);

const read = (id: string) => call(salon, "readGuest", { params: { id } }, staff);
const find = async (search: string) =>
  (await call(salon, "listGuests", { query: { search } }, staff)).guests.map(({ _id }) => _id);
const takeBack = (id: string) => call(salon, "unmergeGuests", { params: { id } }, staff);

let numbers = 1000;

async function guestOnPhone(name: string) {
  const about = { name, number: `0187777${numbers++}` };
  const { insertedId } = await call(salon, "createGuest", { body: about }, staff);
  return { ...about, id: insertedId };
}

/** Merges the other guest into this one, with the other's name and number. */
async function merge(id: string, otherId: string) {
  salon.clock.advance(minutes(1));
  const body = { otherId, name: "other" as const, number: "other" as const };
  return (await call(salon, "mergeGuests", { params: { id }, body }, staff)).mergeId;
}

type Known = Awaited<ReturnType<typeof guestOnPhone>>;

async function expectAsBefore(...guests: Known[]) {
  for (const { id, name, number } of guests) {
    expect(await read(id)).toMatchObject({ _id: id, name, number });
    expect(await find(number)).toEqual([id]);
  }
}

test("merges undone in the order they were made leave no name or number on the wrong guest", async () => {
  const kept = await guestOnPhone("Rumana Kept");
  const first = await guestOnPhone("Sumaiya First");
  const second = await guestOnPhone("Tahmina Second");
  const one = await merge(kept.id, first.id);
  const two = await merge(kept.id, second.id);
  await takeBack(one);
  expect(await read(kept.id)).toMatchObject({ name: second.name, number: second.number });
  await takeBack(two);
  await expectAsBefore(kept, first, second);
});

test("what a guest got from a third one goes away with the third one", async () => {
  const outer = await guestOnPhone("Urmi Outer");
  const middle = await guestOnPhone("Vidya Middle");
  const inner = await guestOnPhone("Wahida Inner");
  const within = await merge(middle.id, inner.id);
  const around = await merge(outer.id, middle.id);
  expect(await read(outer.id)).toMatchObject({ name: inner.name, number: inner.number });
  await takeBack(within);
  expect(await read(outer.id)).toMatchObject({ name: middle.name, number: middle.number });
  await expectAsBefore(inner);
  await takeBack(around);
  await expectAsBefore(outer, middle, inner);
});

test("a guest who has left one merge and joined another stays where the desk put them", async () => {
  const outer = await guestOnPhone("Xenia Outer");
  const middle = await guestOnPhone("Yamin Middle");
  const inner = await guestOnPhone("Zara Inner");
  const within = await merge(middle.id, inner.id);
  const around = await merge(outer.id, middle.id);
  await takeBack(within);
  await merge(outer.id, inner.id);
  await takeBack(around);
  expect((await read(inner.id))._id).toBe(outer.id);
  await expectAsBefore(middle);
});

test("notes written during merges and undos are all kept, and one is pinned", async () => {
  const kept = await guestOnPhone("Note Kept");
  const gone = await guestOnPhone("Note Gone");
  const merging = async () => {
    for (let round = 0; round < 4; round++) await takeBack(await merge(kept.id, gone.id));
    await merge(kept.id, gone.id);
  };
  const writing = Array.from({ length: 16 }, (_, index) => {
    const params = { id: index % 2 === 0 ? kept.id : gone.id };
    const body = { note: `Note ${index}`, pinned: true };
    return callLoosely(salon, "createGuestNote", { params, body }, staff);
  });
  const [, ...answers] = await Promise.all([merging(), ...writing]);
  expect(answers.map(({ status }) => status)).toEqual(writing.map(() => 201));
  await call(
    salon,
    "createGuestNote",
    { params: { id: gone.id }, body: { note: "Last", pinned: true } },
    staff,
  );
  const { notes } = await read(kept.id);
  expect(notes).toHaveLength(17);
  expect(notes.filter(({ pinned }) => pinned).map(({ note }) => note)).toEqual(["Last"]);
});

test("a guest whose name and number change often is found by the last ones, and the stored text is limited", async () => {
  const guest = await guestOnPhone("Renamed Guest");
  for (let round = 0; round < 30; round++) {
    const body = { name: `Name ${crypto.randomUUID()} of ${round}`, number: `0186666${1000 + round}` };
    await call(salon, "updateGuest", { params: { id: guest.id }, body }, staff);
  }
  const terms = salon.app.engine.read.selectFrom("guest_terms").selectAll().where("guest_id", "=", guest.id);
  expect((await terms.execute()).length).toBeLessThanOrEqual(mostTerms);
  for (const search of ["01866661029", "of 29"]) expect(await find(search)).toContain(guest.id);
});

test("changing one's own name has a limit, like other changes of a profile", async () => {
  const name = () =>
    callLoosely(salon, "createUser", { body: { name: "Mim", email: customer.email } }, customer);
  const answers = await Promise.all(Array.from({ length: 61 }, name));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
