import type { Transaction } from "kysely";
import { cellsOf, isOnGrid } from "#domain/time/cells.ts";
import { audit } from "#server/database/audit-log.ts";
import { listBookingsById } from "#server/database/bookings.ts";
import { claimFreeCells, freeTimeOffCells } from "#server/database/cells.ts";
import { findMaster } from "#server/database/masters.ts";
import type { Schema } from "#server/database/schema.ts";
import { findTimeOff, insertTimeOff, listBookingsHit, removeTimeOff } from "#server/database/time-off.ts";
import { type Hits, heldWith } from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

export interface TimeOffRequest {
  masterId: string;
  /** Epoch milliseconds, both on the five-minute grid. */
  startsAt: number;
  endsAt: number;
  reason: string;
  /** Idempotency key: requests with the same key write it once. */
  key?: string | undefined;
}

const longestMs = 62 * 24 * 60 * 60_000;

/**
 * Blocks a master's time. Takes the free cells, and lists the visits and the held hours that are in the way. Cells
 * within it that come free later become part of it. Repeating the same time with the same key returns the existing one.
 */
export async function createTimeOff(
  app: DatabaseAndClock,
  actorId: string,
  order: TimeOffRequest,
): Promise<Result<{ id: string; hits: Hits }>> {
  const id = idOfMade("time off", actorId, order);
  const made = await writtenOnce(
    async () => ((await findTimeOff(app.engine.read, id)) ? ok(id) : undefined),
    () => keepFree(app, { id, actorId }, order),
  );
  return made.ok ? ok({ id, hits: await findHits(app, order) }) : made;
}

async function keepFree(
  app: DatabaseAndClock,
  { id, actorId }: { id: string; actorId: string },
  order: TimeOffRequest,
): Promise<Result<string>> {
  const { masterId, startsAt, endsAt, reason } = order;
  if (!isOnGrid(startsAt) || !isOnGrid(endsAt) || endsAt <= startsAt || endsAt - startsAt > longestMs) {
    return refuseField("endsAt", "It ends after it begins, within 62 days, in steps of five minutes");
  }
  if (!(await findMaster(app.engine.read, masterId))) return refuse("not_found", "There is no such master.");
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "resources", masterId);
    await insertTimeOff(tx, {
      id,
      resource_id: masterId,
      starts_at: startsAt,
      ends_at: endsAt,
      reason,
      created_at: app.now(),
    });
    await claimFree(tx, id, order);
    await audit(tx, { actorId, action: "create_time_off", subjectId: id }, app.now());
  });
  // A transaction that freed cells in the meantime could not see this time off yet, so look once more.
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "resources", masterId);
    if (await findTimeOff(tx, id)) await claimFree(tx, id, order);
  });
  await app.engine.announce("availability", { from: startsAt, to: endsAt });
  return ok(id);
}

async function findHits(
  app: DatabaseAndClock,
  { masterId, startsAt, endsAt }: TimeOffRequest,
): Promise<Hits> {
  const db = app.engine.read;
  const hit = await listBookingsHit(db, masterId, { from: startsAt, to: endsAt });
  const visits = hit.length > 0 ? await listBookingsById(db, hit) : [];
  const held = await heldWith(
    db,
    app.now(),
    ({ master_id, starts_at, ends_at }) =>
      master_id === masterId && (starts_at ?? endsAt) < endsAt && (ends_at ?? 0) > startsAt,
  );
  return { visits, held };
}

async function claimFree(
  tx: Transaction<Schema>,
  timeOffId: string,
  { masterId, startsAt, endsAt }: TimeOffRequest,
): Promise<void> {
  await claimFreeCells(tx, masterId, cellsOf(startsAt, endsAt), { timeOffId });
}

/**
 * Removes a time off. Its cells can be booked again, except those that another time off also blocks.
 * @returns how many were removed
 */
export async function deleteTimeOff(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  const removed = await app.engine.transaction((tx) => deleteIn(app, tx, actorId, id));
  if (!removed) return refuse("not_found", "This time is not kept free any more.");
  await app.engine.announce("availability");
  return ok(1);
}

async function deleteIn(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  actorId: string,
  id: string,
): Promise<boolean> {
  const known = await findTimeOff(tx, id);
  if (!known) return false;
  await app.engine.lock(tx, "resources", known.resource_id);
  await app.engine.lock(tx, "time_off", id);
  if (!(await findTimeOff(tx, id))) return false;
  await freeTimeOffCells(tx, id, app.now());
  await removeTimeOff(tx, id);
  await audit(tx, { actorId, action: "delete_time_off", subjectId: id }, app.now());
  return true;
}
