import {
  changeGuestNote,
  findGuestNote,
  insertGuestNote,
  listGuestNotes,
  removeGuestNote,
  unpinNotes,
} from "#server/database/guest-notes.ts";
import { listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { lockWholeGuest } from "#server/usecases/guests/lock-guest.ts";
import { noteChanged } from "#server/usecases/note-changed.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/** How many notes the desk can keep about one guest. */
const mostNotes = 50;

interface NewNote {
  note: string;
  pinned: boolean;
  /** Sent again with the same key, it is written once. */
  key?: string | undefined;
}

/**
 * Writes a note about a guest; a pinned one takes the pin of another. The same with the same key again answers the one
 * that is written already.
 * @returns its id
 */
export async function writeGuestNote(
  app: DatabaseAndClock,
  actorId: string,
  guestId: string,
  note: NewNote,
): Promise<Result<string>> {
  const id = idOfMade(`note about ${guestId}`, actorId, note);
  return await writtenOnce(
    async () => ((await findGuestNote(app.engine.read, id)) ? ok(id) : undefined),
    () => insertNote(app, { id, guestId, actorId }, note),
  );
}

async function insertNote(
  app: DatabaseAndClock,
  { id, guestId, actorId }: { id: string; guestId: string; actorId: string },
  { note, pinned }: NewNote,
): Promise<Result<string>> {
  const now = app.now();
  return await app.engine.transaction(async (tx) => {
    const guest = await lockWholeGuest(app, tx, guestId);
    if (!guest) return refuse("not_found", "There is no such guest.");
    const parts = await partsOf(tx, guest.id);
    if ((await listGuestNotes(tx, parts)).length >= mostNotes)
      return refuse("wrong_state", "This guest has fifty notes already. Remove one that is out of date.");
    if (pinned) await unpinNotes(tx, parts);
    await insertGuestNote(tx, {
      id,
      guest_id: guest.id,
      note,
      pinned: Number(pinned),
      author_id: actorId,
      created_at: now,
      changed_at: now,
    });
    return ok(id);
  });
}

interface NoteChange {
  note?: string | undefined;
  pinned?: boolean | undefined;
  /** The text of the note when it was opened for editing. */
  seen?: string | undefined;
}

/**
 * Changes, pins or unpins a note. Changing its text makes the actor its author; pinning does not. Refuses a new text
 * when the note has changed since it was seen.
 */
export async function changeNote(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { note, pinned, seen }: NoteChange,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const found = await findGuestNote(tx, id);
    const guest = found && (await lockWholeGuest(app, tx, found.guest_id));
    const known = guest && (await findGuestNote(tx, id));
    if (!guest || !known) return refuse("not_found", "There is no such note.");
    if (note !== undefined && seen !== undefined && ![seen, note].includes(known.note)) return noteChanged;
    if (pinned) await unpinNotes(tx, await partsOf(tx, guest.id));
    await changeGuestNote(tx, id, {
      pinned: pinned === undefined ? known.pinned : Number(pinned),
      ...(note !== undefined && note !== known.note && { note, author_id: actorId, changed_at: app.now() }),
    });
    return ok(1);
  });
}

/**
 * Removes a note. Refuses one whose words are not those that were seen.
 * @param read.seen when they were written
 * @returns how many were removed
 */
export async function removeNote(
  app: DatabaseAndClock,
  id: string,
  { seen }: { seen?: string | undefined },
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const found = await findGuestNote(tx, id);
    const guest = found && (await lockWholeGuest(app, tx, found.guest_id));
    const known = guest && (await findGuestNote(tx, id));
    if (!known) return refuse("not_found", "There is no such note.");
    // A date on the wire has whole seconds.
    const writtenAt = Math.floor(known.changed_at / 1000) * 1000;
    if (seen !== undefined && Date.parse(seen) !== writtenAt) return otherWords;
    return ok(await removeGuestNote(tx, id));
  });
}

const otherWords = refuse(
  "wrong_state",
  "Somebody else has changed this note meanwhile. Read what it says now before you remove it.",
);

async function partsOf(db: Handle, guestId: string): Promise<string[]> {
  return [...(await listParts(db, [guestId])).keys()];
}
