import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { GuestMergesTable } from "#server/database/schema/guests.ts";

export type GuestMergeRow = Selectable<GuestMergesTable>;

export async function insertGuestMerge(db: Handle, merge: Insertable<GuestMergesTable>): Promise<void> {
  await db.insertInto("guest_merges").values(merge).execute();
}

/** A merge that has not ended, by its id. */
export async function findGuestMerge(db: Handle, id: string): Promise<GuestMergeRow | undefined> {
  return await db
    .selectFrom("guest_merges")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Merges of a guest and its parts that can still be undone, with the guests that were merged in, latest first. */
export async function listGuestMerges(db: Handle, parts: readonly string[], since: number) {
  return await db
    .selectFrom("guest_merges")
    .innerJoin("guests as gone", "gone.id", "guest_merges.gone_id")
    .select(["guest_merges.id", "guest_merges.at", "gone.name", "gone.phone"])
    .where("guest_merges.kept_id", "in", parts)
    .where("guest_merges.at", ">", since)
    .where("guest_merges.ended_at", "is", null)
    .orderBy("guest_merges.at", "desc")
    .limit(20)
    .execute();
}

/** Later merges into some guests that still stand, oldest first. */
export async function listMergesSince(
  db: Handle,
  parts: readonly string[],
  { id, at }: { id: string; at: number },
): Promise<GuestMergeRow[]> {
  return await db
    .selectFrom("guest_merges")
    .selectAll()
    .where("kept_id", "in", parts)
    .where((eb) => eb.or([eb("at", ">", at), eb.and([eb("at", "=", at), eb("id", ">", id)])]))
    .where("at", ">=", at)
    .where("ended_at", "is", null)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** Rewrites what a merge replaced, after an earlier merge was undone. */
export async function changeMergeFields(db: Handle, id: string, fields: object): Promise<void> {
  await db
    .updateTable("guest_merges")
    .set({ fields: JSON.stringify(fields) })
    .where("id", "=", id)
    .execute();
}

/** Makes guests parts of another one and unlists them. Null makes them independent again. */
export async function moveParts(db: Handle, ids: readonly string[], to: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("guests")
    .set({ merged_into: to, listed: to === null ? 1 : 0 })
    .where("id", "in", ids)
    .execute();
}

export async function endGuestMerge(db: Handle, id: string, now: number): Promise<void> {
  await db.updateTable("guest_merges").set({ ended_at: now, fields: "{}" }).where("id", "=", id).execute();
}

/** Ends merges that can no longer be undone: what they replaced is deleted. */
export async function endOldMerges(db: Handle, before: number, now: number): Promise<void> {
  await db
    .updateTable("guest_merges")
    .set({ ended_at: now, fields: "{}" })
    .where("ended_at", "is", null)
    .where("at", "<=", before)
    .execute();
}
