import type { Expression, SqlBool } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { UserRow } from "#server/database/users.ts";

export interface CallerRow extends Pick<UserRow, "id" | "email" | "role" | "name" | "phone"> {
  /** The catalogue's version at the same moment. */
  version: string;
}

/** A living user whose session lives. @param isLive whether it does */
export function findCaller(
  db: Handle,
  id: string,
  isLive: Expression<SqlBool>,
): Promise<CallerRow | undefined> {
  return db
    .selectFrom(["users", "catalogue_version"])
    .select(["users.id", "email", "role", "name", "phone", "version"])
    .where("users.id", "=", id)
    .where("deleted_at", "is", null)
    .where(isLive)
    .executeTakeFirst();
}
