import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { GuestNotesTable } from "#server/database/schema/guests.ts";

export type GuestNoteRow = Selectable<GuestNotesTable> & { author_name: string | null };

/** The notes about a guest and its parts: the pinned one, then the newest first. */
export async function listGuestNotes(db: Handle, parts: readonly string[]): Promise<GuestNoteRow[]> {
  return await db
    .selectFrom("guest_notes")
    .leftJoin("users", "users.id", "guest_notes.author_id")
    .selectAll("guest_notes")
    .select("users.name as author_name")
    .where("guest_id", "in", parts)
    .orderBy("pinned", "desc")
    .orderBy("guest_notes.created_at", "desc")
    .orderBy("guest_notes.id", "desc")
    .execute();
}

export async function findGuestNote(
  db: Handle,
  id: string,
): Promise<Selectable<GuestNotesTable> | undefined> {
  return await db.selectFrom("guest_notes").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertGuestNote(db: Handle, note: Insertable<GuestNotesTable>): Promise<void> {
  await db.insertInto("guest_notes").values(note).execute();
}

export async function changeGuestNote(
  db: Handle,
  id: string,
  change: { pinned: number; note?: string; author_id?: string; changed_at?: number },
): Promise<void> {
  await db.updateTable("guest_notes").set(change).where("id", "=", id).execute();
}

/** Unpins all notes of a guest and its parts. */
export async function unpinNotes(db: Handle, parts: readonly string[]): Promise<void> {
  await db
    .updateTable("guest_notes")
    .set({ pinned: 0 })
    .where("guest_id", "in", parts)
    .where("pinned", "=", 1)
    .execute();
}

/** @returns the number of notes removed */
export async function removeGuestNote(db: Handle, id: string): Promise<number> {
  const result = await db.deleteFrom("guest_notes").where("id", "=", id).executeTakeFirst();
  return Number(result.numDeletedRows);
}
