import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

// An owner imports ten files in ten minutes.
beforeEach(() => salon.clock.advance(minutes(11)));

const fileOf = (...names: string[]) => ({
  kind: "guests" as const,
  fileName: "guests.csv",
  key: randomUUID(),
  lines: names.map((name, index) => ({ row: index + 2, name, email: `${name.toLowerCase()}@example.com` })),
});
const send = (body: ReturnType<typeof fileOf>) => call(salon, "importFile", { body }, owner);
const found = async (search: string) =>
  (await call(salon, "listGuests", { query: { search } }, staff)).guests.length;

test("a file resent after a lost answer is imported once and gets the same answer", async () => {
  const body = fileOf("Jhumpa", "Tandra");
  const first = await send(body);
  expect(first).toMatchObject({ made: 2, joined: 0, unchanged: 0, refused: 0 });
  expect(await Promise.all([send(body), send(body)])).toEqual([first, first]);
  expect([await found("Jhumpa"), await found("Tandra")]).toEqual([1, 1]);
});

test("one file sent twice at once makes one import", async () => {
  const body = fileOf("Shimul", "Polash");
  const [one, other] = await Promise.all([send(body), send(body)]);
  expect(one).toEqual(other);
  expect([await found("Shimul"), await found("Polash")]).toEqual([1, 1]);
});

test("different lines with the same key are another file", async () => {
  const body = fileOf("Kamini");
  const first = await send(body);
  const more = { ...body, lines: [...body.lines, { row: 3, name: "Bokul", email: "bokul@example.com" }] };
  expect(await send(more)).toMatchObject({ made: 1, unchanged: 1 });
  expect(await send(body)).toEqual(first);
  const sent = { body: { ...body, key: randomUUID() } };
  expect((await refused(salon, "importFile", sent, owner)).code).toBe("wrong_state");
});

test("a file whose import was undone in the meantime is imported again", async () => {
  const body = fileOf("Shefali");
  const first = await send(body);
  await call(salon, "takeImportBack", { params: { id: first.insertedId } }, owner);
  expect(await found("Shefali")).toBe(0);
  const again = await send(body);
  expect(again).toMatchObject({ made: 1 });
  expect(again.insertedId).not.toBe(first.insertedId);
  expect(await found("Shefali")).toBe(1);
});
