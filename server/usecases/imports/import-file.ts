import type { Transaction } from "kysely";
import type { ImportKind, ImportLine, PlannedLine } from "#domain/imports/lines.ts";
import { importTakeBackMs } from "#domain/imports/take-back.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Handle } from "#server/database/handle.ts";
import { areListed, findImport, insertImport, readStateOfPlans } from "#server/database/imports.ts";
import { idOf, newId } from "#server/database/new-id.ts";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { planGuestLines } from "#server/usecases/imports/guests.ts";
import { planMasterLines } from "#server/usecases/imports/masters.ts";
import type { Ahead, Planned, Planner } from "#server/usecases/imports/planned.ts";
import { planServiceLines } from "#server/usecases/imports/services.ts";
import { planVisitLines, readDiaryOfLines } from "#server/usecases/imports/visits.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const planners: Record<ImportKind, Planner> = {
  guests: planGuestLines,
  services: planServiceLines,
  masters: planMasterLines,
  visits: planVisitLines,
};

interface Lines {
  kind: ImportKind;
  lines: readonly ImportLine[];
  /** Whether 11/30/2026 is a date in November. */
  monthFirst: boolean;
}

/** Plans what would happen to a file's lines. Writes nothing. */
export async function planImport(app: DatabaseAndClock, file: Lines): Promise<Planned> {
  return (await planAhead(app, file)).planned;
}

/** Plans from one snapshot, without blocking other writes. */
function planAhead(app: DatabaseAndClock, { kind, lines, monthFirst }: Lines): Promise<PlannedAhead> {
  return app.engine.snapshot(async (db) => {
    const now = app.now();
    const diary = kind === "visits" ? await readDiaryOfLines(db, lines, now, monthFirst) : null;
    const ahead = { diary, now, monthFirst };
    const planned = await planners[kind](app, db, lines, ahead);
    return { ahead, planned, state: await readStateOfPlans(db, now - importTakeBackMs) };
  });
}

interface PlannedAhead {
  ahead: Ahead;
  planned: Planned;
  /** The state that the plan is based on, to notice if somebody has written since. */
  state: string;
}

interface NewFile extends Lines {
  fileName: string;
  /** Idempotency key: stays the same while somebody tries to import the same lines. */
  key?: string | undefined;
}

export interface ImportResult {
  id: string;
  /** How many lines became something new, added to something, changed nothing, or were refused. */
  made: number;
  joined: number;
  unchanged: number;
  refused: number;
  /** Epoch milliseconds until which it can be taken back. */
  until: number;
}

/**
 * Writes the lines of a file in one transaction: new records, and missing details of known ones. Sends no messages, and
 * assumes no consent. Repeating the same lines with the same key returns the import that wrote them, since the response
 * to a long file may get lost. Refuses a file of which nothing would be written.
 */
export function importFile(
  app: DatabaseAndClock,
  actorId: string,
  file: NewFile,
): Promise<Result<ImportResult>> {
  return tryImporting(app, actorId, file, retriesOfTaken);
}

/** How often an import is planned again because one of its hours was just taken. */
const retriesOfTaken = 3;

async function tryImporting(
  app: DatabaseAndClock,
  actorId: string,
  file: NewFile,
  retries: number,
): Promise<Result<ImportResult>> {
  const written = await findWritten(app.engine.read, actorId, file);
  if (written) return ok(written);
  const plannedAhead = await planAhead(app, file);
  try {
    const imported = await app.engine.transaction((tx) => write(app, tx, actorId, file, plannedAhead));
    if (imported.ok && file.kind !== "guests") await app.engine.announce("availability");
    return imported;
  } catch (error) {
    // Somebody has just booked one of its hours. Plan again: that visit gets no time and is left to arrange.
    if (app.engine.violates(error, "cells"))
      return retries > 0
        ? await tryImporting(app, actorId, file, retries - 1)
        : refuse("wrong_state", hoursTaken);
    if (!app.engine.violates(error, "guestOfDesk")) throw error;
    return refuse(
      "name_taken",
      "The desk has just written down one of these guests. Look at the dry run again.",
    );
  }
}

const hoursTaken = "Others are booking these hours just now. Wait a minute, then import the file again.";

async function write(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  actorId: string,
  file: NewFile,
  { ahead, planned: plannedAhead, state }: PlannedAhead,
): Promise<Result<ImportResult>> {
  const { now } = ahead;
  const { kind, fileName, lines } = file;
  // Two concurrent imports would each write the same lines.
  await app.engine.lock(tx, "salon", salonId);
  const written = await findWritten(tx, actorId, file);
  if (written) return ok(written);
  const isSame =
    !isShort(kind) &&
    (await readStateOfPlans(tx, now - importTakeBackMs)) === state &&
    (await areListed(tx, plannedAhead.guestIds ?? []));
  const planned = isSame ? plannedAhead : await planners[kind](app, tx, lines, ahead);
  const { outcomes } = planned;
  if (!outcomes.some(({ becomes }) => becomes === "new" || becomes === "joined"))
    return refuse("wrong_state", "Nothing of this file is new: nothing was written down.");
  const id = await newIdOf(tx, actorId, file);
  const counts = countsOf(outcomes);
  const row = { ...counts, id, kind, file_name: fileName, actor_id: actorId, at: now, taken_back_at: null };
  await insertImport(tx, row);
  await planned.write(tx, { importId: id, actorId, now });
  await audit(tx, { actorId, action: `import_${kind}`, subjectId: id }, now);
  return ok(resultOf(row, lines.length));
}

/** The import that has already written a file; undefined if none has, or if it was taken back. */
async function findWritten(db: Handle, actorId: string, file: NewFile): Promise<ImportResult | undefined> {
  const row = file.key === undefined ? undefined : await findImport(db, idOfFile(actorId, file));
  return row?.taken_back_at === null ? resultOf(row, file.lines.length) : undefined;
}

/** An import that was taken back keeps its id. */
async function newIdOf(db: Handle, actorId: string, file: NewFile): Promise<string> {
  const id = idOfFile(actorId, file);
  return file.key === undefined || (await findImport(db, id)) ? newId() : id;
}

/** Derives the id from who sends a file, its key and its content. */
function idOfFile(actorId: string, { key, kind, lines, monthFirst }: NewFile): string {
  return idOf(`import ${actorId} ${key} ${JSON.stringify([kind, monthFirst, lines])}`);
}

function resultOf(
  { id, made, joined, refused, at }: Omit<ImportResult, "unchanged" | "until"> & { at: number },
  lines: number,
): ImportResult {
  const unchanged = lines - made - joined - refused;
  return { id, made, joined, unchanged, refused, until: at + importTakeBackMs };
}

/** Files of the catalogue are short, and what they depend on is locked with the salon, so they are planned again. */
function isShort(kind: ImportKind): boolean {
  return kind === "services" || kind === "masters";
}

function countsOf(outcomes: readonly PlannedLine[]) {
  const count = (wanted: PlannedLine["becomes"]) =>
    outcomes.filter(({ becomes }) => becomes === wanted).length;
  return { made: count("new"), joined: count("joined"), refused: count("refused") };
}
