import { canTakeImportBack } from "#domain/imports/take-back.ts";
import { audit } from "#server/database/audit-log.ts";
import { findGuest, updateGuest } from "#server/database/guests.ts";
import {
  endImport,
  findImport,
  listImported,
  removeImportedGuests,
  removeUnchangedNotes,
} from "#server/database/imports.ts";
import { salonId } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { imprint } from "#server/usecases/guests/import-guests.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Takes an import back within two days. A guest who was changed, noted, merged or booked since stays as it is.
 * @returns how many guests are as they were before, and how many stayed
 */
export async function takeImportBack(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<{ takenBack: number; stayed: number }>> {
  const now = app.now();
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const found = await findImport(tx, id);
    if (!found) return refuse("not_found", "There is no such import.");
    if (found.taken_back_at !== null || !canTakeImportBack(found.at, now))
      return refuse("wrong_state", "This import can't be taken back any more.");
    const guests = await listImported(tx, id);
    const untouched = guests.filter((guest) => !Number(guest.isTouched) && imprint(guest) === guest.left_as);
    const made = untouched.filter((guest) => guest.made === 1);
    await removeImportedGuests(
      tx,
      made.map((guest) => guest.id),
      now,
    );
    const joined = guests.filter((guest) => guest.made === 0 && imprint(guest) === guest.left_as);
    for (const guest of joined) {
      const columns: string[] = JSON.parse(guest.filled);
      const before = await findGuest(tx, guest.id);
      if (before) await updateGuest(tx, before, Object.fromEntries(columns.map((column) => [column, ""])));
    }
    await removeUnchangedNotes(
      tx,
      joined.flatMap(({ note_id }) => (note_id === null ? [] : [note_id])),
    );
    await endImport(tx, id, now);
    await audit(tx, { actorId, action: "take_import_back", subjectId: id }, now);
    const takenBack = made.length + joined.length;
    return ok({ takenBack, stayed: guests.length - takenBack });
  });
}
