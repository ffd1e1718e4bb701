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
import { newId } from "#server/database/new-id.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { lockWholeGuest } from "#server/usecases/guests/lock-guest.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** How many notes the desk keeps about one guest. */
const mostNotes = 50;

/** Writes a note about a guest; a pinned one takes the pin of another. @returns its id */
export async function writeGuestNote(
  app: DatabaseAndClock,
  actorId: string,
  guestId: string,
  { note, pinned }: { note: string; pinned: boolean },
): Promise<Result<string>> {
  const now = app.now();
  return await app.engine.transaction(async (tx) => {
    const guest = await lockWholeGuest(app, tx, guestId);
    if (!guest) return refuse("not_found", "There is no such guest.");
    const parts = await partsOf(tx, guest.id);
    if ((await listGuestNotes(tx, parts)).length >= mostNotes)
      return refuse("wrong_state", "This guest has fifty notes already. Remove one that is out of date.");
    if (pinned) await unpinNotes(tx, parts);
    const id = newId();
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

/** Changes a note, pins it or takes its pin. */
export async function changeNote(
  app: DatabaseAndClock,
  id: string,
  { note, pinned }: { note?: string | undefined; pinned?: boolean | undefined },
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const known = await findGuestNote(tx, id);
    const guest = known && (await lockWholeGuest(app, tx, known.guest_id));
    if (!guest) return refuse("not_found", "There is no such note.");
    if (pinned) await unpinNotes(tx, await partsOf(tx, guest.id));
    await changeGuestNote(tx, id, {
      ...(note !== undefined && { note }),
      ...(pinned !== undefined && { pinned: Number(pinned) }),
      changed_at: app.now(),
    });
    return ok(1);
  });
}

/** Removes a note. @returns how many were removed */
export async function removeNote(app: DatabaseAndClock, id: string): Promise<Result<number>> {
  const count = await removeGuestNote(app.engine.write, id);
  return count > 0 ? ok(count) : refuse("not_found", "There is no such note.");
}

async function partsOf(db: Handle, guestId: string): Promise<string[]> {
  return [...(await listParts(db, [guestId])).keys()];
}
