import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CELL_MS } from "#domain/time/cells.ts";
import { claimCells, freeBookedCells, freeSomeBookedCells } from "#server/database/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { longestRun, moveNextDay } from "#server/database/past-cells.ts";
import { days } from "#tests/support/clock.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";
import { foundWithOwner, plainVisit } from "#tests/support/founded.ts";
import { isWaiting } from "#tests/support/held-commit.ts";
import { movePastCells } from "#tests/support/past-cells.ts";
import { until } from "#tests/support/until.ts";

/** Its cells are old by the database's clock as well, which says which claims to compare with past ones. */
const begins = Date.parse("2026-01-01T12:00:00Z");
const now = begins + days(60);
const onPostgres = process.env.ENGINE === "postgres";
let salon: TestEngine;
let masterId: string;

beforeAll(async () => {
  salon = await openTestEngine();
  await foundWithOwner(salon.engine, begins);
  const master = await salon.engine.read.selectFrom("masters").select("id").executeTakeFirstOrThrow();
  masterId = master.id;
});

beforeEach(() => movePastCells(salon.engine, now));

afterAll(() => salon.remove());

test("a visit of long ago that gets shorter while its cells move keeps none of those that it gives back", async () => {
  const { id, claims } = await visitOf(0);
  const shorter = await whileMoving((tx) => freeSomeBookedCells(tx, id, claims.slice(2), now));
  expect(shorter.freed.to - shorter.freed.from).toBe(2 * CELL_MS);
  expect(await ownedBy(id)).toBe(2);
});

test("a visit of long ago that is taken back while its cells move keeps none", async () => {
  const { id } = await visitOf(1);
  await whileMoving((tx) => freeBookedCells(tx, id, now));
  expect(await ownedBy(id)).toBe(0);
});

test("nobody gets a cell while it moves", async () => {
  const { claims } = await visitOf(2);
  const another = await insertVisit();
  const claimed = whileMoving((tx) => claimCells(tx, claims, { bookingId: another }));
  await expect(claimed).rejects.toSatisfy((error) => salon.engine.violates(error, "cells"));
});

/** Does something while a transaction that has moved the old cells is not committed yet. */
async function whileMoving<Done>(work: (tx: Handle) => Promise<Done>): Promise<Done> {
  const { engine } = salon;
  const [moved, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const moving = engine.transaction(async (tx) => {
    await moveNextDay(tx, Math.floor(now / CELL_MS / longestRun) * longestRun);
    moved.resolve();
    await mayCommit.promise;
  });
  await moved.promise;
  const doing = engine.transaction(work);
  if (onPostgres) await until("somebody to wait", () => isWaiting(engine.read));
  mayCommit.resolve();
  const [done] = await Promise.all([doing, moving]);
  return done;
}

/** A visit of twenty minutes, some days after the first one. */
async function visitOf(day: number) {
  const id = await insertVisit();
  const first = (begins + days(day)) / CELL_MS;
  const claims = [0, 1, 2, 3].map((at) => ({ resourceId: masterId, cell: first + at }));
  await salon.engine.transaction((tx) => claimCells(tx, claims, { bookingId: id }));
  return { id, claims };
}

async function insertVisit(): Promise<string> {
  const id = newId();
  const visit = { ...plainVisit, id, state: "completed" as const, starts_at: begins, ends_at: begins };
  await salon.engine.write
    .insertInto("bookings")
    .values({ ...visit, created_at: begins })
    .execute();
  return id;
}

async function ownedBy(id: string): Promise<number> {
  const db = salon.engine.read;
  const cells = await db.selectFrom("cells").select("cell").where("booking_id", "=", id).execute();
  const past = await db.selectFrom("past_cells").selectAll().where("booking_id", "=", id).execute();
  return past.reduce((count, { from_cell, to_cell }) => count + to_cell - from_cell, cells.length);
}
