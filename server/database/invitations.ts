import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { InvitationsTable } from "#server/database/schema/people.ts";

export type InvitationRow = Selectable<InvitationsTable>;

/** Open invitations, newest first. */
export function listInvitations(db: Handle, now: number): Promise<InvitationRow[]> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** An open invitation. */
export function findInvitation(db: Handle, id: string, now: number): Promise<InvitationRow | undefined> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Saves an invitation in place of the previous one to the same address, whose link stops working. @returns its id */
export async function replaceInvitation(db: Handle, invitation: Omit<InvitationRow, "id">): Promise<string> {
  const id = newId();
  await db
    .insertInto("invitations")
    .values({ ...invitation, id })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ ...invitation, id }))
    .execute();
  return id;
}

/** @returns the number of invitations removed */
export async function removeInvitation(db: Handle, id: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("invitations").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes invitations that ended before an instant, that went to an address, or that a person sent. */
export async function forgetInvitations(
  db: Handle,
  about: { now: number } | { email: string } | { invitedBy: string },
): Promise<void> {
  let query = db.deleteFrom("invitations");
  if ("now" in about) query = query.where("expires_at", "<=", about.now);
  else if ("email" in about) query = query.where("email", "=", about.email);
  else query = query.where("invited_by", "=", about.invitedBy);
  await query.execute();
}
