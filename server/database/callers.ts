import { type Expression, type SqlBool, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { UserRow } from "#server/database/users.ts";

export interface CallerRow extends Pick<UserRow, "id" | "email" | "role" | "name" | "phone"> {
  /** The catalogue's version at the same moment. */
  version: string;
}

/**
 * A living user with a living session. Every secured call asks this, and text is compiled in half the time of a built query.
 * @param isLive whether the session lives
 */
export async function findCaller(
  db: Handle,
  id: string,
  isLive: Expression<SqlBool>,
): Promise<CallerRow | undefined> {
  const { rows } = await sql<CallerRow>`
    select users.id, email, role, name, phone, version from users, catalogue_version
    where users.id = ${id} and deleted_at is null and ${isLive}`.execute(db);
  return rows[0];
}

/** Whether a condition holds now. */
export async function isSo(db: Handle, condition: Expression<SqlBool>): Promise<boolean> {
  const { rows } = await sql`select 1 where ${condition}`.execute(db);
  return rows.length > 0;
}
