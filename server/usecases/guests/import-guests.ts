import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import { termsOf } from "#domain/guests/search.ts";
import {
  type GuestLine,
  type KnownGuest,
  type KnownGuests,
  type LineOutcome,
  planGuests,
  tidyNumber,
} from "#domain/imports/guest-rows.ts";
import { importTakeBackMs } from "#domain/imports/take-back.ts";
import { audit } from "#server/database/audit-log.ts";
import { findable } from "#server/database/guest-terms.ts";
import { findGuest, type GuestFields, updateGuest } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { type ImportWrites, insertImport } from "#server/database/imports.ts";
import { findKnownGuests } from "#server/database/known-guests.ts";
import { newId } from "#server/database/new-id.ts";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** What would become of a file's lines. Writes nothing. */
export async function planGuestImport(
  app: DatabaseAndClock,
  lines: readonly GuestLine[],
): Promise<LineOutcome[]> {
  return planGuests(lines, await readKnown(app.engine.read, lines));
}

export interface ImportResult {
  id: string;
  outcomes: LineOutcome[];
  /** Epoch milliseconds until which it can be taken back. */
  until: number;
}

/**
 * Writes the lines of a file down, all of them in one transaction: new guests, and what is not known yet of those that the
 * salon has. Nobody is written to, and no consent is assumed. Refuses a file of which nothing would be written.
 */
export async function importGuests(
  app: DatabaseAndClock,
  actorId: string,
  { fileName, lines }: { fileName: string; lines: readonly GuestLine[] },
): Promise<Result<ImportResult>> {
  const now = app.now();
  try {
    return await app.engine.transaction(async (tx) => {
      // Two imports at once would each write the same guests down.
      await app.engine.lock(tx, "salon", salonId);
      const outcomes = planGuests(lines, await readKnown(tx, lines));
      if (!outcomes.some(({ becomes }) => becomes === "new" || becomes === "joined"))
        return refuse("wrong_state", "Nothing of this file is new: no guest was written down.");
      const id = newId();
      const writes = writesOf(outcomes, { importId: id, actorId, now });
      await insertImport(tx, rowOf(outcomes, { id, fileName, actorId, now }), writes);
      for (const outcome of outcomes)
        if (outcome.becomes === "joined") await addTo(app, tx, outcome, { importId: id, actorId, now });
      await audit(tx, { actorId, action: "import_guests", subjectId: id }, now);
      return ok({ id, outcomes, until: now + importTakeBackMs });
    });
  } catch (error) {
    if (!app.engine.violates(error, "guestOfDesk")) throw error;
    return refuse(
      "name_taken",
      "The desk has just written down one of these guests. Look at the dry run again.",
    );
  }
}

/** What tells whether a guest is as an import left it; it shows nothing of the guest. */
export function imprint({ name, phone, email, address }: GuestFields): string {
  return createHash("sha256")
    .update(JSON.stringify([name, phone, email, address]))
    .digest("base64url");
}

async function readKnown(db: Handle, lines: readonly GuestLine[]): Promise<KnownGuests> {
  const different = (values: string[]) => [...new Set(values.filter((value) => value !== ""))];
  const byExternalId = await findKnownGuests(
    db,
    "externalId",
    different(lines.map(({ externalId }) => externalId.trim())),
  );
  const numbers = different(lines.map(({ number }) => numberKey(tidyNumber(number))));
  const emails = different(lines.map(({ email }) => email.trim().toLowerCase()));
  return {
    byExternalId: new Map(byExternalId.map(({ value, guest }) => [value, guest])),
    byNumber: grouped(await findKnownGuests(db, "number", numbers)),
    byEmail: grouped(await findKnownGuests(db, "email", emails)),
  };
}

function grouped(found: { value: string; guest: KnownGuest }[]): Map<string, KnownGuest[]> {
  const groups = new Map<string, KnownGuest[]>();
  for (const { value, guest } of found) {
    const group = groups.get(value) ?? [];
    if (!group.some(({ id }) => id === guest.id)) groups.set(value, [...group, guest]);
  }
  return groups;
}

interface About {
  importId: string;
  actorId: string;
  now: number;
}

/** The rows of the new guests and their notes, and what the other system calls all that were known. */
function writesOf(outcomes: readonly LineOutcome[], { importId, actorId, now }: About): ImportWrites {
  const writes: ImportWrites = { guests: [], terms: [], notes: [], externalIds: [], imported: [] };
  for (const outcome of outcomes) {
    if (outcome.becomes === "refused") continue;
    const guestId = outcome.becomes === "new" ? newId() : outcome.guest.id;
    if (outcome.externalId !== "")
      writes.externalIds.push({
        external_id: outcome.externalId,
        guest_id: guestId,
        import_id: importId,
      });
    if (outcome.becomes !== "new") continue;
    const { number, note, ...others } = outcome.fields;
    const fields: GuestFields = { ...others, phone: number };
    writes.guests.push({
      id: guestId,
      user_id: null,
      ...fields,
      phone_key: numberKey(number),
      merged_into: null,
      created_at: now,
      active_at: now,
      forgotten_at: null,
    });
    for (const term of termsOf(findable(fields))) writes.terms.push({ term, guest_id: guestId });
    const noteId = note === "" ? null : newId();
    if (noteId !== null) writes.notes.push(noteRow(noteId, { guestId, note, actorId, now }));
    writes.imported.push({
      import_id: importId,
      guest_id: guestId,
      made: 1,
      filled: "[]",
      note_id: noteId,
      left_as: imprint(fields),
    });
  }
  return writes;
}

/** Adds what a file knows more of a guest that the salon has. What was told of the guest meanwhile stays. */
async function addTo(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { guest, adds }: Extract<LineOutcome, { becomes: "joined" | "unchanged" }>,
  { importId, actorId, now }: About,
): Promise<void> {
  await app.engine.lock(tx, "guests", guest.id);
  const before = await findGuest(tx, guest.id);
  if (before?.listed !== 1) return;
  const { note, number: phone, email, address } = adds;
  const change: Partial<GuestFields> = {
    ...(phone !== undefined && before.phone === "" && { phone }),
    ...(email !== undefined && before.email === "" && { email }),
    ...(address !== undefined && before.address === "" && { address }),
  };
  await updateGuest(tx, before, change);
  const noteId = note === undefined ? null : newId();
  if (noteId !== null && note !== undefined)
    await tx
      .insertInto("guest_notes")
      .values(noteRow(noteId, { guestId: guest.id, note, actorId, now }))
      .execute();
  await tx
    .insertInto("imported_guests")
    .values({
      import_id: importId,
      guest_id: guest.id,
      made: 0,
      filled: JSON.stringify(Object.keys(change)),
      note_id: noteId,
      left_as: imprint({ ...before, ...change }),
    })
    .execute();
}

function noteRow(
  id: string,
  { guestId, note, actorId, now }: { guestId: string; note: string; actorId: string; now: number },
) {
  return { id, guest_id: guestId, note, pinned: 0, author_id: actorId, created_at: now, changed_at: now };
}

function rowOf(
  outcomes: readonly LineOutcome[],
  { id, fileName, actorId, now }: { id: string; fileName: string; actorId: string; now: number },
) {
  const count = (wanted: LineOutcome["becomes"]) =>
    outcomes.filter(({ becomes }) => becomes === wanted).length;
  return {
    id,
    file_name: fileName,
    actor_id: actorId,
    at: now,
    made: count("new"),
    joined: count("joined"),
    refused: count("refused"),
    taken_back_at: null,
  };
}
