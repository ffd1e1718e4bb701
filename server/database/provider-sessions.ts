import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ProviderSessionsTable } from "#server/database/schema/people.ts";

export type ProviderSessionRow = Selectable<ProviderSessionsTable>;

type Owner = Pick<ProviderSessionRow, "provider" | "subject">;

/**
 * Records that a sign-in was used again. The first use creates its row.
 * @returns whether it is valid: false once it was ended
 */
export async function saveProviderSession(
  db: Handle,
  session: Owner & { id: string; userAgent: string | null },
  now: number,
): Promise<boolean> {
  const { id, provider, subject, userAgent } = session;
  const noted = await db
    .insertInto("provider_sessions")
    .values({ id, provider, subject, user_agent: userAgent, created_at: now, seen_at: now, ended_at: null })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ seen_at: now }).where("provider_sessions.ended_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Valid sign-ins, most recently used first. */
export function listProviderSessions(
  db: Handle,
  owner: Owner,
  seenSince: number,
): Promise<ProviderSessionRow[]> {
  return ofOwner(db, owner).where("seen_at", ">", seenSince).orderBy("seen_at", "desc").execute();
}

/** Whether a sign-in is valid and was used since an instant, as a condition for a statement. */
export function liveProviderSession(id: string, seenSince: number): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from provider_sessions where id = ${id} and ended_at is null and seen_at > ${seenSince}
  )`;
}

/** Deletes sign-ins that have not been used since an instant. The next use creates the row again. Ended ones stay. */
export async function forgetIdleSessions(db: Handle, seenSince: number): Promise<void> {
  await db
    .deleteFrom("provider_sessions")
    .where("ended_at", "is", null)
    .where("seen_at", "<=", seenSince)
    .execute();
}

/**
 * Ends one sign-in of an account, or all of them. The rows stay, since the provider's proof outlives them.
 * @returns how many
 */
export async function endProviderSessions(
  db: Handle,
  { provider, subject }: Owner,
  now: number,
  id?: string,
): Promise<number> {
  let query = db
    .updateTable("provider_sessions")
    .set({ ended_at: now, user_agent: null })
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("ended_at", "is", null);
  if (id !== undefined) query = query.where("id", "=", id);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

function ofOwner(db: Handle, { provider, subject }: Owner) {
  return db
    .selectFrom("provider_sessions")
    .selectAll()
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("ended_at", "is", null);
}
