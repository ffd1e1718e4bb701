import type { Migration } from "#server/database/migration.ts";

/** At most one existing user per verified address. If a race has left several, the first one keeps it. */
export const oneVerifiedUser: Migration = {
  name: "0021-one-verified-user",
  statements: () => [
    `update users set email_verified = 0
      where email_verified = 1 and deleted_at is null and exists (
        select 1 from users older
        where older.email = users.email and older.email_verified = 1 and older.deleted_at is null
        and (older.created_at < users.created_at or (older.created_at = users.created_at and older.id < users.id))
      )`,
    `create unique index users_by_verified_email on users (email) where email_verified = 1 and deleted_at is null`,
  ],
};
