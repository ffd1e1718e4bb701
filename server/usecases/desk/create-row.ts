import type { Transaction } from "kysely";
import { keyOf } from "#domain/availability/claims.ts";
import { listBookingsById } from "#server/database/bookings.ts";
import { spanOfCells } from "#server/database/cells.ts";
import { areLost } from "#server/database/cells-gone.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { idOf } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import type { Schema } from "#server/database/schema.ts";
import { reserveUseAtDesk } from "#server/usecases/checkout/reserve-use.ts";
import { readCallersCode } from "#server/usecases/desk/code-of-caller.ts";
import {
  type Arranged,
  arrangeDeskBooking,
  type Booker,
  writesOfDeskBooking,
} from "#server/usecases/desk/create-desk-booking.ts";
import type { DeskRequest } from "#server/usecases/desk/desk-request.ts";
import { guestOfCaller, withCaller } from "#server/usecases/guests/guest-of-caller.ts";
import { messagesOfBooked } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfRow } from "#server/usecases/post/queue.ts";
import { attempt, ok, type Refusal, Refused, type Result, refuse } from "#server/usecases/result.ts";
import { writtenOnce } from "#server/usecases/written-once.ts";

export interface RowRequest extends Omit<DeskRequest, "startsAt" | "masters"> {
  /** Idempotency key: requests with the same key write the row once. */
  key: string;
  /** At most twelve. */
  visits: readonly { startsAt: number; masters: readonly string[] }[];
}

interface Planned {
  order: DeskRequest;
  arranged: Arranged;
}

/**
 * Books a guest's visits in a row, all or none. Each is booked as by `createDeskBooking`. One transaction claims the
 * cells of all. Repeating the same row with the same key returns the visits that it wrote. Refuses as
 * `createDeskBooking` does, and names the first visit that fails among its errors. Each visit uses a code once, or the
 * row is refused.
 * @returns the bookings' ids, in the order of the visits
 */
export async function createRow(app: Booker, actorId: string, row: RowRequest): Promise<Result<string[]>> {
  const ids = row.visits.map((_, index) => idOfVisit(actorId, row, index));
  return await writtenOnce(
    async () => ((await isWritten(app.engine.read, ids)) ? ok(ids) : undefined),
    () => bookRow(app, actorId, ids, row),
  );
}

async function bookRow(
  app: Booker,
  actorId: string,
  ids: string[],
  row: RowRequest,
): Promise<Result<string[]>> {
  const coded = await readCallersCode(app, row);
  if (!coded.ok) return coded;
  const found = await app.engine.snapshot((db) => planRow(db, app.now(), row));
  if (!found.ok) return found;
  const planned = found.value.map(({ order, arranged }) => ({
    order,
    arranged: { ...arranged, byCode: coded.value },
  }));
  try {
    const booked = await withCaller(app, () => attempt(app, (tx) => write(app, tx, actorId, ids, planned)));
    if (!booked.ok) return booked;
    for (const { arranged } of planned) {
      await app.engine.announce("availability", spanOfCells(arranged.place.claims));
    }
    return booked;
  } catch (error) {
    if (!areLost(app.engine, error)) throw error;
    const again = await app.engine.snapshot((db) => planRow(db, app.now(), row));
    return again.ok ? refuse("slot_taken", takenMeanwhile) : again;
  }
}

const takenMeanwhile = "One of these hours has just been taken. Nothing is booked: check the dates again.";

/** Finds a place for each visit. Visits of one row may not overlap. */
async function planRow(db: Snapshot, now: number, row: RowRequest): Promise<Result<Planned[]>> {
  const planned: Planned[] = [];
  const { visits, key: _, ...about } = row;
  const taken = new Set<string>();
  for (const [index, { startsAt, masters }] of visits.entries()) {
    const order = { ...about, startsAt, masters };
    const arranged = await arrangeDeskBooking(db, now, order);
    if (!arranged.ok) return naming(arranged, index);
    const cells = arranged.value.place.claims.map(keyOf);
    if (cells.some((cell) => taken.has(cell))) return naming(refuse("slot_taken", overlapping), index);
    for (const cell of cells) taken.add(cell);
    planned.push({ order, arranged: arranged.value });
  }
  return ok(planned);
}

const overlapping = "Two visits of the row are at the same time. Give one of them another hour.";

function naming(refusal: Refusal, index: number): Refusal {
  return { ...refusal, errors: [{ field: `visits.${index}`, message: refusal.detail ?? "" }] };
}

/** @throws a unique violation when a cell is already taken; Refused when the code can't be used that often */
async function write(
  app: Booker,
  tx: Transaction<Schema>,
  actorId: string,
  ids: readonly string[],
  planned: readonly Planned[],
): Promise<Result<string[]>> {
  const now = app.now();
  const [first] = planned;
  if (!first) throw new Error("A row has at least one visit.");
  const guest = await guestOfCaller(app, tx, first.order, now);
  if (!guest.ok) return guest;
  const writes: (Write | null)[] = [...guest.value.writes];
  const bookings = [];
  for (const [index, { order, arranged }] of planned.entries()) {
    const about = { id: ids[index] ?? "", guestId: guest.value.id, isNew: guest.value.isNew, actorId, now };
    const made = await writesOfDeskBooking(app, tx, order, arranged, about);
    const use = await reserveInRow(app, tx, index, made);
    writes.push(...made.writes, use);
    bookings.push(made.booking);
    // Write the earlier uses first, so that the next visit's use is counted with them.
    if (use) await app.engine.together(tx, writes.splice(0));
  }
  await app.engine.together(tx, writes);
  const notices = await noticesOfRow(app, tx, bookings);
  await app.engine.together(tx, [messagesOfBooked(tx, ids, now), outboxInsert(tx, notices, now)]);
  return ok([...ids]);
}

type Made = Awaited<ReturnType<typeof writesOfDeskBooking>>;

async function reserveInRow(
  app: Booker,
  tx: Transaction<Schema>,
  index: number,
  { booking, discount }: Made,
): Promise<Write | null> {
  try {
    return await reserveUseAtDesk(app, tx, booking, discount);
  } catch (error) {
    throw index > 0 && error instanceof Refused ? new Refused(notForAll) : error;
  }
}

const notForAll = refuse(
  "code_refused",
  "This code can't be used for so many visits. Book those it is for by themselves, and the others without it.",
);

/**
 * Derives a visit's id from the sender, the key and the content of the row, so that the same row is written once,
 * whatever the guest was told that it costs.
 */
function idOfVisit(actorId: string, { dueCents: _, ...row }: RowRequest, index: number): string {
  return idOf(`${actorId} ${JSON.stringify(row)} ${index}`);
}

async function isWritten(db: Handle, ids: readonly string[]): Promise<boolean> {
  return (await listBookingsById(db, ids)).length === ids.length;
}
