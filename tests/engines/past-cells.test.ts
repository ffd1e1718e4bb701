import { beforeAll, expect, test } from "vitest";
import { cellsOf } from "#domain/time/cells.ts";
import type { NextState } from "#domain/visit.ts";
import { claimCells } from "#server/database/cells.ts";
import { newId } from "#server/database/new-id.ts";
import { createTimeOff, deleteTimeOff } from "#server/usecases/desk/time-off.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { foundWithOwner, plainVisit } from "#tests/support/founded.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { givePastCells, movePastCells } from "#tests/support/past-cells.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, serviceNamed } from "#tests/support/visits.ts";

/** Cells that are old by the database's clock as well, which says which claims to compare with past ones. */
const begins = Date.parse("2026-01-01T00:00:00Z");

const salon = givenSalon();
const owner = givenOwner(salon);
const ahead = givenSalon();
const desk = givenStaff(ahead);
let id: string;
let date: string;

beforeAll(async () => {
  for (const one of [salon, ahead]) await givePastCells(one.app.engine);
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Warm Oil Massage");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 48);
  id = (await book(salon, guest, { service, masterId: masterIds[0] ?? "", startsAt })).bookingId;
  date = startsAt.slice(0, 10);
  salon.clock.advance(Date.parse(startsAt) + days(1) - salon.clock.now());
  await become("in_chair");
  await become("completed");
});

test("a month after a visit its cells leave the table that claims write to, and the desk and the owner see the same", async () => {
  const before = await seen();
  expect(before.calendar.visits[0]?.buffers.length).toBeGreaterThan(0);
  salon.clock.advance(days(28));
  await tidyUp(salon.app);
  expect(await countCells()).toBeGreaterThan(0);
  salon.clock.advance(days(3));
  // A server of the former release may still run beside.
  await givePastCells(salon.app.engine, salon.clock.now() - hours(23));
  await tidyUp(salon.app);
  expect(await countCells()).toBeGreaterThan(0);
  await givePastCells(salon.app.engine, salon.clock.now() - hours(24));
  await tidyUp(salon.app);
  expect(await countCells()).toBe(0);
  expect(await seen()).toEqual(before);
  expect(await brokenCells(salon)).toEqual([]);
});

test("nobody gets a past cell that has an owner, and a time off gets those around it", async () => {
  const { engine, remove } = await openTestEngine();
  await foundWithOwner(engine, begins);
  const { id: masterId } = await engine.read.selectFrom("masters").select("id").executeTakeFirstOrThrow();
  const at = begins + days(20);
  const was = { id: newId(), state: "completed" as const, starts_at: at, ends_at: at + minutes(10) };
  const cells = cellsOf(at, at + minutes(10));
  const claim = (bookingId: string) =>
    engine.transaction((tx) =>
      claimCells(
        tx,
        cells.map((cell) => ({ resourceId: masterId, cell })),
        { bookingId },
      ),
    );
  await engine.write
    .insertInto("bookings")
    .values([was, { ...was, id: "another" }].map((row) => ({ ...plainVisit, ...row, created_at: begins })))
    .execute();
  await claim(was.id);
  expect(await movePastCells(engine, begins + days(60))).toBe(2);
  await expect(claim("another")).rejects.toSatisfy((error) => engine.violates(error, "cells"));

  const app = { engine, now: () => begins + days(60) };
  const order = { masterId, startsAt: at - minutes(10), endsAt: at + minutes(30), reason: "Ill" };
  const off = await createTimeOff(app, "owner", order);
  if (!off.ok) throw new Error(off.detail);
  expect(off.value.hits.visits.map(({ id }) => id)).toEqual([was.id]);
  const taken = await engine.read.selectFrom("cells").select("cell").orderBy("cell").execute();
  expect(taken.map(({ cell }) => cell - (cells[0] ?? 0))).toEqual([-2, -1, 2, 3, 4, 5]);
  await movePastCells(engine, begins + days(60));
  expect((await deleteTimeOff(app, "owner", off.value.id)).ok).toBe(true);
  expect(await engine.read.selectFrom("past_cells").select("booking_id").execute()).toEqual([
    { booking_id: was.id },
  ]);
  await remove();
});

test("a visit of long ago that nobody came to gives its cells back, and takes them again if that was a mistake", async () => {
  salon.clock.advance(days(31));
  await tidyUp(salon.app);
  const { chairs } = await seen();
  await become("in_chair", true);
  await become("confirmed", true);
  await become("no_show");
  expect((await seen()).chairs.bookedMinutes).toBe(0);
  expect(await brokenCells(salon)).toEqual([]);
  await become("confirmed");
  await become("in_chair");
  await become("completed");
  expect((await seen()).chairs).toEqual(chairs);
});

test("a clock that is ahead for a while frees no visit that is still to come, and no time off", async () => {
  const service = await serviceNamed(ahead, "Warm Oil Massage");
  const { startsAt, masterIds } = await hourAhead(ahead, service._id, 48);
  const visit = { service, masterId: masterIds[0] ?? "", startsAt };
  const { bookingId } = await book(ahead, await addPerson(ahead, { verified: true }), visit);
  const off = { masterId: visit.masterId, startsAt: Date.parse(startsAt) + days(1) };
  const made = await createTimeOff(ahead.app, desk.userId, {
    ...off,
    endsAt: off.startsAt + days(1),
    reason: "Eid",
  });
  if (!made.ok) throw new Error(made.detail);
  const cellsNow = () =>
    ahead.app.engine.read
      .selectFrom("cells")
      .selectAll()
      .where((eb) => eb.or([eb("booking_id", "=", bookingId), eb("time_off_id", "=", made.value.id)]))
      .orderBy("cell")
      .execute();
  const before = await cellsNow();
  expect(new Set(before.map(({ booking_id }) => booking_id))).toEqual(new Set([bookingId, null]));
  ahead.clock.advance(days(60));
  await tidyUp(ahead.app);
  ahead.clock.advance(-days(60));
  expect(await cellsNow()).toEqual(before);
});

async function seen() {
  const calendar = await call(salon, "readCalendar", { query: { from: date, to: date } }, owner);
  const figures = await call(salon, "readFigures", { query: { from: date, to: date } }, owner);
  return { calendar: { ...calendar, toArrange: [], waiting: 0 }, chairs: figures.chairs };
}

async function become(state: NextState, undo = false) {
  await call(salon, "changeBookingState", { params: { id }, body: { to: state, undo } }, owner);
}

async function countCells(): Promise<number> {
  const { count } = await salon.app.engine.read
    .selectFrom("cells")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("booking_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
