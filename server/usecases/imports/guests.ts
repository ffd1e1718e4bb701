import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import { termsOf } from "#domain/guests/search.ts";
import { tidyNumber } from "#domain/imports/contact.ts";
import {
  type GuestLine,
  type GuestOutcome,
  type KnownGuest,
  type KnownGuests,
  planGuests,
} from "#domain/imports/guest-rows.ts";
import { findable } from "#server/database/guest-terms.ts";
import { findGuest, type GuestFields, updateGuest } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { type GuestWrites, insertGuests } from "#server/database/imports.ts";
import { findKnownGuests } from "#server/database/known-guests.ts";
import { newId } from "#server/database/new-id.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { imprintOf } from "#server/usecases/imports/imported-records.ts";
import type { About, Planner } from "#server/usecases/imports/planned.ts";

/** Plans lines with guests. Writes nothing before `write`. */
export const planGuestLines: Planner = async (app, db, lines) => {
  const outcomes = planGuests(lines, await readKnownGuests(db, lines));
  return {
    outcomes,
    guestIds: outcomes.flatMap((one) => (one.becomes === "joined" ? [one.known.id] : [])),
    write: async (tx, about) => {
      await insertGuests(tx, writesOfGuests(outcomes, about));
      for (const outcome of outcomes) if (outcome.becomes === "joined") await addTo(app, tx, outcome, about);
    },
  };
};

/** A hash that tells whether a guest is as an import left it. It reveals nothing about the guest. */
export function imprintOfGuest({ name, phone, email, address }: GuestFields): string {
  return imprintOf([name, phone, email, address]);
}

/** The guests that lines may mean, by the other system's id, the number and the address. */
export async function readKnownGuests(
  db: Handle,
  lines: readonly Pick<GuestLine, "externalId" | "number" | "email">[],
): Promise<KnownGuests> {
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

/** The rows of new guests and their notes, and the other system's ids of all guests that were known. */
export function writesOfGuests(
  outcomes: readonly GuestOutcome[],
  { importId, actorId, now }: About,
): GuestWrites {
  const writes: GuestWrites = { guests: [], terms: [], notes: [], externalIds: [], imported: [] };
  for (const outcome of outcomes) {
    if (outcome.becomes === "refused") continue;
    const guestId = outcome.becomes === "new" ? newId() : outcome.known.id;
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
      left_as: imprintOfGuest(fields),
    });
  }
  return writes;
}

/** Fills in what a file knows about a guest and the salon does not. Changes made in the meantime stay. */
async function addTo(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { known: guest, adds }: Extract<GuestOutcome, { becomes: "joined" | "unchanged" }>,
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
  const notes = note === undefined ? [] : [noteRow(newId(), { guestId: guest.id, note, actorId, now })];
  const imported = {
    import_id: importId,
    guest_id: guest.id,
    made: 0,
    filled: JSON.stringify(Object.keys(change)),
    note_id: notes[0]?.id ?? null,
    left_as: imprintOfGuest({ ...before, ...change }),
  };
  await insertGuests(tx, { guests: [], terms: [], notes, externalIds: [], imported: [imported] });
}

function noteRow(
  id: string,
  { guestId, note, actorId, now }: { guestId: string; note: string; actorId: string; now: number },
) {
  return { id, guest_id: guestId, note, pinned: 0, author_id: actorId, created_at: now, changed_at: now };
}
