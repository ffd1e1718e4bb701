import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import { termsOf } from "#domain/guests/search.ts";
import { replaceTerms } from "#server/database/guest-terms.ts";
import { findGuest, type GuestFields, listNumbersOfVisits, updateGuest } from "#server/database/guests.ts";
import { listImported, removeImportedGuests, removeUnchangedNotes } from "#server/database/imports.ts";
import type { Schema } from "#server/database/schema.ts";
import { imprintOfGuest } from "#server/usecases/imports/guests.ts";
import type { TakeBack } from "#server/usecases/imports/planned.ts";

/**
 * Takes back the guests of an import. A guest stays if, since then, they were changed, noted, merged or booked, were
 * sold a package, or wait for an hour.
 */
export const takeGuestsBack: TakeBack = async (app, tx, { id, at }, now) => {
  const ids = (await listImported(tx, id)).map((guest) => guest.id);
  await app.engine.lockToDelete(tx, "guests", ids);
  const guests = await listImported(tx, id);
  const unchanged = guests.filter((guest) => imprintOfGuest(guest) === guest.left_as);
  const made = unchanged.filter((guest) => guest.made === 1 && !Number(guest.isTouched));
  await removeImportedGuests(
    tx,
    made.map((guest) => guest.id),
    now,
  );
  const joined = unchanged.filter(
    (guest) => guest.made === 0 && guest.listed === 1 && Number(guest.usedAt ?? 0) < at,
  );
  for (const guest of joined) await emptyAgain(tx, guest);
  await removeUnchangedNotes(
    tx,
    joined.flatMap(({ note_id }) => (note_id === null ? [] : [note_id])),
  );
  const takenBack = made.length + joined.length;
  const gone = new Set([...made, ...joined].map((guest) => guest.id));
  const leftIds = guests.flatMap((guest) => (gone.has(guest.id) ? [] : [guest.id]));
  return { takenBack, stayed: leftIds.length, leftIds };
};

/** Clears what an import filled in for a guest, including the search terms. */
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
