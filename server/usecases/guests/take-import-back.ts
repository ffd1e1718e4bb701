import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import { termsOf } from "#domain/guests/search.ts";
import { canTakeImportBack } from "#domain/imports/take-back.ts";
import { audit } from "#server/database/audit-log.ts";
import { replaceTerms } from "#server/database/guest-terms.ts";
import { findGuest, type GuestFields, listNumbersOfVisits, updateGuest } from "#server/database/guests.ts";
import {
  endImport,
  findImport,
  listImported,
  removeImportedGuests,
  removeUnchangedNotes,
} from "#server/database/imports.ts";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
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
    const ids = (await listImported(tx, id)).map((guest) => guest.id);
    for (const guestId of ids.toSorted()) await app.engine.lock(tx, "guests", guestId);
    const guests = await listImported(tx, id);
    const unchanged = guests.filter((guest) => imprint(guest) === guest.left_as);
    const made = unchanged.filter((guest) => guest.made === 1 && !Number(guest.isTouched));
    await removeImportedGuests(
      tx,
      made.map((guest) => guest.id),
      now,
    );
    const joined = unchanged.filter(
      (guest) => guest.made === 0 && guest.listed === 1 && Number(guest.bookedAt ?? 0) < found.at,
    );
    for (const guest of joined) await emptyAgain(tx, guest);
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

/** Empties what an import has filled of a guest, who is not found by it any more. */
async function emptyAgain(
  tx: Transaction<Schema>,
  { id, filled }: { id: string; filled: string },
): Promise<void> {
  const columns: (keyof GuestFields)[] = JSON.parse(filled);
  const before = await findGuest(tx, id);
  if (!before || columns.length === 0) return;
  const change: Partial<GuestFields> = Object.fromEntries(columns.map((column) => [column, ""]));
  await updateGuest(tx, before, change);
  const numbers = await listNumbersOfVisits(tx, id);
  const others = numbers.flatMap((phone) =>
    termsOf({ name: "", email: "", address: "", phoneKey: numberKey(phone) }),
  );
  await replaceTerms(tx, { ...before, ...change }, others);
}
