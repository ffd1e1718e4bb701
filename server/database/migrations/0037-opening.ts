import type { Migration } from "#server/database/migration.ts";

/** When the salon opened for booking, and invitations to work there. A salon that has taken bookings is open. */
export const opening: Migration = {
  name: "0037-opening",
  statements: () => [
    `alter table salon add column opened_at bigint`,
    `alter table salon add column opened_by text`,
    `alter table salon add column opens_on text`,
    `alter table salon add column mail_arrived_at bigint`,
    `update salon set opened_at = created_at where demo = 1 or exists (select 1 from bookings)
      or exists (select 1 from purchases) or exists (select 1 from memberships)`,
    `create table invitations (
      id text primary key,
      email text not null unique,
      role text not null check (role in ('staff', 'admin')),
      invited_by text not null references users (id),
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index users_of_team on users (role) where role <> 'customer'`,
  ],
};
