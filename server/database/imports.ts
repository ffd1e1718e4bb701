import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import type {
  GuestExternalIdsTable,
  GuestNotesTable,
  GuestsTable,
  GuestTermsTable,
  ImportedGuestsTable,
  ImportsTable,
} from "#server/database/schema/guests.ts";
import { listOffered } from "#server/database/services.ts";

/** All rows that an import of guests writes. */
export interface GuestWrites {
  guests: Insertable<GuestsTable>[];
  terms: Insertable<GuestTermsTable>[];
  notes: Insertable<GuestNotesTable>[];
  externalIds: Insertable<GuestExternalIdsTable>[];
  imported: Insertable<ImportedGuestsTable>[];
}

/** Records an import. */
export async function insertImport(db: Handle, row: Insertable<ImportsTable>): Promise<void> {
  await db.insertInto("imports").values(row).execute();
}

/**
 * What a plan depends on beside the diary. It changes with every import and every undone one, with a new guest, and
 * with who works here and what is offered.
 * @param since epoch milliseconds; older imports stay
 */
export async function readStateOfPlans(db: Handle, since: number): Promise<string> {
  // An id begins with its time, so the largest is the newest.
  const newest = await db.selectFrom("guests").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  const masters = await db.selectFrom("masters").select("id").where("active", "=", 1).orderBy("id").execute();
  const services = await listOffered(db);
  return JSON.stringify([await stateOfImports(db, since), newest, masters, services]);
}

async function stateOfImports(db: Handle, since: number): Promise<string> {
  const rows = await db
    .selectFrom("imports")
    .select(["id", "taken_back_at"])
    .where("at", ">", since)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, taken_back_at }) => `${id} ${taken_back_at ?? ""}`).join("\n");
}

/** Whether all of some guests exist and are neither merged nor erased. */
export async function areListed(db: Handle, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const found = await inParts(wanted, atOnce, (some) =>
    db.selectFrom("guests").select("id").where("id", "in", some).where("listed", "=", 1).execute(),
  );
  return found.length === wanted.length;
}

/** Writes the guests of an import in few statements. */
export async function insertGuests(
  db: Handle,
  { guests, terms, notes, externalIds, imported }: GuestWrites,
): Promise<void> {
  await inParts(guests, atOnce, (some) =>
    db
      .insertInto("guests")
      .values([...some])
      .execute(),
  );
  await inParts(terms, 5 * atOnce, (some) =>
    db
      .insertInto("guest_terms")
      .values([...some])
      .execute(),
  );
  await inParts(notes, atOnce, (some) =>
    db
      .insertInto("guest_notes")
      .values([...some])
      .execute(),
  );
  await inParts(externalIds, atOnce, (some) =>
    db
      .insertInto("guest_external_ids")
      .values([...some])
      .onConflict((known) => known.doNothing())
      .execute(),
  );
  await inParts(imported, atOnce, (some) =>
    db
      .insertInto("imported_guests")
      .values([...some])
      .execute(),
  );
}

/** The latest imports, each with the name of the person who made it. */
export async function listImports(db: Handle): Promise<(Selectable<ImportsTable> & { by: string | null })[]> {
  return await db
    .selectFrom("imports")
    .leftJoin("users", "users.id", "imports.actor_id")
    .selectAll("imports")
    .select("users.name as by")
    .orderBy("imports.at", "desc")
    .orderBy("imports.id", "desc")
    .limit(20)
    .execute();
}

export async function findImport(db: Handle, id: string): Promise<Selectable<ImportsTable> | undefined> {
  return await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The guests that an import made or added to, as they are now, and whether a visit, a package, a place on the waiting
 * list, a merge or another note has touched them.
 */
export async function listImported(db: Handle, importId: string) {
  // Read once, not for each guest: PostgreSQL has no statistics yet on rows that were just written.
  const meant = db.selectFrom("imported_guests").select("guest_id").where("import_id", "=", importId);
  const uses = db
    .selectFrom("bookings")
    .select(["guest_id", "created_at"])
    .where("guest_id", "in", meant)
    .unionAll(db.selectFrom("waiting").select(["guest_id", "created_at"]).where("guest_id", "in", meant))
    .unionAll(
      db
        .selectFrom("bought_packages")
        .innerJoin("gift_cards", "gift_cards.id", "bought_packages.id")
        .select(["bought_packages.guest_id", "gift_cards.created_at"])
        .where("bought_packages.guest_id", "in", meant),
    );
  const used = db
    .selectFrom(uses.as("uses"))
    .groupBy("uses.guest_id")
    .select((eb) => ["uses.guest_id", eb.fn.max("uses.created_at").as("at")]);
  return await db
    .selectFrom("imported_guests as imported")
    .innerJoin("guests", "guests.id", "imported.guest_id")
    .leftJoin(used.as("used"), "used.guest_id", "guests.id")
    .where("imported.import_id", "=", importId)
    .where("guests.forgotten_at", "is", null)
    .selectAll("guests")
    .select("used.at as usedAt")
    .select(["imported.made", "imported.filled", "imported.note_id", "imported.left_as"])
    .select(({ exists, selectFrom, or, not, eb }) => [
      or([
        eb("used.guest_id", "is not", null),
        exists(
          selectFrom("guest_merges as kept").select("kept.id").whereRef("kept.kept_id", "=", "guests.id"),
        ),
        exists(selectFrom("guests as part").select("part.id").whereRef("part.merged_into", "=", "guests.id")),
        eb("guests.merged_into", "is not", null),
        exists(
          selectFrom("guest_notes as other")
            .select("other.id")
            .whereRef("other.guest_id", "=", "guests.id")
            .where((note) =>
              note.or([
                note("imported.note_id", "is", null),
                note("other.id", "!=", note.ref("imported.note_id")),
                note("other.changed_at", "!=", note.ref("other.created_at")),
                note("other.pinned", "=", 1),
              ]),
            ),
        ),
        not(
          or([
            eb("imported.note_id", "is", null),
            exists(
              selectFrom("guest_notes as own").select("own.id").whereRef("own.id", "=", "imported.note_id"),
            ),
          ]),
        ),
      ]).as("isTouched"),
    ])
    .execute();
}

/** Erases guests that an import made and nothing has touched: nothing that it recorded of them is left. */
export async function removeImportedGuests(db: Handle, ids: readonly string[], now: number): Promise<void> {
  for (const table of ["guest_terms", "guest_notes", "guest_external_ids"] as const)
    await inParts(ids, atOnce, (some) => db.deleteFrom(table).where("guest_id", "in", some).execute());
  await inParts(ids, atOnce, (some) =>
    db
      .updateTable("guests")
      .set({ name: "", phone: "", phone_key: "", email: "", address: "", listed: 0, forgotten_at: now })
      .where("id", "in", some)
      .execute(),
  );
}

/** Removes notes that nobody has changed or pinned. */
export async function removeUnchangedNotes(db: Handle, ids: readonly string[]): Promise<void> {
  await inParts(ids, atOnce, (some) =>
    db
      .deleteFrom("guest_notes")
      .where("id", "in", some)
      .whereRef("changed_at", "=", "created_at")
      .where("pinned", "=", 0)
      .execute(),
  );
}

/**
 * Marks an import as undone and deletes its record of what it made.
 * @param leftIds what stays; the next import recognises it by the other system's id
 */
export async function endImport(
  db: Handle,
  id: string,
  leftIds: readonly string[],
  now: number,
): Promise<void> {
  await db.updateTable("imports").set({ taken_back_at: now }).where("id", "=", id).execute();
  for (const table of ["imported_guests", "imported_rows"] as const)
    await db.deleteFrom(table).where("import_id", "=", id).execute();
  const stays = new Set(leftIds);
  const guests = await db
    .selectFrom("guest_external_ids")
    .select("guest_id")
    .where("import_id", "=", id)
    .execute();
  const goneGuests = new Set(guests.map(({ guest_id }) => guest_id)).difference(stays);
  await inParts([...goneGuests], atOnce, (some) =>
    db.deleteFrom("guest_external_ids").where("import_id", "=", id).where("guest_id", "in", some).execute(),
  );
  const rows = await db.selectFrom("import_keys").select("subject_id").where("import_id", "=", id).execute();
  const gone = new Set(rows.map(({ subject_id }) => subject_id)).difference(stays);
  await inParts([...gone], atOnce, (some) =>
    db.deleteFrom("import_keys").where("import_id", "=", id).where("subject_id", "in", some).execute(),
  );
}

/** Deletes what is recorded of imports in a span, which can no longer be undone. Epoch milliseconds, `to` included. */
export async function forgetImported(db: Handle, { from, to }: { from: number; to: number }): Promise<void> {
  const ended = await db
    .selectFrom("imports")
    .select("id")
    .where("at", ">", from)
    .where("at", "<=", to)
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const { id } of ended)
    for (const table of ["imported_guests", "imported_rows"] as const)
      await db.deleteFrom(table).where("import_id", "=", id).execute();
}
