import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { CELL_MS } from "#domain/time/cells.ts";
import { createDeskBooking } from "#server/usecases/desk/create-desk-booking.ts";
import { createTimeOff, deleteTimeOff } from "#server/usecases/desk/time-off.ts";
import type { Result } from "#server/usecases/result.ts";
import { cancelBooking } from "#server/usecases/visits/cancel-booking.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeHours, freeVisit, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
let visit: Visit;
/** The first free hour of each of the master's days, in epoch milliseconds. Runs use them in turn. */
let opens: number[];
let runs = 0;

beforeAll(async () => {
  visit = await freeVisit(salon);
  const slots = await freeHours(salon, [visit.service._id], visit.masterId);
  const byDate = Map.groupBy(slots, ({ startsAt }) => startsAt.slice(0, 10));
  opens = [...byDate.values()].flatMap(([first]) => (first ? Date.parse(first.startsAt) : []));
});

/** Times are in steps of five minutes after the first free hour of the run's day. */
type Step =
  | { kind: "off"; at: number; length: number }
  | { kind: "visit"; at: number }
  | { kind: "back" | "cancel"; which: number };

const at = fc.integer({ min: 0, max: 30 });
const which = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("off" as const), at, length: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant("visit" as const), at }),
  fc.record({ kind: fc.constantFrom("back" as const, "cancel" as const), which }),
);
const together = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });

test("only visits and times off take a master's time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 20 }), async (steps) => {
      await play(steps.map((one) => [one]));
    }),
    { numRuns: 15 },
  );
});

test("the same holds when times off, visits and their removals come at once", async () => {
  await fc.assert(
    fc.asyncProperty(together, async (rounds) => {
      await play(rounds);
    }),
    { numRuns: 12 },
  );
});

test("a cancellation and a removed time off at once both succeed", async () => {
  for (let round = 0; round < 12; round++) {
    const run = beginRun();
    await run.book(0);
    await run.keepFree(0, 6);
    await run.keepFree(2, 6);
    const [bookingId = ""] = run.visits;
    const outcomes = await Promise.all([
      cancel(bookingId),
      ...run.timesOff.map((id) => deleteTimeOff(salon.app, staff.userId, id)),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await takenCells(run.start)).toEqual([]);
  }
});

test("five minutes that two times off block stay blocked until both are removed", async () => {
  const run = beginRun();
  await run.keepFree(3, 1);
  await run.keepFree(3, 1);
  const [first = "", second = ""] = run.timesOff;
  await takeBack(first);
  expect(await takenCells(run.start)).toHaveLength(1);
  await takeBack(second);
  expect(await takenCells(run.start)).toEqual([]);
});

async function play(rounds: readonly (readonly Step[])[]): Promise<void> {
  const run = beginRun();
  for (const round of rounds) {
    await Promise.all(round.map((one) => take(run, one)));
    expect(await takenCells(run.start)).toEqual(await countCells(run.start));
  }
  expect(await brokenCells(salon)).toEqual([]);
  for (const id of run.visits) await cancel(id);
  for (const id of run.timesOff) await takeBack(id);
  expect(await takenCells(run.start)).toEqual([]);
}

type Run = ReturnType<typeof beginRun>;

function beginRun() {
  const start = opens[runs++ % opens.length] ?? 0;
  const visits: string[] = [];
  const timesOff: string[] = [];
  return {
    start,
    visits,
    timesOff,
    async book(at: number) {
      const startsAt = start + minutes(at * 5);
      const about = { name: "Shaila Parvin", phone: "01800000002", serviceIds: [visit.service._id] };
      keep(
        visits,
        await createDeskBooking(salon.app, staff.userId, { ...about, masters: [visit.masterId], startsAt }),
      );
    },
    async keepFree(at: number, length: number) {
      const startsAt = start + minutes(at * 5);
      const order = {
        masterId: visit.masterId,
        startsAt,
        endsAt: startsAt + minutes(length * 5),
        reason: "",
      };
      const made = await createTimeOff(salon.app, staff.userId, order);
      if (made.ok) timesOff.push(made.value.id);
    },
  };
}

function keep(ids: string[], made: Result<string>): void {
  if (made.ok) ids.push(made.value);
}

async function take(run: Run, step: Step): Promise<void> {
  if (step.kind === "visit") return await run.book(step.at);
  if (step.kind === "off") return await run.keepFree(step.at, step.length);
  const ids = step.kind === "back" ? run.timesOff : run.visits;
  const [id] = ids.splice(step.which % Math.max(1, ids.length), 1);
  if (id) expect((await (step.kind === "back" ? takeBack(id) : cancel(id))).ok).toBe(true);
}

function takeBack(id: string): Promise<Result<number>> {
  return deleteTimeOff(salon.app, staff.userId, id);
}

function cancel(id: string): Promise<Result<unknown>> {
  const { userId, email } = staff;
  return cancelBooking(salon.app, { userId, email, role: "staff" }, id, { by: "salon" });
}

/** The master's cells on a run's day, in order, each with its owner. */
async function takenCells(start: number): Promise<string[]> {
  const rows = await salon.app.engine.read
    .selectFrom("cells")
    .select(["cell", "booking_id"])
    .where("resource_id", "=", visit.masterId)
    .where("cell", ">=", (start - days(0.5)) / CELL_MS)
    .where("cell", "<", (start + days(0.5)) / CELL_MS)
    .orderBy("cell")
    .execute();
  return rows.map(({ cell, booking_id }) => `${cell} ${booking_id ? "visit" : "time off"}`);
}

/** The same, computed cell by cell from the active visits and times off. */
async function countCells(start: number): Promise<string[]> {
  const db = salon.app.engine.read;
  const timesOff = await db
    .selectFrom("time_off")
    .selectAll()
    .where("resource_id", "=", visit.masterId)
    .execute();
  const visits = await db
    .selectFrom("booking_items")
    .innerJoin("bookings", "bookings.id", "booking_items.booking_id")
    .select(["booking_items.starts_at", "booking_items.ends_at"])
    .where("master_id", "=", visit.masterId)
    .where("state", "!=", "cancelled")
    .execute();
  const counted: string[] = [];
  for (let at = start - days(0.5); at < start + days(0.5); at += CELL_MS) {
    const covers = (span: { starts_at: number | null; ends_at: number | null }) =>
      span.starts_at !== null && span.ends_at !== null && span.starts_at <= at && at < span.ends_at;
    if (visits.some(covers)) counted.push(`${at / CELL_MS} visit`);
    else if (timesOff.some(covers)) counted.push(`${at / CELL_MS} time off`);
  }
  return counted;
}
