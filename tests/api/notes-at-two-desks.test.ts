import { expect, test } from "vitest";
import { call, callLoosely } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("of two desks that edit a visit's note, the second is told and loses none of the first one's text", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const write = (note: string, seen?: string) =>
    callLoosely(
      salon,
      "updateBooking",
      { params: { id }, body: { note, ...(seen !== undefined && { seen }) } },
      staff,
    );
  const says = async () => (await onCalendar(salon, staff, id, visit.startsAt))?.note;
  const both = await Promise.all([write("No mustard oil.", ""), write("Comes by the lift.", "")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("wrong_state");
  const first = (await says()) ?? "";
  expect((await write("No mustard oil. Comes by the lift.", first)).status).toBe(200);
  expect((await write("No mustard oil. Comes by the lift.", first)).status).toBe(200);
  expect(await says()).toBe("No mustard oil. Comes by the lift.");
  expect((await write("Neither.")).status).toBe(200);
});

test("of two desks that change a guest's note, the second is told, and a pin alone overwrites no text", async () => {
  const about = { name: "Rupa Sen", number: "01712559870" };
  const guest = await call(salon, "createGuest", { body: about }, staff);
  const params = { id: guest.insertedId };
  const kept = await call(salon, "createGuestNote", { params, body: { note: "Tea, no sugar." } }, staff);
  const change = (body: object) =>
    callLoosely(salon, "updateGuestNote", { params: { id: kept.insertedId }, body }, staff);
  const seen = "Tea, no sugar.";
  expect((await change({ note: "Tea, no milk.", seen })).status).toBe(200);
  expect((await change({ note: "Coffee.", seen })).body.code).toBe("wrong_state");
  expect((await change({ pinned: true, seen })).status).toBe(200);
  const { notes } = await call(salon, "readGuest", { params }, staff);
  expect(notes).toMatchObject([{ note: "Tea, no milk.", pinned: true }]);
});

test("a note about a guest belongs to its last writer, no matter who pins it", async () => {
  const body = { name: "Mita Sen", number: "01712559871" };
  const guest = await call(salon, "createGuest", { body }, staff);
  const params = { id: guest.insertedId };
  const kept = await call(salon, "createGuestNote", { params, body: { note: "Tea." } }, staff);
  const other = await addPerson(salon, { role: "staff", name: "Ruma Desk" });
  const change = (part: object) =>
    call(salon, "updateGuestNote", { params: { id: kept.insertedId }, body: part }, other);
  const read = async () => (await call(salon, "readGuest", { params }, staff)).notes[0];
  const before = await read();
  salon.clock.advance(hours(1));
  await change({ pinned: true });
  expect(await read()).toEqual({ ...before, pinned: true });
  await change({ note: "Coffee." });
  const after = await read();
  expect(after).toMatchObject({ note: "Coffee.", by: "Ruma Desk", pinned: true });
  expect(Date.parse(after?.date ?? "")).toBe(salon.clock.now());
});

test("a note that another desk has changed in the meantime is not removed unread", async () => {
  const body = { name: "Nita Sen", number: "01712559872" };
  const guest = await call(salon, "createGuest", { body }, staff);
  const params = { id: guest.insertedId };
  const kept = await call(salon, "createGuestNote", { params, body: { note: "Tea." } }, staff);
  const note = { id: kept.insertedId };
  const read = async () => (await call(salon, "readGuest", { params }, staff)).notes;
  const seen = (await read())[0]?.date;
  const remove = (query: { seen: string }) =>
    callLoosely(salon, "deleteGuestNote", { params: note, query }, staff);
  salon.clock.advance(hours(1));
  await call(salon, "updateGuestNote", { params: note, body: { note: "Allergic to nuts." } }, staff);
  expect((await remove({ seen: seen ?? "" })).body.code).toBe("wrong_state");
  expect(await read()).toMatchObject([{ note: "Allergic to nuts." }]);
  await call(salon, "updateGuestNote", { params: note, body: { pinned: true } }, staff);
  expect((await remove({ seen: (await read())[0]?.date ?? "" })).status).toBe(200);
  expect(await read()).toEqual([]);
});
