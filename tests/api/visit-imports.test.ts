import { beforeEach, expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenPerson(salon, { role: "admin" });
const staff = givenStaff(salon);

// An owner imports ten files in ten minutes.
beforeEach(() => salon.clock.advance(minutes(11)));

/** Each test has its own days, so that no two want the same hour. */
let day = 1;
let next = 0;
interface Line {
  row: number;
  externalId: string;
  name: string;
  number: string;
  date: string;
  time: string;
  services: string;
  master: string;
  price?: string;
  note?: string;
  guestId?: string;
  minutes?: string;
}

async function linesOf(count: number, about: Partial<Line> = {}): Promise<Line[]> {
  // A week later, because the salon is open on the same weekday.
  day += 7;
  const date = new Date(salon.clock.now() + days(day)).toISOString().slice(0, 10);
  const [master] = await call(salon, "listMasters", {});
  return Array.from({ length: count }, (_, index) => {
    next += 1;
    return {
      row: index + 2,
      externalId: `V-${next}`,
      name: `Guest ${next}`,
      number: `017${String(next).padStart(8, "0")}`,
      date,
      time: "14:00",
      services: "Threading",
      master: master?.name ?? "",
      ...about,
    };
  });
}

const body = (lines: Line[]) => ({ body: { kind: "visits" as const, fileName: "visits.csv", lines } });
const send = (lines: Line[]) => call(salon, "importFile", body(lines), owner);
const plan = (lines: Line[]) => call(salon, "planImport", { body: { kind: "visits", lines } }, owner);
const found = async ({ name }: { name: string }) =>
  await salon.app.engine.read.selectFrom("bookings").selectAll().where("name", "=", name).execute();
const count = async (table: "outbox" | "cells" | "guests") => {
  const { rows } = await salon.app.engine.read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return Number(rows);
};

test("imported coming visits are confirmed at their hours and due at the desk, and nobody is notified", async () => {
  const mails = await count("outbox");
  const [line] = await linesOf(1, { price: "12.50", note: "Left hand first" });
  if (!line) throw new Error("no line");
  expect(await plan([line])).toMatchObject({ made: 1, toArrange: [], owed: 12.5, refused: [] });
  expect(await found(line)).toEqual([]);
  expect(await send([line])).toMatchObject({ made: 1 });
  const [visit] = await found(line);
  expect(visit).toMatchObject({
    state: "confirmed",
    price_cents: 1250,
    note: "Left hand first",
    user_id: null,
  });
  expect(new Date(visit?.starts_at ?? 0).toISOString()).toBe(`${line.date}T08:00:00.000Z`);
  const guests = await call(salon, "listGuests", { query: { search: line.number } }, staff);
  expect(guests.guests).toMatchObject([{ name: line.name }]);
  expect(await count("outbox")).toBe(mails);
});

test("two visits of one master at one hour never both get it: the second is left to be arranged, with its hour in the note", async () => {
  const [first, second, anyone] = await linesOf(3, { minutes: "45" });
  if (!first || !second || !anyone) throw new Error("no lines");
  const lines = [{ ...anyone, master: "" }, first, second];
  expect(await plan(lines)).toMatchObject({ made: 3, toArrange: [{ row: second.row, why: "taken" }] });
  await send(lines);
  const [[booked], [waiting], [other]] = [await found(first), await found(second), await found(anyone)];
  expect(booked?.starts_at).not.toBeNull();
  expect(other?.starts_at).toBe(booked?.starts_at);
  expect(waiting).toMatchObject({ state: "confirmed", starts_at: null });
  expect(waiting?.note).toBe(`${second.date} 14:00, 45 min, ${second.master}`);
  const startsAt = `${second.date}T15:00:00+06:00`;
  await call(salon, "moveBooking", { params: { id: waiting?.id ?? "" }, body: { startsAt } }, staff);
  expect((await found(second))[0]?.starts_at).toBe(Date.parse(startsAt));
});

test("importing visits twice writes nothing the second time, even without ids and with one to be arranged", async () => {
  const lines = (await linesOf(2)).map((line) => ({ ...line, externalId: "" }));
  await send(lines);
  expect(await plan(lines)).toMatchObject({ made: 0, unchanged: 2, toArrange: [], refused: [] });
  expect(await refused(salon, "importFile", body(lines), owner)).toMatchObject({ code: "wrong_state" });
});

test("two imports and a booking at once leave each hour with one visit", async () => {
  const lines = await linesOf(4);
  const other = lines.map((line) => ({
    ...line,
    externalId: `other ${line.externalId}`,
    name: `${line.name} B`,
  }));
  const answers = await Promise.all(
    [lines, other, lines].map((some) => callLoosely(salon, "importFile", body(some), owner)),
  );
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const visits = (await Promise.all(lines.map(found))).flat();
  expect(visits.filter(({ starts_at }) => starts_at !== null).length).toBeLessThanOrEqual(1);
  expect(new Set(visits.map(({ name }) => name)).size).toBe(visits.length);
});

test("an account's unverified address is not stored with an imported visit", async () => {
  const [line] = await linesOf(1);
  if (!line) throw new Error("no line");
  const account = await addPerson(salon, { verified: true });
  await book(salon, account, await freeVisit(salon));
  await salon.app.engine.write
    .updateTable("users")
    .set({ email_verified: 0 })
    .where("id", "=", account.userId)
    .execute();
  const { userId, name } = account;
  await send([{ ...line, name, guestId: userId }]);
  const [visit] = (await found({ name })).filter(({ phone }) => phone === line.number);
  expect(visit).toMatchObject({ guest_id: userId, user_id: null, email: "" });
});

test("the dry run reports a visit that was moved here, and another guest's id is not trusted", async () => {
  const [line] = await linesOf(1);
  if (!line) throw new Error("no line");
  await send([line]);
  const moved = { ...line, time: "16:00" };
  expect(await plan([moved])).toMatchObject({
    made: 0,
    unchanged: 1,
    unlike: [{ row: line.row, name: line.name, keeps: ["date"] }],
  });
  const other = { ...moved, name: `${line.name} B`, number: "01999000111" };
  expect(await plan([other])).toMatchObject({ made: 0, refused: [{ reason: "id_of_other" }] });
});

test("a new guest gets the number and the address from any of the lines", async () => {
  const [one, two] = await linesOf(2, { guestId: "G-several" });
  if (!one || !two) throw new Error("no lines");
  const { name } = one;
  const lines = [
    { ...one, number: "", email: "several@example.com" },
    { ...two, name, time: "16:00" },
  ];
  expect(await send(lines)).toMatchObject({ made: 2 });
  const guests = await call(salon, "listGuests", { query: { search: two.number } }, staff);
  expect(guests.guests).toMatchObject([{ name, number: two.number, email: "several@example.com" }]);
  expect(await plan(lines)).toMatchObject({ made: 0, unchanged: 2 });
});

test("visits of a guest who was merged since are recognized", async () => {
  const [one] = await linesOf(1, { externalId: "" });
  if (!one) throw new Error("no line");
  await send([one]);
  const [visit] = await found(one);
  const kept = await salon.app.engine.read
    .selectFrom("guests")
    .selectAll()
    .where("id", "=", visit?.guest_id ?? "")
    .executeTakeFirstOrThrow();
  const body = { name: "Kept", number: "01999000222" };
  const { insertedId } = await call(salon, "createGuest", { body }, staff);
  await call(salon, "mergeGuests", { params: { id: insertedId }, body: { otherId: kept.id } }, staff);
  expect(await plan([{ ...one, name: "Kept" }])).toMatchObject({ made: 0, unchanged: 1 });
});

test("a doubtful line is refused with its reason", async () => {
  const [line] = await linesOf(1);
  if (!line) throw new Error("no line");
  const reasonOf = async (about: Partial<Line>) => (await plan([{ ...line, ...about }])).refused[0]?.reason;
  expect(await reasonOf({ number: "" })).toBe("no_contact");
  expect(await reasonOf({ date: "2020-01-01" })).toBe("past");
  expect(await reasonOf({ date: "2999-01-01" })).toBe("too_far");
  expect(await reasonOf({ date: "soon" })).toBe("wrong_date");
  expect(await reasonOf({ services: "Moon walk" })).toBe("unknown_service");
  expect(await reasonOf({ master: "Nobody" })).toBe("unknown_master");
  expect(await reasonOf({ price: "a lot" })).toBe("wrong_price");
});

test.each(["moved", "cancelled"] as const)(
  "a visit that was %s survives the undo of its import, and is recognized later",
  async (touch) => {
    const [one, other] = await linesOf(2);
    if (!one || !other) throw new Error("no lines");
    const lines = [one, { ...other, time: "16:00" }];
    const { insertedId } = await send(lines);
    const [visit] = await found(other);
    const params = { id: visit?.id ?? "" };
    if (touch === "cancelled") await call(salon, "cancelBooking", { params, body: {} }, staff);
    else {
      const startsAt = `${other.date}T12:00:00+06:00`;
      await call(salon, "moveBooking", { params, body: { startsAt } }, staff);
    }
    const back = await call(salon, "takeImportBack", { params: { id: insertedId } }, owner);
    expect(back).toEqual({ takenBack: 1, stayed: 1 });
    expect(await send(lines)).toMatchObject({ made: 1, unchanged: 1 });
    expect(await found(other)).toHaveLength(1);
  },
);

test("undoing an import removes visits and guests, except visits that were touched since", async () => {
  const [gone, changed] = await linesOf(2);
  if (!gone || !changed) throw new Error("no lines");
  const cells = await count("cells");
  const [early, late] = [gone, { ...changed, time: "16:00" }];
  const { insertedId } = await send([early, late]);
  expect(await count("cells")).toBeGreaterThan(cells);
  const [visit] = await found(late);
  await call(salon, "cancelBooking", { params: { id: visit?.id ?? "" }, body: {} }, staff);
  const params = { id: insertedId };
  expect(await call(salon, "takeImportBack", { params }, owner)).toEqual({ takenBack: 1, stayed: 1 });
  expect(await found(early)).toEqual([]);
  expect(await found(late)).toHaveLength(1);
  expect(await count("cells")).toBe(cells);
  const search = async ({ number }: Line) =>
    (await call(salon, "listGuests", { query: { search: number } }, staff)).guests.length;
  expect([await search(early), await search(late)]).toEqual([0, 1]);
  expect(await send([early])).toMatchObject({ made: 1 });
});

test("a visit already booked by the desk is recognized by guest, start and service", async () => {
  const [line] = await linesOf(1);
  if (!line) throw new Error("no line");
  const visit = await freeVisit(salon);
  const booking = phoneCall(visit, { name: line.name, number: line.number });
  await call(salon, "createDeskBooking", { body: booking.body }, staff);
  const same = { ...line, date: visit.startsAt.slice(0, 16), time: "", services: visit.service.service_name };
  expect(await plan([same])).toMatchObject({ made: 0, unchanged: 1 });
});
